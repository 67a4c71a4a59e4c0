import Foundation
import Synchronization

/// A socket that listens on 127.0.0.1, on a port that the system chose. It is closed when nobody holds it.
final class Listener: Sendable {
    let port: UInt16
    private let descriptor: Int32
    private let isOver = Atomic(false)

    /// Listens at once, and keeps so many clients waiting.
    init(waiting: Int32 = 64) throws {
        let listener = Loopback.socket()
        let (isListening, port) = Loopback.withAddress { address, length in
            var length = length
            return bind(listener, address, length) == 0 && listen(listener, waiting) == 0
                && getsockname(listener, address, &length) == 0
        }
        (descriptor, self.port) = (listener, port)
        guard isListening else {
            throw HarnessError("Nothing can listen on 127.0.0.1 here (error \(errno)).")
        }
    }

    deinit { close(descriptor) }

    /// Waits for the next client, and returns the connection to it; `nil` when there will be no more.
    func next() -> Int32? {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return nil }
        guard isOver.load(ordering: .acquiring) else { return connection }
        close(connection)
        return nil
    }

    /// Lets the thread that waits for a client go on.
    func stop() {
        isOver.store(true, ordering: .releasing)
        #if canImport(Darwin)
        // There, only a client wakes it.
        let visitor = Loopback.socket()
        _ = Loopback.withAddress(port: Int(port)) { connect(visitor, $0, $1) }
        close(visitor)
        #else
        shutdown(descriptor, Int32(SHUT_RDWR))
        #endif
    }
}

/// A server on 127.0.0.1 that takes no connection. On Linux the system connects one client, and lets all others wait.
public final class UnattendedServer: Sendable {
    /// Where it listens; the system chose the port.
    public var port: UInt16 { listener.port }
    private let listener: Listener

    /// Listens at once.
    public init() throws { listener = try Listener(waiting: 0) }
}
