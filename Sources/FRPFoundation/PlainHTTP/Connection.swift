#if canImport(FoundationNetworking)
import FRP
import Foundation
import FoundationNetworking

/// A connection over TCP. One thread uses it and waits for it; any other thread can cut it at any time.
final class Connection: Sendable {
    private struct State {
        var descriptor: Int32?
        var isCut = false
    }

    private let state = Lock(State())
    private let patience: TimeInterval
    private let end: TimeInterval

    /// - Parameters:
    ///   - patience: how many seconds it may stand still.
    ///   - time: how many seconds there are for all that is done with it.
    init(patience: TimeInterval, time: TimeInterval) {
        (self.patience, end) = (patience, ProcessInfo.processInfo.systemUptime + time)
    }

    /// Connects to the first address of a host that answers.
    ///
    /// Nothing can interrupt the search for the host: after ``cut()`` its thread stays until the system has given up.
    func open(to host: String, port: Int) throws(URLError) {
        var list: UnsafeMutablePointer<addrinfo>?
        var hints = addrinfo()
        hints.ai_protocol = Int32(IPPROTO_TCP)
        let code = getaddrinfo(host, "\(port)", &hints, &list)
        guard code == 0 else {
            throw URLError(
                .cannotFindHost, "the host \(host) was not found, \(String(cString: gai_strerror(code)))")
        }
        defer { freeaddrinfo(list) }
        var (next, failure) = (list, URLError(.cannotFindHost))
        while let address = next?.pointee {
            do { return try open(to: address) } catch { failure = error }
            next = address.ai_next
        }
        throw failure
    }

    private func open(to address: addrinfo) throws(URLError) {
        // On Linux a socket takes the flags of a file that is opened.
        let kind = address.ai_socktype | O_NONBLOCK | O_CLOEXEC
        let descriptor = socket(address.ai_family, kind, address.ai_protocol)
        guard descriptor >= 0 else { throw URLError(.cannotConnectToHost, String(cString: strerror(errno))) }
        replace(by: descriptor)
        _ = try move(when: POLLOUT, or: .cannotConnectToHost) {
            Int(connect($0, address.ai_addr, address.ai_addrlen))
        }
    }

    func send(_ bytes: [UInt8]) throws(URLError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try move(when: POLLOUT, or: .networkConnectionLost) { descriptor in
                rest.withUnsafeBytes {
                    Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits for bytes, and returns those that have arrived. Returns none at the end of the connection.
    func receive() throws(URLError) -> ArraySlice<UInt8> {
        var room = [UInt8](repeating: 0, count: 65_536)
        let count = try move(when: POLLIN, or: .networkConnectionLost) { recv($0, &room, room.count, 0) }
        return room.prefix(count)
    }

    /// Ends it from another thread: the thread that waits for it gets an error at once, and so does each later call.
    func cut() {
        // Under the lock, so that the descriptor is still that of this connection.
        state.withLock { state in
            state.isCut = true
            if let descriptor = state.descriptor { shutdown(descriptor, Int32(SHUT_RDWR)) }
        }
    }

    /// Ends it from the thread that uses it.
    func close() { replace(by: nil) }

    private func replace(by descriptor: Int32?) {
        state.withLock { state in
            if let last = state.descriptor { Foundation.close(last) }
            state.descriptor = descriptor
        }
    }

    /// Waits until the socket is ready, and tries; waits again if it was not ready after all.
    private func move(
        when event: Int32, or code: URLError.Code, _ attempt: (Int32) -> Int
    ) throws(URLError) -> Int {
        while true {
            let descriptor = try descriptor
            try wait(for: event, on: descriptor)
            let (count, number) = (attempt(descriptor), errno)
            // After a cut the result is of no use.
            _ = try self.descriptor
            if count >= 0 { return count }
            guard [EAGAIN, EINTR, EINPROGRESS, EALREADY].contains(number) else {
                throw URLError(code, String(cString: strerror(number)))
            }
        }
    }

    private func wait(for event: Int32, on descriptor: Int32) throws(URLError) {
        let seconds = min(patience, end - ProcessInfo.processInfo.systemUptime)
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        guard seconds > 0, poll(&request, 1, Int32(min(seconds * 1000, 1e9).rounded(.up))) != 0 else {
            throw URLError(.timedOut, "the answer took too long")
        }
    }

    private var descriptor: Int32 {
        get throws(URLError) {
            guard let descriptor = state.withLock({ $0.isCut ? nil : $0.descriptor }) else {
                throw URLError(.cancelled)
            }
            return descriptor
        }
    }
}
#endif
