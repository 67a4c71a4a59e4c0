import Foundation
import Processes

/// A TCP socket that makes nobody wait and that no child process inherits; closed when nobody holds it.
final class Socket: Sendable {
    /// What became of a try to read or write.
    enum Transfer {
        case moved(Int)
        /// Nothing can be moved now.
        case blocked
        /// The other side sends no more.
        case ended
        /// The other side has gone.
        case failed
    }

    let descriptor: Int32

    /// Takes over a connected or listening socket.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        SocketPlatform.neverSignal(descriptor)
        // What is written goes out at once: the end of an answer does not wait for a receipt.
        var yes: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit { close(descriptor) }

    /// Listens on 127.0.0.1, on a port that the system chooses.
    static func listening() throws -> (socket: Socket, port: Int) {
        let listener = try open { socket(AF_INET, SocketPlatform.stream, 0) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener.descriptor, address, length) == 0 && listen(listener.descriptor, SOMAXCONN) == 0
                    && getsockname(listener.descriptor, address, &length) == 0
            }
        }
        guard isListening else { throw HTTPServerError.system(errno) }
        return (listener, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// The next client; `nil` if nobody waits.
    func accepted() throws -> Socket? {
        do {
            return try Self.open { accept(descriptor, nil, nil) }
        } catch HTTPServerError.system(EAGAIN), HTTPServerError.system(EWOULDBLOCK) {
            return nil
        }
    }

    private static func open(_ make: () -> Int32) throws -> Socket {
        try Spawn.oneAtATime.withLock { _ in
            let descriptor = make()
            guard descriptor >= 0 else { throw HTTPServerError.system(errno) }
            return Socket(descriptor)
        }
    }

    func receive(into room: inout [UInt8]) -> Transfer {
        Self.transfer(recv(descriptor, &room, room.count, 0))
    }

    func transmit(_ bytes: ArraySlice<UInt8>) -> Transfer {
        bytes.withUnsafeBytes {
            Self.transfer(send(descriptor, $0.baseAddress, $0.count, SocketPlatform.sendFlags))
        }
    }

    /// Tells the other side that nothing more will come.
    func finish() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    private static func transfer(_ result: Int) -> Transfer {
        if result > 0 { return .moved(result) }
        if result == 0 { return .ended }
        return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .blocked : .failed
    }
}
