import Foundation
import Testing

@testable import HTTPServer

@Suite("One connection, in virtual time") struct ConnectionTests {
    private static let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    /// A connection of the server, and the client's end of it.
    private final class Pair {
        let connection: Connection
        private let client: Socket
        private var now = ContinuousClock.now
        private var room = [UInt8](repeating: 0, count: 65_536)

        init() throws {
            var ends: [Int32] = [-1, -1]
            try #require(socketpair(AF_UNIX, SocketPlatform.stream, 0, &ends) == 0)
            client = Socket(ends[0])
            connection = Connection(Socket(ends[1]), limits: HTTPLimits(), doorkeeper: nil, now: now) { _ in }
        }

        var reads: Bool { connection.interest & Int16(POLLIN) != 0 }
        var writes: Bool { connection.interest & Int16(POLLOUT) != 0 }

        /// What the loop does when bytes have come.
        func serve() { connection.serve(connection.interest, &room, now) }
        func next() -> HTTPRequest? { connection.nextRequest(now) }
        func deliver(_ answer: HTTPAnswer) { connection.deliver(answer, now) }
        func finish() { client.finish() }

        /// Sends what fits.
        func send(_ text: String) { _ = client.transmit(Array(text.utf8)[...]) }

        /// Reads what has come, so many bytes at most; says how many.
        @discardableResult
        func receive(_ count: Int = 65_536) -> Int {
            var room = [UInt8](repeating: 0, count: count)
            if case .moved(let count) = client.receive(into: &room) { return count }
            return 0
        }

        /// Whether the connection is still there so many seconds later.
        func survives(_ seconds: Double) -> Bool {
            now += .seconds(seconds)
            connection.expire(now)
            return !connection.isClosed
        }
    }

    @Test func `What was sent before the client finished is answered, even if both come at the same time`()
        throws
    {
        let pair = try Pair()
        pair.send(Self.request + Self.request)
        pair.finish()
        pair.serve()
        #expect(pair.next() != nil)
        pair.deliver(.text("first"))
        pair.serve()
        #expect(pair.next() != nil)
        pair.deliver(.text("second"))
        #expect(pair.next() == nil && pair.connection.isClosed)
    }

    @Test func `While an answer is awaited, so much is read ahead and no more`() throws {
        let pair = try Pair()
        pair.send(Self.request)
        pair.serve()
        #expect(pair.next() != nil)
        var turns = 0
        while pair.reads, turns < 100 {
            pair.send(String(repeating: "x", count: 10_000))
            pair.serve()
            turns += 1
        }
        #expect(turns == 7)
    }

    @Test func `A slow reader is dropped only if nothing moves for the whole time`() throws {
        let pair = try Pair()
        pair.send(Self.request)
        pair.serve()
        #expect(pair.next() != nil)
        pair.deliver(HTTPAnswer(body: [UInt8](repeating: 7, count: 10_000_000)))
        for _ in 1...5 {
            #expect(pair.writes && pair.survives(9))
            while pair.receive() > 0 {}
            pair.serve()
        }
        #expect(pair.survives(9) && !pair.survives(1.1))
    }

    @Test(
        "How long a client may take",
        arguments: [
            ("", 30, false), ("G", 10, true), (request, 30, false), (request + "G", 10, true),
            (request + "\r\n", 10, false),
        ] as [(String, Double, Bool)]
    )
    func times(sent: String, seconds: Double, isTold: Bool) throws {
        let pair = try Pair()
        #expect(pair.survives(1))
        pair.send(sent)
        pair.serve()
        if pair.next() != nil {
            // A handler may take as long as it needs.
            #expect(pair.survives(10_000))
            pair.deliver(.text("dunes"))
            #expect(pair.next() == nil)
        }
        #expect(pair.survives(seconds - 1.1))
        pair.receive()
        #expect(pair.survives(1.2) == isTold)
        #expect((pair.receive() > 0) == isTold)
    }

    @Test func `Who was refused has two seconds to leave`() throws {
        let pair = try Pair()
        pair.send("rubbish\r\n")
        pair.serve()
        #expect(pair.next() == nil && pair.receive() > 0)
        #expect(pair.survives(1.9) && pair.reads && !pair.survives(0.2))
    }
}
