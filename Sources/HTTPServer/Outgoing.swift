/// An answer on its way: its bytes, and how many are sent.
struct Outgoing {
    enum Progress {
        case finished
        /// The client must read first, or others have their turn.
        case goesOn(moved: Bool)
        case failed
    }

    /// At most so many bytes at a time, so that a fast reader does not keep the others waiting.
    private static let turn = 262_144
    /// Bodies up to here leave together with the head.
    private static let small = 16_384

    private var current: ArraySlice<UInt8>
    private var rest: ArraySlice<UInt8>
    /// Whether another request may follow.
    let keepsAlive: Bool
    /// `GET /photos?page=2 200 5123 bytes`
    let report: String

    init(_ answer: HTTPAnswer, to exchange: Exchange) {
        var answer = answer
        if !(200...599).contains(answer.status) { answer.status = 500 }
        let hasBody = AnswerHead.hasBody(answer.status) && !exchange.isHead
        let body = hasBody ? answer.body[...] : []
        let sent = Self.cut(body, answer.fault)
        keepsAlive = exchange.keepsAlive && sent == nil
        report =
            "\(exchange.summary) \(answer.status) "
            + (sent.map { "\($0.count) of \(body.count) bytes, cut off" } ?? "\(body.count) bytes")
            + (answer.fault.map(Self.lateness) ?? "")
        current = AnswerHead.bytes(of: answer, keepsAlive: exchange.keepsAlive)[...]
        rest = sent ?? body
        if rest.count <= Self.small {
            current += rest
            rest = []
        }
    }

    mutating func send(through socket: Socket) -> Progress {
        if current.isEmpty { (current, rest) = (rest, []) }
        guard !current.isEmpty else { return .finished }
        switch socket.transmit(current.prefix(Self.turn)) {
        case .moved(let count):
            current = current.dropFirst(count)
            return current.isEmpty && rest.isEmpty ? .finished : .goesOn(moved: true)
        case .blocked: return .goesOn(moved: false)
        case .ended, .failed: return .failed
        }
    }

    private static func cut(_ body: ArraySlice<UInt8>, _ fault: HTTPFault?) -> ArraySlice<UInt8>? {
        guard case .cutOff(let count) = fault else { return nil }
        return body.prefix(max(count, 0))
    }

    private static func lateness(_ fault: HTTPFault) -> String {
        guard case .delay(let time) = fault else { return "" }
        return ", after \(time)"
    }
}
