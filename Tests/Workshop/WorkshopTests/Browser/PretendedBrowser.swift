import Foundation

@testable import Browser

/// The other end of a connection: it reads some commands, answers them with the results of `answering`, and then is silent.
final class PretendedBrowser: Sendable {
    struct Command: Decodable {
        let id: Int
        let method: String
    }

    let conversation: Conversation
    private let leaving = DispatchSemaphore(value: 0)

    init(
        limit: Double = 30, taking count: Int = 0,
        answering: @escaping @Sendable ([Command]) -> [String] = { _ in [] }
    ) throws {
        let wire = try Wire()
        conversation = Conversation(over: wire, limit: limit)
        conversation.begin {}
        Thread.detachNewThread { [leaving] in
            let commands = (0..<count).compactMap { _ in Self.command(from: wire.theirs.reading) }
            for text in answering(commands) { Self.say(text, into: wire.theirs.writing) }
            leaving.wait()
            wire.handOver()
        }
    }

    deinit { leave() }

    /// Closes its ends when it has read its commands, as a browser does at its end.
    func leave() { leaving.signal() }

    private static func say(_ text: String, into descriptor: Int32) {
        _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    private static func command(from descriptor: Int32) -> Command? {
        var text: [UInt8] = []
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1, byte != 0 { text.append(byte) }
        return try? JSONDecoder().decode(Command.self, from: Data(text))
    }
}
