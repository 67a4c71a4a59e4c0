import FRP

/// A run of a test that tries one law: of everything that the test expects, only this law.
final class LawTrial: Sendable {
    @TaskLocal static var current: LawTrial?

    let law: Law
    /// Which try of the law it is, counted from 0: which source of a lab fails, when a subscriber leaves or comes.
    let place: Int
    private let sources = Lock(0)
    /// What subscribers have seen of one answer after the other.
    private let views = Lock<[any Sendable]>([])
    /// A run like this one, in which the later subscriber is the only one.
    let alone: LawTrial?
    let isAlone: Bool

    convenience init(of law: Law, place: Int) {
        self.init(law, place, alone: LawTrial(law, place, alone: nil, isAlone: true), isAlone: false)
    }

    private init(_ law: Law, _ place: Int, alone: LawTrial?, isAlone: Bool) {
        (self.law, self.place, self.alone, self.isAlone) = (law, place, alone, isAlone)
    }

    /// Whether the law is to be tried once more: with another source, or at another time.
    var concernsMore: Bool {
        switch law {
        case .errorsArrive: sources.withLock { $0 > place + 1 }
        case .leavesNothing: place < 2
        case .servesLater: place < Self.moments + 1
        case .startsWhenSubscribed, .subscribesOnce, .servesEach: false
        }
    }

    /// How many moments there are, from the beginning of an answer to its end, at which a later subscriber comes. It comes after the
    /// end too, and at last in the middle, when the first has left.
    /// With twelve of them each verdict takes a quarter of a second longer, and no known answer is told from another.
    private static let moments = 4

    private var isInTurn: Bool { law == .servesLater && place > Self.moments }

    /// The column at which the first subscriber leaves an answer of so many columns.
    func leaving(_ columns: Int) -> Int? {
        if isInTurn { return columns / 3 }
        return law == .leavesNothing ? columns * (place + 1) / 4 : nil
    }

    /// Whether a second subscriber comes.
    var hasSecond: Bool { law == .servesEach || law == .servesLater && !isAlone }

    /// The column at which a later subscriber comes to an answer of so many columns.
    func coming(_ columns: Int) -> Int? {
        guard law == .servesLater else { return nil }
        if isInTurn { return columns / 2 }
        return place == Self.moments ? columns + 2 : columns * place / Self.moments
    }

    /// Keeps what a subscriber has seen, and gives what was seen at the same place of the run in which it was alone.
    func keep<View: Sendable>(_ view: View) -> View? {
        let index = views.withLock { views in
            defer { views.append(view) }
            return views.count
        }
        return alone?.views.withLock { $0.indices.contains(index) ? $0[index] as? View : nil }
    }

    /// The diagram of a lab's source in this run: one of them ends with an error.
    func marbles(_ marbles: String, ofSource number: Int) -> String {
        sources.withLock { $0 = max($0, number + 1) }
        guard law == .errorsArrive, number == place, !marbles.contains("X") else { return marbles }
        guard let end = marbles.lastIndex(of: "|") else { return marbles + "X" }
        return marbles.replacingCharacters(in: end...end, with: "X")
    }
}
