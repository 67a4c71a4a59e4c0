import Foundation
import HTTPServer
import Synchronization

/// A fault that can be added to an answer of the photo service.
///
///     service.cause(.status(500), on: "/v1/photos")           // from now on
///     service.cause(.silence, on: "/images", times: 1)        // once
///
/// A single request can ask for a fault with the header `X-Trouble`, in the format of `description`: `status 500`.
public enum Trouble: Sendable, Hashable, LosslessStringConvertible {
    /// The answer is delayed by this time.
    case latency(Duration)
    /// The answer has another status, and a single word as its body.
    case status(Int)
    /// The connection is closed in the middle of the body.
    case cutOff
    /// The JSON is invalid after some characters.
    case malformedJSON
    /// The right body has a wrong content type, that of a web page.
    case wrongContentType
    /// The bytes of the picture are not a picture.
    case noPicture
    /// There is no answer, but the connection stays open.
    case silence
    /// There is no answer, and the connection is closed.
    case close

    public init?(_ description: String) {
        let words = description.lowercased().split(separator: " ")
        switch (words.first, words.dropFirst().first) {
        case ("latency", let number?): self = .latency(.milliseconds(Int(number) ?? 0))
        case ("status", let number?): self = .status(Int(number) ?? 500)
        case ("cutoff", nil): self = .cutOff
        case ("malformed", nil): self = .malformedJSON
        case ("type", nil): self = .wrongContentType
        case ("nopicture", nil): self = .noPicture
        case ("silence", nil): self = .silence
        case ("close", nil): self = .close
        default: return nil
        }
    }

    public var description: String {
        switch self {
        case .latency(let time): "latency \(Int(time / .milliseconds(1)))"
        case .status(let status): "status \(status)"
        case .cutOff: "cutoff"
        case .malformedJSON: "malformed"
        case .wrongContentType: "type"
        case .noPicture: "nopicture"
        case .silence: "silence"
        case .close: "close"
        }
    }

    /// The answer with this fault.
    func spoil(_ answer: HTTPAnswer, to request: HTTPRequest) -> HTTPAnswer {
        var answer = answer
        switch self {
        case .latency(let time): if !request.isAwaited(after: time) { return .raw { $0.end() } }
        case .status(let status): answer = .text("This went wrong on purpose.\n", status: status)
        case .cutOff:
            let half = Array(answer.bytes().dropLast((answer.body.count + 1) / 2))
            return .raw { stream in
                stream.send(half, patience: .seconds(10))
                stream.end()
            }
        case .malformedJSON: answer.body = Array(answer.body.prefix(answer.body.count / 2)) + Array("}]".utf8)
        case .wrongContentType:
            answer.contentType = "text/html"
            answer.body = Array(
                "<html><body>Welcome to the hotel's network. Please log in.</body></html>".utf8)
        case .noPicture: answer.body = Array("BM, but not much more than that".utf8)
        case .silence: return .raw { _ in }
        case .close: return .raw { $0.end() }
        }
        return answer
    }
}

/// The faults, and the requests that they apply to.
final class TroubleRules: Sendable {
    private struct Rule: Sendable {
        let prefix: String
        let trouble: Trouble
        /// How many more times it applies; `nil` for ever.
        var times: Int?
        /// How many requests still succeed before it applies.
        var sparing: Int
    }

    private let rules = Mutex<[Rule]>([])

    func add(_ trouble: Trouble, on prefix: String, times: Int?, sparing: Int = 0) {
        rules.withLock { $0.append(Rule(prefix: prefix, trouble: trouble, times: times, sparing: sparing)) }
    }

    func clear() { rules.withLock { $0 = [] } }

    /// The fault for a request, if there is one. It counts the request.
    func trouble(for request: HTTPRequest) -> Trouble? {
        if let own = request.headers["x-trouble"].flatMap(Trouble.init) { return own }
        return rules.withLock { rules in
            guard let index = rules.firstIndex(where: { request.path.hasPrefix($0.prefix) }) else {
                return nil
            }
            guard rules[index].sparing == 0 else {
                rules[index].sparing -= 1
                return nil
            }
            let trouble = rules[index].trouble
            if let times = rules[index].times {
                if times <= 1 { rules.remove(at: index) } else { rules[index].times = times - 1 }
            }
            return trouble
        }
    }
}
