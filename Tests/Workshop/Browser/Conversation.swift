import Foundation
import Synchronization

/// Commands to a browser and its answers, which come in any order, with events between them.
///
/// A thread of its own reads what the browser says, and wakes who waits for it. No answer within the limit is an error.
final class Conversation: Sendable {
    private struct State {
        var lastID = 0
        var answers: [Int: Message] = [:]
        var awaited: Set<Int> = []
        var isOver = false
    }

    /// Seconds in which the browser has to answer.
    let limit: Double
    private let wire: Wire
    private let state = Watched(State())
    private let listeners = Mutex<[String: @Sendable (Message) -> Void]>([:])

    init(over wire: Wire, limit: Double = 30) { (self.wire, self.limit) = (wire, limit) }

    /// Reads until the browser has closed its end, and calls `afterwards` then.
    func begin(afterwards: @escaping @Sendable () -> Void) {
        Thread.detachNewThread { [self] in
            wire.receive { text in
                guard let message = try? Message(text) else { return }
                take(message)
            }
            afterwards()
            state.change { $0.isOver = true }
        }
    }

    /// Whether the browser is gone.
    var isOver: Bool { state.current.isOver }

    /// Says no more, and waits until the browser is gone. Returns whether it is.
    func end(seconds: Double) -> Bool {
        wire.hangUp()
        return state.wait(seconds: seconds) { $0.isOver ? true : nil } != nil
    }

    /// Calls `hear` with the events of a session, on the thread that reads.
    func listen(to session: String, _ hear: @escaping @Sendable (Message) -> Void) {
        listeners.withLock { $0[session] = hear }
    }

    func ignore(_ session: String) { listeners.withLock { $0[session] = nil } }

    /// Gives a command, and waits for its answer.
    @discardableResult func call<Result: Decodable>(
        _ method: String, _ parameters: Parameters = [:], session: String? = nil,
        as type: Result.Type = Done.self
    ) throws -> Result {
        let id = state.change { state in
            state.lastID += 1
            state.awaited.insert(state.lastID)
            return state.lastID
        }
        defer { state.change { _ = $0.awaited.remove(id) } }
        var command: Parameters = ["id": id, "method": method, "params": parameters]
        command["sessionId"] = session
        try wire.send(JSONSerialization.data(withJSONObject: command), seconds: limit)
        let answer = state.wait(seconds: limit) { state -> Message?? in
            if let answer = state.answers.removeValue(forKey: id) { return answer }
            return state.isOver ? .some(nil) : nil
        }
        guard let answer else {
            throw BrowserError("The browser has not answered \(method) within \(limit) seconds.")
        }
        guard let answer else { throw BrowserError("The browser has ended before it answered \(method).") }
        if let error = answer.head.error { throw BrowserError("\(method): \(error.message)") }
        return try answer.result(as: type)
    }

    private func take(_ message: Message) {
        if let id = message.head.id {
            state.change { if $0.awaited.contains(id) { $0.answers[id] = message } }
        } else if let session = message.head.sessionId {
            listeners.withLock { $0[session] }?(message)
        }
    }
}
