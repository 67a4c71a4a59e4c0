import Foundation

/// A TCP socket, marked close-on-exec, so that no child process inherits it. It is closed when its last reference goes away.
///
/// A child process that is started between the opening of the socket and that mark still inherits it. Then the connection stays
/// open until that process ends.
final class Socket: Sendable {
    #if canImport(Darwin)
    private static let (kind, datagrams, sendFlags) = (SOCK_STREAM, SOCK_DGRAM, Int32(0))
    /// macOS has no such event.
    private static let peerClosed: Int32 = 0
    #else
    #if canImport(Glibc)
    private static let (kind, datagrams, sendFlags) = (
        Int32(SOCK_STREAM.rawValue), Int32(SOCK_DGRAM.rawValue), Int32(MSG_NOSIGNAL)
    )
    #else
    private static let (kind, datagrams, sendFlags) = (SOCK_STREAM, SOCK_DGRAM, Int32(MSG_NOSIGNAL))
    #endif
    /// `POLLRDHUP`, which Swift does not import: only if asked for it does Linux report that the other side sends no more.
    private static let peerClosed: Int32 = 0x2000
    #endif
    private let descriptor: Int32

    /// Takes over a descriptor that the system has opened.
    init(_ descriptor: Int32) throws {
        guard descriptor >= 0 else { throw HTTPServerError(number: errno) }
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        // Without it, the last part of an answer may wait for an acknowledgement (Nagle's algorithm).
        set(Int32(IPPROTO_TCP), TCP_NODELAY)
        #if canImport(Darwin)
        // If the client has left, `send` returns an error; otherwise a signal would end the program.
        set(SOL_SOCKET, SO_NOSIGPIPE)
        #endif
    }

    deinit { close(descriptor) }

    private func set(_ level: Int32, _ option: Int32) {
        var yes: Int32 = 1
        setsockopt(descriptor, level, option, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    // MARK: Connecting

    /// A socket without a connection.
    static func unconnected() throws -> Socket { try Socket(socket(AF_INET, kind, 0)) }

    /// Listens on 127.0.0.1, at this port; 0: at a port that the system chooses.
    static func listening(on port: Int) throws -> (socket: Socket, port: Int) {
        guard hasLoopback else { throw HTTPServerError(number: ENETUNREACH) }
        let listener = try unconnected()
        // Closed connections hold the port for a minute. With this option a restarted server gets it nevertheless.
        if port != 0 { listener.set(SOL_SOCKET, SO_REUSEADDR) }
        let (isListening, port) = withLoopback(port: port) { address, length in
            bind(listener.descriptor, address, length) == 0 && listen(listener.descriptor, SOMAXCONN) == 0
                && getsockname(listener.descriptor, address, &length) == 0
        }
        guard isListening else { throw HTTPServerError(number: errno) }
        return (listener, port)
    }

    /// Whether the loopback interface is switched on. If it is off, a server can listen nevertheless, but no client can connect. To
    /// connect a UDP socket sends nothing: the system only looks up the route.
    private static var hasLoopback: Bool {
        let probe = socket(AF_INET, datagrams, 0)
        guard probe >= 0 else { return true }
        defer { close(probe) }
        return withLoopback(port: 9) { connect(probe, $0, $1) == 0 || errno != ENETUNREACH }.0
    }

    /// Waits for the next client.
    func accepted() throws -> Socket {
        let client = try Socket(accept(descriptor, nil, nil))
        client.neverWaits()
        return client
    }

    /// Begins to connect. This wakes a thread that waits in `accept`.
    func connectWithoutWaiting(to port: Int) {
        neverWaits()
        _ = Self.withLoopback(port: port) { address, length in connect(descriptor, address, length) }
    }

    private func neverWaits() { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }

    /// Calls `use` with the address of a port on 127.0.0.1. Returns its result, and the port in the address after the call.
    private static func withLoopback<Result>(
        port: Int, _ use: (UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Result
    ) -> (Result, port: Int) {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { use($0, &length) }
        }
        return (result, Int(UInt16(bigEndian: address.sin_port)))
    }

    // MARK: Reading and writing

    /// Waits for bytes until `end`; `nil`: forever. Returns `nil` when that has passed, and an empty array when none will come.
    func read(until end: ContinuousClock.Instant?) -> [UInt8]? {
        while wait(for: POLLIN, until: end) {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count > 0 { return Array(buffer.prefix(count)) }
            if count == 0 || !isBlocked { return [] }
        }
        return nil
    }

    /// Reads and discards bytes until `end`, or until the other side closes; `nil`: with no time limit.
    func drain(until end: ContinuousClock.Instant?) {
        while let bytes = read(until: end), !bytes.isEmpty {}
    }

    /// Sends all these bytes. Returns false if the other side has closed, or has taken no byte for the time `patience`.
    func write(_ bytes: [UInt8], patience: Duration) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Self.sendFlags) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if !isBlocked || !wait(for: POLLOUT, until: .now + patience) {
                return false
            }
        }
        return true
    }

    /// Waits for `time`. Returns false as soon as the other side closes the connection or its sending half.
    func isOpen(after time: Duration) -> Bool {
        let end = ContinuousClock.now + time
        while isOpen {
            guard ContinuousClock.now < end else { return true }
            // On Linux `poll` reports that at once. On macOS it does not, so `isOpen` is read every 50 ms.
            if wait(for: Self.peerClosed, until: min(end, .now + .milliseconds(50))) { return false }
        }
        return false
    }

    private var isOpen: Bool {
        var byte: UInt8 = 0
        let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK))
        return count > 0 || count < 0 && isBlocked
    }

    /// Tells the other side that nothing more will come.
    func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Ends the connection, which wakes a thread that waits for the other side.
    func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// True if the last call failed only because it would have had to wait, or was interrupted by a signal.
    private var isBlocked: Bool { [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) }

    /// Waits for an event of `poll`. Returns false when `end` has passed.
    private func wait(for event: some BinaryInteger, until end: ContinuousClock.Instant?) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        while true {
            let left = end.map { ((($0 - .now) / .milliseconds(1)).rounded(.up)) }
            let count = poll(&request, 1, left.map { Int32(min(max($0, 0), 60_000)) } ?? -1)
            if count > 0 { return true }
            if let left, left <= 0 { return false }
        }
    }
}
