import Foundation
import Synchronization

/// The state that the threads of a server share: one thread accepts connections, and each connection has its own thread.
final class ServerRun: Sendable {
    private struct State {
        var clients: [ObjectIdentifier: Socket] = [:]
        var isEnding = false
    }

    let port: Int
    let limits: HTTPLimits
    let answering: @Sendable (HTTPRequest) -> HTTPAnswer
    private let state = Mutex(State())
    private let listener: Socket
    #if canImport(Darwin)
    private let wakeUpSocket: Socket
    #endif
    private let threads = DispatchGroup()

    init(port: Int, limits: HTTPLimits, answering: @escaping @Sendable (HTTPRequest) -> HTTPAnswer) throws {
        (self.limits, self.answering) = (limits, answering)
        #if canImport(Darwin)
        wakeUpSocket = try Socket.unconnected()
        #endif
        (listener, self.port) = try Socket.listening(on: port)
        startThread { [self] in accept() }
    }

    /// Closes all connections, and waits until all threads have ended; but not on one of them: it cannot wait for itself.
    func end() {
        let clients = state.withLock { state in
            state.isEnding = true
            return Array(state.clients.values)
        }
        for socket in clients { socket.hangUp() }
        // On Linux `shutdown` wakes a thread that waits in `accept`, and frees the port, even if a child process still has the
        // descriptor. On macOS only a new connection wakes it.
        listener.hangUp()
        #if canImport(Darwin)
        wakeUpSocket.connectWithoutWaiting(to: port)
        #endif
        if Thread.current.name != threadName { threads.wait() }
    }

    /// The name that debuggers and `ps -T` show.
    private var threadName: String { "http \(port)" }

    private func startThread(_ body: @escaping @Sendable () -> Void) {
        threads.enter()
        let body = Mutex<(@Sendable () -> Void)?>(body)
        let hasStarted = DispatchSemaphore(value: 0)
        let thread = Thread { [self] in
            // On Linux a thread cannot be named before `start` has returned, or by another thread.
            hasStarted.wait()
            Thread.current.name = threadName
            // Released here, so that its socket is closed before the thread counts as ended.
            body.withLock { $0.take() }?()
            threads.leave()
        }
        thread.start()
        hasStarted.signal()
    }

    private func accept() {
        while !state.withLock(\.isEnding) {
            do {
                welcome(try listener.accepted())
            } catch let error as HTTPServerError where [ECONNABORTED, EINTR].contains(error.number) {
                continue
            } catch  where state.withLock(\.isEnding) {
                return
            } catch {
                // The process has no more descriptors. Some may be closed soon, so it tries again.
                usleep(100_000)
            }
        }
    }

    private func welcome(_ socket: Socket) {
        let isWelcome = state.withLock { state in
            if !state.isEnding { state.clients[ObjectIdentifier(socket)] = socket }
            return !state.isEnding
        }
        guard isWelcome else { return }
        startThread { [self] in
            var connection = Connection(socket, of: self)
            connection.serve()
            state.withLock { $0.clients[ObjectIdentifier(socket)] = nil }
        }
    }
}
