/// Why the server itself answers a request, without asking the handler. The connection ends with it.
struct Refusal: Error {
    let status: Int
    /// A sentence for the person at the other end.
    let reason: String

    init(_ status: Int, _ reason: String) { (self.status, self.reason) = (status, reason) }
}
