#if canImport(FoundationNetworking)
import FRP
import Foundation
import FoundationNetworking
import Harness
import Testing

@testable import FRPFoundation

/// Over real sockets, so in real time.
@Suite("Connections") struct ConnectionTests {
    private let connection = Connection(patience: 60, time: 60)
    private static let request = Array("GET / HTTP/1.1\r\n\r\n".utf8)

    private func ask(_ server: HostileServer, over connection: Connection) throws {
        try connection.open(to: "127.0.0.1", port: Int(server.port))
        try connection.send(Self.request)
    }

    private func code(_ attempt: () throws -> Void) -> URLError.Code? {
        do { try attempt() } catch { return (error as? URLError)?.code }
        return nil
    }

    @Test func `What is sent arrives, what is answered comes back, and then the end`() throws {
        let server = try HostileServer { target in [.send("you said \(target)")] }
        try connection.open(to: "localhost", port: Int(server.port))
        try connection.send(Array("GET /hello HTTP/1.1\r\n\r\n".utf8))
        var answer: [UInt8] = []
        while case let portion = try connection.receive(), !portion.isEmpty { answer += portion }
        #expect(String(decoding: answer, as: UTF8.self) == "you said /hello")
        connection.close()
    }

    @Test func `Where nobody listens it cannot connect`() {
        let error = #expect(throws: URLError.self) { try connection.open(to: "127.0.0.1", port: 1) }
        #expect(error?.code == .cannotConnectToHost && error?.localizedDescription == "Connection refused")
    }

    @Test func `A host that there is not is not found`() {
        let error = #expect(throws: URLError.self) { try connection.open(to: "nowhere.invalid", port: 80) }
        #expect(error?.code == .cannotFindHost)
        #expect(error?.localizedDescription.hasPrefix("the host nowhere.invalid was not found, ") == true)
    }

    @Test func `A server that stands still is left when patience is over`() throws {
        let server = try HostileServer { _ in [.silence] }
        let connection = Connection(patience: 0.1, time: 60)
        try ask(server, over: connection)
        #expect(code { _ = try connection.receive() } == .timedOut)
        connection.close()
        #expect(server.isLeft(within: 10))
    }

    @Test func `A server that never stands still is left when the time is over`() throws {
        let server = try HostileServer { _ in [.drip([7])] }
        let connection = Connection(patience: 60, time: 0.2)
        let code = code {
            try ask(server, over: connection)
            while try !connection.receive().isEmpty {}
        }
        #expect(code == .timedOut)
        connection.close()
        #expect(server.isLeft(within: 10))
    }

    @Test func `A server that takes no connection is left when patience is over`() throws {
        let server = try UnattendedServer()
        try connection.open(to: "127.0.0.1", port: Int(server.port))
        let second = Connection(patience: 0.1, time: 60)
        #expect(code { try second.open(to: "127.0.0.1", port: Int(server.port)) } == .timedOut)
        connection.close()
    }

    @Test func `What is cut while it connects ends at once`() throws {
        let server = try UnattendedServer()
        try connection.open(to: "127.0.0.1", port: Int(server.port))
        try expectEnd { try $0.open(to: "127.0.0.1", port: Int(server.port)) }
        connection.close()
    }

    @Test func `What is cut while it sends ends at once`() throws {
        let talk = [UInt8](repeating: 7, count: 10_000_000)
        let server = try HostileServer { _ in [.send(talk)] }
        try expectEnd { connection in
            try connection.open(to: "127.0.0.1", port: Int(server.port))
            while true { try connection.send(Self.request + [UInt8](repeating: 7, count: 100_000)) }
        }
        #expect(server.isLeft(within: 10))
    }

    @Test func `What is cut while it receives ends at once`() throws {
        let server = try HostileServer { _ in [.silence] }
        try expectEnd { connection in
            try ask(server, over: connection)
            _ = try connection.receive()
        }
        #expect(server.isLeft(within: 10))
    }

    /// Does it on another thread 30 times, and cuts it, each time a little later.
    private func expectEnd(_ work: @escaping @Sendable (Connection) throws -> Void) throws {
        for round in 0..<30 {
            let connection = Connection(patience: 60, time: 60)
            let (begun, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let error = Lock<(any Error)?>(nil)
            Thread.detachNewThread {
                begun.signal()
                do { try work(connection) } catch let thrown { _ = error.exchange(thrown) }
                connection.close()
                ended.signal()
            }
            begun.wait()
            for _ in 0..<round * 50 { sched_yield() }
            connection.cut()
            // At once where nothing else runs; tests run beside others.
            try #require(ended.wait(timeout: .now() + 5) == .success)
            #expect((error.withLock(\.self) as? URLError)?.code == .cancelled)
        }
    }

    @Test func `After it was cut nothing is begun`() {
        connection.cut()
        #expect(code { try connection.open(to: "127.0.0.1", port: 1) } == .cancelled)
        #expect(code { try connection.send([7]) } == .cancelled)
        #expect(code { _ = try connection.receive() } == .cancelled)
    }
}
#endif
