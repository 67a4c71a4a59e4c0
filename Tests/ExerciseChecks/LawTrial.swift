import FRP

/// A run of a test that tries one law: of everything that the test expects, only this law.
final class LawTrial: Sendable {
    @TaskLocal static var current: LawTrial?

    let law: Law
    /// Which source of a lab fails, counted from 0.
    let place: Int
    private let sources = Lock(0)

    init(of law: Law, place: Int) { (self.law, self.place) = (law, place) }

    /// Whether the law is to be tried with another source.
    var concernsMore: Bool { law == .errorsArrive && sources.withLock { $0 > place + 1 } }

    /// The diagram of a lab's source in this run: one of them ends with an error.
    func marbles(_ marbles: String, ofSource number: Int) -> String {
        sources.withLock { $0 = max($0, number + 1) }
        guard law == .errorsArrive, number == place, !marbles.contains("X") else { return marbles }
        guard let end = marbles.lastIndex(of: "|") else { return marbles + "X" }
        return marbles.replacingCharacters(in: end...end, with: "X")
    }
}
