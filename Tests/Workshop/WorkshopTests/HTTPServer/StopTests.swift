import Foundation
import Synchronization
import Trials

@testable import Harness

@Suite("Stopping", .waits) struct StopTests {
    @Test func `Every connection ends at once, in any state, and the server waits only for handlers`() throws
    {
        let (entered, go) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let server = try LoopbackServer.alone(on: 20_100..<20_200) { request in
            switch request.path {
            case "/slow":
                entered.signal()
                go.wait()
            case "/big": return HTTPAnswer(body: [UInt8](repeating: 7, count: 32_000_000))
            case "/silent": return .raw { _ in }
            case "/late": _ = request.isAwaited(after: .seconds(1_000))
            default: break
            }
            return .asked(request)
        }
        // This has to happen whatever fails, because the server stops only when its handler has returned.
        defer {
            go.signal()
            server.stop()
        }
        let clients = try ["/slow", "/big", "/silent", "/late", "/"].map { try server.client(askingFor: $0) }
        let unfinished = try RawClient(server.port)
        try unfinished.send("GET / HT")
        #expect(entered.wait(timeout: .now() + 20) == .success)
        #expect(clients[1].hears(within: 20_000))
        #expect(try clients[4].answer().status == 200)
        let end = ThreadResult { server.stop() }
        for client in clients + [unfinished] {
            do { _ = try client.rest() } catch { #expect(error as? ClientError == .reset) }
        }
        #expect(end.wait(until: Deadline(seconds: 0.1)) == nil)
        go.signal()
        #expect(end.wait(until: Deadline(seconds: 20)) != nil)
        #expect(throws: ClientError.refused) { try RawClient(server.port) }
    }

    #if os(Linux)
    @Test func `No thread of a stopped server is left`() throws {
        let server = try LoopbackServer()
        let client = try server.client(askingFor: "/")
        let name = "http \(server.port)"
        try eventually("two threads") { threads(named: name) == 2 }
        server.stop()
        // A thread still runs a few instructions after it has reported its end.
        try eventually("no thread") { threads(named: name) == 0 }
        withExtendedLifetime(client) {}
    }

    @Test func `A program that is being started holds no port of a stopped server`() throws {
        let server = try LoopbackServer.alone(on: 20_400..<20_500)
        // Between `fork` and `exec` a program has all descriptors of its parent.
        let inherited = (0..<1024).filter { isListening($0, on: server.port) }.map { dup($0) }
        defer { for descriptor in inherited { close(descriptor) } }
        #expect(inherited.count == 1)
        server.stop()
        #expect(throws: ClientError.refused) { try RawClient(server.port) }
    }

    private func isListening(_ descriptor: Int32, on port: Int) -> Bool {
        let (isSocket, ownPort) = Loopback.withAddress { address, length in
            var length = length
            return getsockname(descriptor, address, &length) == 0
        }
        var (listens, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
        getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size)
        return isSocket && listens != 0 && ownPort == port
    }

    private func threads(named name: String) -> Int {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return tasks.count { task in
            let comm = try? String(contentsOfFile: "/proc/self/task/\(task)/comm", encoding: .utf8)
            return comm == name + "\n"
        }
    }
    #endif

    @Test func `A server may be stopped more than once, and others still work`() throws {
        let other = try LoopbackServer()
        let client = try RawClient(other.port)
        for _ in 1...20 {
            let server = try LoopbackServer.alone(on: 20_200..<20_300)
            #expect(try RawClient(server.port).get("/").status == 200)
            server.stop()
            server.stop()
            #expect(throws: ClientError.refused) { try RawClient(server.port) }
            #expect(try client.get("/").status == 200)
        }
    }

    @Test func `A certain port can be used by one server at a time, and is free at once after it`() throws {
        let port = try LoopbackServer.alone(on: 20_000..<20_100).port
        for _ in 1...3 {
            let server = try LoopbackServer(port: port) { .asked($0) }
            let client = try RawClient(port)
            #expect(try client.get("/").status == 200 && server.port == port)
            let error = #expect(throws: HTTPServerError.self) {
                try LoopbackServer(port: port) { .asked($0) }
            }
            #expect(error?.isPortTaken == true)
            // If the server closes first, the system remembers the connection for a minute.
            server.stop()
            withExtendedLifetime(client) {}
        }
    }

    @Test func `A handler may stop its own server`() throws {
        let own = Mutex<LoopbackServer?>(nil)
        let server = try LoopbackServer.alone(on: 20_300..<20_400) { request in
            own.withLock(\.self)?.stop()
            return .asked(request)
        }
        own.withLock { $0 = server }
        // The server's end may come before the answer.
        _ = try? server.client(askingFor: "/").rest()
        server.stop()
        #expect(throws: ClientError.refused) { try RawClient(server.port) }
        own.withLock { $0 = nil }
    }

    @Test func `A server that is released stops`() throws {
        var server: LoopbackServer? = try LoopbackServer()
        let client = try RawClient(try #require(server?.port))
        #expect(try client.get("/").status == 200)
        server = nil
        #expect(try client.rest().isEmpty)
    }
}
