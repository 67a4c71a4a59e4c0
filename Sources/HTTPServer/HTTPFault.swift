/// What an ``HTTPServer`` does to an answer instead of simply sending it.
public enum HTTPFault: Sendable, Hashable {
    /// The answer is sent this much later. It keeps no thread busy.
    case delay(Duration)
    /// The whole answer is announced, so many bytes of its body are sent, and the connection is closed.
    case cutOff(after: Int)
    /// Nothing is sent, and the connection stays open until the client leaves or the server stops.
    case silence
    /// Nothing is sent, and the connection is closed.
    case close
}
