/// What of a request matters until its answer is sent.
struct Exchange {
    /// `GET /photos?page=2`; `?` when the client has not said.
    let summary: String
    let isHead: Bool
    /// Whether the client wants to go on afterwards.
    let keepsAlive: Bool

    init(_ head: RequestHead) {
        summary = head.line.summary
        isHead = head.line.method == "HEAD"
        keepsAlive = head.keepsAlive
    }

    /// Of a request that is refused, and of which so much was understood.
    init(refusing line: RequestLine?) {
        summary = line?.summary ?? "?"
        isHead = line?.method == "HEAD"
        keepsAlive = false
    }
}
