import FRP
import Foundation
import Harness
import HTTPServer
import Testing

@Suite("Starting and stopping") struct StopTests {
    @Test func `Stopping ends every connection at once, whatever it is at, and waits for handlers only`()
        throws
    {
        let (entered, go, stopped) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        let server = try RunningServer { request in
            switch request.path {
            case "/slow":
                entered.signal()
                go.wait()
            case "/big": return HTTPAnswer(body: [UInt8](repeating: 7, count: 32_000_000))
            case "/silent": return HTTPAnswer(fault: .silence)
            case "/late": return HTTPAnswer(fault: .delay(.seconds(1_000)))
            default: break
            }
            return RunningServer.describe(request)
        }
        // Whatever fails: the server stops only when its handler has returned.
        defer {
            go.signal()
            server.stop()
        }
        let clients = try ["/slow", "/big", "/silent", "/late", "/"].map { path in
            let client = try RawClient(server.port)
            try client.send("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
            return client
        }
        let unfinished = try RawClient(server.port)
        try unfinished.send("GET / HT")
        #expect(entered.wait(timeout: .now() + 20) == .success)
        #expect(clients[1].hears(within: 20_000))
        #expect(try clients[4].answer().status == 200)
        Thread.detachNewThread {
            server.stop()
            stopped.signal()
        }
        for client in clients + [unfinished] {
            do { _ = try client.rest() } catch { #expect(error as? ClientError == .reset) }
        }
        #expect(stopped.wait(timeout: .now() + 0.1) == .timedOut)
        go.signal()
        #expect(stopped.wait(timeout: .now() + 20) == .success)
        #expect(throws: ClientError.refused) { try RawClient(server.port) }
    }

    @Test func `No thread of a stopped server is left`() throws {
        let server = try RunningServer()
        _ = try RawClient(server.port).get("/")
        #if os(Linux)
        let name = "http \(server.port)"
        #expect(becomes(5) { threads(named: name) })
        server.stop()
        // The last instructions of a thread come after it has told that it ends.
        #expect(becomes(0) { threads(named: name) })
        #endif
    }

    #if os(Linux)
    private func becomes(_ expected: Int, _ count: () -> Int) -> Bool {
        let end = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < end {
            if count() == expected { return true }
            sched_yield()
        }
        return false
    }

    private func threads(named name: String) -> Int {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return tasks.count { task in
            let comm = try? String(contentsOfFile: "/proc/self/task/\(task)/comm", encoding: .utf8)
            return comm == name + "\n"
        }
    }
    #endif

    @Test func `A server stops more than once, and starts again`() throws {
        let server = HTTPServer(answering: RunningServer.describe)
        server.stop()
        for _ in 1...20 {
            let port = try server.start()
            #expect(throws: HTTPServerError.isRunning) { try server.start() }
            #expect(try RawClient(port).get("/").status == 200)
            server.stop()
            server.stop()
            #expect(throws: ClientError.refused) { try RawClient(port) }
        }
    }

    @Test func `A handler may stop its own server`() throws {
        let own = Lock<HTTPServer?>(nil)
        let server = HTTPServer { request in
            own.withLock { $0 }?.stop()
            return RunningServer.describe(request)
        }
        _ = own.exchange(server)
        let port = try server.start()
        let client = try RawClient(port)
        try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        // The answer may be faster than the end.
        _ = try? client.rest()
        server.stop()
        #expect(throws: ClientError.refused) { try RawClient(port) }
        _ = own.exchange(nil)
    }

    @Test func `A server that nobody holds any more stops`() throws {
        var server: HTTPServer? = HTTPServer(answering: RunningServer.describe)
        let port = try #require(try server?.start())
        let client = try RawClient(port)
        #expect(try client.get("/").status == 200)
        server = nil
        #expect(try client.rest().isEmpty)
    }

    @Test func `Two servers know nothing of each other`() throws {
        let first = try RunningServer { _ in .text("first") }
        let second = try RunningServer { _ in .text("second") }
        let (one, two) = try (RawClient(first.port), RawClient(second.port))
        #expect(
            try first.port != second.port && one.get("/").text == "first" && two.get("/").text == "second")
        first.stop()
        #expect(try one.rest().isEmpty && two.get("/").text == "second")
    }
}
