import Foundation

/// Where the sockets of Linux and macOS differ.
enum SocketPlatform {
    #if canImport(Darwin)
    static let stream = SOCK_STREAM
    static let sendFlags: Int32 = 0
    #else
    static let stream = Int32(SOCK_STREAM.rawValue)
    static let sendFlags = Int32(MSG_NOSIGNAL)
    #endif

    /// Sending to somebody who has left is an error like any other, and no signal that ends the program.
    static func neverSignal(_ descriptor: Int32) {
        #if canImport(Darwin)
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }
}
