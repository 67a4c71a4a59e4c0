import HTTPServer
import Synchronization

@testable import reader

/// A small server of the table of contents. A test controls its event streams, and can count them.
final class Audience: Sendable {
    private let passed = Mutex(0)
    private let passesWhileLoading: Bool
    private let listeners = Mutex<[HTTPStream]>([])
    private let server = Mutex<LoopbackServer?>(nil)

    /// - Parameter passesWhileLoading: whether one more exercise of 4.3 passes, without an event, each time that a page loads.
    init(passesWhileLoading: Bool = false) throws {
        self.passesWhileLoading = passesWhileLoading
        let server = try LoopbackServer { [weak self] in self?.answer($0) ?? HTTPAnswer(status: 503) }
        self.server.withLock { $0 = server }
    }

    var address: String { "http://127.0.0.1:\(server.withLock { $0?.port } ?? 0)/" }

    /// The number of open streams.
    var streams: Int { send(":\n\n") }

    /// Sets the number of passed exercises of 4.3, and sends an event.
    func pass(_ count: Int) {
        passed.withLock { $0 = count }
        send("data: {\"kind\":\"changed\",\"sections\":[\"4.3\"]}\n\n")
    }

    /// Sends an event with the current activity.
    func show(activity: String) { send("data: {\"kind\":\"activity\",\"text\":\"\(activity)\"}\n\n") }

    /// Returns the number of streams that have taken it.
    @discardableResult private func send(_ text: String) -> Int {
        listeners.withLock { listeners in
            listeners.removeAll { !$0.send(text) }
            return listeners.count
        }
    }

    private func answer(_ request: HTTPRequest) -> HTTPAnswer {
        let path = String(request.path.dropFirst())
        if path == "events" {
            return .events { [self] stream in
                listeners.withLock { listeners in
                    stream.send(event: #"{"kind":"hello"}"#)
                    listeners.append(stream)
                }
            }
        }
        if passesWhileLoading, path == "page.js" { passed.withLock { $0 += 1 } }
        if Assets.names.contains(path), let bytes = try? Assets.bytes(of: path) {
            return HTTPAnswer(contentType: Assets.contentType(of: path), body: bytes)
        }
        let learner = Learner(passed: ["4.3": passed.withLock(\.self)])
        let page = ContentsPage(in: Setting(learner: learner) { _, _ in nil })
        return HTTPAnswer(contentType: "text/html; charset=utf-8", body: Array(page.html.text.utf8))
    }
}
