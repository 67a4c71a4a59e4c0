import Foundation
import Synchronization

@Suite("Answers that stay open", .waits) struct StreamTests {
    /// A server that opens streams.
    private struct Rig {
        private final class Streams: Sendable {
            let all = Mutex<[HTTPStream]>([])
            let opened = DispatchSemaphore(value: 0)
        }

        let server: LoopbackServer
        private let streams = Streams()

        init() throws {
            let limits = limits { $0.timeForRequest = .milliseconds(100) }
            server = try LoopbackServer(limits: limits) { [streams] _ in
                .events { stream in
                    streams.all.withLock { $0.append(stream) }
                    streams.opened.signal()
                }
            }
        }

        /// A client of the server, and the stream to it.
        func reader() throws -> (client: RawClient, stream: HTTPStream) {
            let client = try server.client(askingFor: "/events")
            let answer = try client.answer()
            #expect(answer.headers["content-type"] == "text/event-stream" && answer.length == nil)
            #expect(streams.opened.wait(timeout: .now() + 20) == .success)
            let latest = streams.all.withLock(\.last)
            return (client, try #require(latest))
        }
    }

    @Test func `Each event reaches all readers when it is sent`() throws {
        let rig = try Rig()
        let readers = try (1...3).map { _ in try rig.reader() }
        for event in ["reload", "two\nlines", ""] {
            for reader in readers { #expect(reader.stream.send(event: event)) }
            for reader in readers {
                let text = try reader.client.text(until: "\n\n")
                #expect(text == "data: \(event.replacing("\n", with: "\ndata: "))")
            }
            // The stream stays open, however long nothing is sent.
            #expect(!readers[0].client.hears(within: 150))
        }
    }

    @Test func `All events of a stream arrive before its end`() throws {
        let rig = try Rig()
        let (client, stream) = try rig.reader()
        stream.send("last words")
        stream.end()
        #expect(try client.rest() == Array("last words".utf8) && !stream.send("more"))
    }

    @Test func `A client that has left, or reads nothing, is noticed, and does not delay others`() throws {
        let rig = try Rig()
        let (lazy, other) = try (rig.reader(), rig.reader())
        let gone = try rig.reader().stream
        try eventually("the one who has left to be noticed") { !gone.send("hello") }
        let words = String(repeating: "wind ", count: 200_000)
        let start = ContinuousClock.now
        try eventually("all buffers to be full") { !lazy.stream.send(words) }
        #expect(ContinuousClock.now - start < .seconds(5))
        #expect(try other.stream.send(event: "reload") && other.client.text(until: "\n\n") == "data: reload")
    }

    @Test func `A server that stops ends its streams`() throws {
        let rig = try Rig()
        let (client, stream) = try rig.reader()
        rig.server.stop()
        #expect(try client.rest().isEmpty && !stream.send("hello"))
    }
}
