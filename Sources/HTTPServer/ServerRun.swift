import Foundation
import Synchronization

/// What the threads of a server have in common: they accept clients, and serve one each.
final class ServerRun: Sendable {
    private struct Guests {
        var sockets: [ObjectIdentifier: Socket] = [:]
        /// Those who are not turned away. Whoever is takes no room from the next.
        var served: Set<ObjectIdentifier> = []
        /// Those who are served and have said nothing since they came; the first of them is longest here.
        var silent: [Socket] = []
        var isEnding = false

        /// Whoever is longest here and has said nothing leaves, and there is room for another. What was said need not be read yet.
        mutating func makeRoom() {
            guard let place = silent.firstIndex(where: \.isSilent) else { return }
            let other = silent.remove(at: place)
            served.remove(ObjectIdentifier(other))
            other.hangUp()
        }
    }

    /// How many clients are turned away at the same time. Any more are dropped without an answer.
    private static let turnedAwayAtOnce = 64

    let port: Int
    let limits: HTTPLimits
    let answering: @Sendable (HTTPRequest) -> HTTPAnswer
    private let guests = Mutex(Guests())
    private let listener: Socket
    #if canImport(Darwin)
    private let visitor: Socket
    #endif
    private let threads = DispatchGroup()

    init(port: Int, limits: HTTPLimits, answering: @escaping @Sendable (HTTPRequest) -> HTTPAnswer) throws {
        (self.limits, self.answering) = (limits, answering)
        #if canImport(Darwin)
        visitor = try Socket.unconnected()
        #endif
        (listener, self.port) = try Socket.listening(on: port)
        startThread { [self] in accept() }
    }

    /// Ends all connections, and waits until all threads have ended, except on one of them, which cannot wait for itself.
    func end() {
        let sockets = guests.withLock { guests in
            guests.isEnding = true
            return Array(guests.sockets.values)
        }
        for socket in sockets { socket.hangUp() }
        // On Linux `shutdown` wakes a thread that waits in `accept`, and frees the port, also while a program that is being started
        // still has it open. On macOS only a client wakes it.
        listener.hangUp()
        #if canImport(Darwin)
        visitor.knock(at: port)
        #endif
        if Thread.current.name != threadName { threads.wait() }
    }

    /// Debuggers and `ps -T` show it.
    private var threadName: String { "http \(port)" }

    private func startThread(_ body: @escaping @Sendable () -> Void) {
        threads.enter()
        let body = Mutex<(@Sendable () -> Void)?>(body)
        let hasStarted = DispatchSemaphore(value: 0)
        let thread = Thread { [self] in
            // On Linux a thread cannot be named before `start` has returned, or by another thread.
            hasStarted.wait()
            Thread.current.name = threadName
            // Taken out, so that its socket is closed before the thread counts as ended.
            body.withLock { $0.take() }?()
            threads.leave()
        }
        thread.start()
        hasStarted.signal()
    }

    private func accept() {
        while !guests.withLock(\.isEnding) {
            do {
                welcome(try listener.accepted())
            } catch let error as HTTPServerError where [ECONNABORTED, EINTR].contains(error.number) {
                continue
            } catch  where guests.withLock(\.isEnding) {
                return
            } catch {
                // The system has no more descriptors: some may be closed soon.
                usleep(100_000)
            }
        }
    }

    private func welcome(_ socket: Socket) {
        let id = ObjectIdentifier(socket)
        let isServed = guests.withLock { guests -> Bool? in
            guard !guests.isEnding, guests.sockets.count < limits.connections + Self.turnedAwayAtOnce else {
                return nil
            }
            guests.sockets[id] = socket
            if guests.served.count >= limits.connections { guests.makeRoom() }
            guard guests.served.count < limits.connections else { return false }
            guests.served.insert(id)
            guests.silent.append(socket)
            return true
        }
        guard let isServed else { return }
        startThread { [self] in
            var connection = Connection(socket, of: self)
            connection.serve(refusing: isServed ? nil : Refusal(503, "Too many clients are connected."))
            leave(socket)
        }
    }

    /// Whoever has spoken stays when there is no room for another.
    func noteWord(of socket: Socket) { guests.withLock { $0.silent.removeAll { $0 === socket } } }

    private func leave(_ socket: Socket) {
        guests.withLock { guests in
            guests.silent.removeAll { $0 === socket }
            guests.sockets[ObjectIdentifier(socket)] = nil
            guests.served.remove(ObjectIdentifier(socket))
        }
    }
}
