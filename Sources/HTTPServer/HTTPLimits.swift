/// How much a ``LoopbackServer`` takes before it refuses.
///
///     var limits = HTTPLimits()
///     limits.idleTime = .seconds(5)
public struct HTTPLimits: Sendable {
    /// Bytes of the line `GET /photos HTTP/1.1`; a longer one is answered with 414.
    public var requestLineBytes = 8_192
    /// Bytes of all header lines of a request together; more are answered with 431.
    public var headerBytes = 16_384
    /// Header lines of a request; more are answered with 431.
    public var headerCount = 100
    /// Bytes of a request's body; a longer one is answered with 413.
    public var bodyBytes = 1_048_576
    /// Clients that are connected at the same time, each with a thread; one more is answered with 503.
    public var connections = 256
    /// From the first byte of a request to its last; then the client is answered with 408 and dropped.
    public var timeForRequest = Duration.seconds(10)
    /// How long a client may take no byte of its answer before it is dropped.
    public var timeWithoutProgress = Duration.seconds(10)
    /// How long a client may stay connected without a request.
    public var idleTime = Duration.seconds(30)

    /// Limits that suit programs of the same machine.
    public init() {}
}
