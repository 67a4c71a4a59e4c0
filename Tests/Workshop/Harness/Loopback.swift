import Foundation

/// Local sockets; the differences between the C libraries of Linux and macOS are handled here.
enum Loopback {
    #if canImport(Darwin)
    static let (kind, sendFlags) = (SOCK_STREAM, Int32(0))
    #elseif canImport(Glibc)
    static let (kind, sendFlags) = (Int32(SOCK_STREAM.rawValue), Int32(MSG_NOSIGNAL))
    #else
    static let (kind, sendFlags) = (SOCK_STREAM, Int32(MSG_NOSIGNAL))
    #endif

    /// Raises the limit of descriptors: with many clients, the server needs more than the 256 that a program on macOS has at first.
    private static let allowCrowd: Void = {
        #if canImport(Darwin)
        var limit = rlimit()
        guard getrlimit(RLIMIT_NOFILE, &limit) == 0, limit.rlim_cur < 4096 else { return }
        limit.rlim_cur = min(limit.rlim_max, 4096)
        setrlimit(RLIMIT_NOFILE, &limit)
        #endif
    }()

    /// A socket that does not raise SIGPIPE when the other end is closed.
    static func socket() -> Int32 {
        allowCrowd
        let descriptor = Foundation.socket(AF_INET, kind, 0)
        neverSignal(descriptor)
        return descriptor
    }

    static func neverSignal(_ descriptor: Int32) {
        #if canImport(Darwin)
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    /// Calls `use` with the address of a local port. Returns its result, and the port afterwards.
    static func withAddress<Result>(
        port: Int = 0, _ use: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
    ) -> (result: Result, port: UInt16) {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { use($0, length) }
        }
        return (result, UInt16(bigEndian: address.sin_port))
    }
}
