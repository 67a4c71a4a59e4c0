import HTTPServer
import Synchronization

/// Which requests go wrong, and how.
final class TroubleRules: Sendable {
    private struct Rule: Sendable {
        let prefix: String
        let trouble: Trouble
        /// How many more times; `nil` for ever.
        var times: Int?
        /// How many requests are answered properly first.
        var sparing: Int
    }

    private let rules = Mutex<[Rule]>([])

    func add(_ trouble: Trouble, on prefix: String, times: Int?, sparing: Int = 0) {
        rules.withLock { $0.append(Rule(prefix: prefix, trouble: trouble, times: times, sparing: sparing)) }
    }

    func clear() { rules.withLock { $0 = [] } }

    /// What goes wrong with a request, which is counted.
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
