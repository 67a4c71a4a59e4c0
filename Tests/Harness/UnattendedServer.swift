/// A server on 127.0.0.1 that takes no connection. On Linux the system connects one client, and lets all others wait.
public final class UnattendedServer: Sendable {
    /// Where it listens; the system chose the port.
    public var port: UInt16 { listener.port }
    private let listener: Listener

    /// Listens at once.
    public init() throws { listener = try Listener(waiting: 0) }
}
