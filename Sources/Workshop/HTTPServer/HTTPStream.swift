import Synchronization

/// An answer that stays open. Any thread may send, and the bytes go out at once.
///
///     stream.send(event: "reload")
public final class HTTPStream: Sendable {
    private let socket: Mutex<Socket?>

    init(_ socket: Socket) { self.socket = Mutex(socket) }

    /// Sends one event with these lines, in the format of `text/event-stream`. Returns false if the stream has ended.
    ///
    /// This never waits. When the system's buffers are full, because the client does not read, the connection is closed.
    @discardableResult
    public func send(event text: String) -> Bool {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return send(lines.map { "data: \($0)\n" }.joined() + "\n")
    }

    /// Sends a text without changing it.
    @discardableResult
    public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// - Parameter patience: how long the client may take no byte before the stream ends.
    @discardableResult
    public func send(_ bytes: [UInt8], patience: Duration = .zero) -> Bool {
        socket.withLock { socket in
            if socket?.write(bytes, patience: patience) == true { return true }
            socket.take()?.hangUp()
            return false
        }
    }

    /// Ends the stream. The client gets what was sent before.
    public func end() { socket.withLock { $0.take()?.hangUp() } }
}
