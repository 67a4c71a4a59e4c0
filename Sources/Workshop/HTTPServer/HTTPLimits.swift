/// The sizes and times from which on a ``LoopbackServer`` refuses a request.
///
///     var limits = HTTPLimits()
///     limits.timeForRequest = .seconds(5)
public struct HTTPLimits: Sendable {
    /// Bytes of the line `GET /photos HTTP/1.1`; a longer one is answered with 414.
    public var requestLineBytes = 8_192
    /// Bytes of all header lines of a request together; more are answered with 431.
    public var headerBytes = 16_384
    /// Bytes of a request's body; a longer one is answered with 413.
    public var bodyBytes = 1_048_576
    /// How long the client may take for a request, from the moment when the server begins to wait for it. Then a request that is
    /// incomplete is answered with 408, and a client that has sent nothing is disconnected.
    public var timeForRequest = Duration.seconds(30)
    /// How long a client may take no byte of its answer before it is disconnected.
    public var timeWithoutProgress = Duration.seconds(10)

    /// Limits that suit programs of the same machine.
    public init() {}
}
