import FRP

/// A run of a test that checks only one law, and none of the expectations in the test.
final class LawTrial: Sendable {
    @TaskLocal static var current: LawTrial?

    let law: Law
    /// The number of this variation of the trial, from 0. It determines which source of a lab fails, or when a subscriber leaves or
    /// comes.
    let variation: Int
    private let sources = Lock(0)
    /// The events that subscribers have seen, for one answer after the other.
    private let views = Lock<[any Sendable]>([])
    /// The same run, but with the later subscriber as the only one.
    let alone: LawTrial?
    let isAlone: Bool

    convenience init(of law: Law, variation: Int) {
        self.init(law, variation, alone: LawTrial(law, variation, alone: nil, isAlone: true), isAlone: false)
    }

    private init(_ law: Law, _ variation: Int, alone: LawTrial?, isAlone: Bool) {
        (self.law, self.variation, self.alone, self.isAlone) = (law, variation, alone, isAlone)
    }

    /// Whether there is a further variation: another source, or another time.
    var hasMoreVariations: Bool {
        switch law {
        case .errorsArrive: sources.withLock { $0 > variation + 1 }
        case .leavesNothing: variation < 2
        case .servesLater: variation < Self.moments + 1
        case .startsWhenSubscribed, .subscribesOnce, .servesEach: false
        }
    }

    /// The number of moments, from the beginning of an answer to its end, at which a later subscriber comes. Two further variations
    /// come after the end, and in the middle when the first subscriber has left. With twelve moments each verdict would take a
    /// quarter of a second longer, and no known mistake would be found that four do not find.
    private static let moments = 4

    private var isInTurn: Bool { law == .servesLater && variation > Self.moments }

    /// The column at which the first subscriber leaves an answer of this length.
    func leaving(_ columns: Int) -> Int? {
        if isInTurn { return columns / 3 }
        return law == .leavesNothing ? columns * (variation + 1) / 4 : nil
    }

    var hasSecond: Bool { law == .servesEach || law == .servesLater && !isAlone }

    /// The column at which a later subscriber comes to an answer of this length.
    func coming(_ columns: Int) -> Int? {
        guard law == .servesLater else { return nil }
        if isInTurn { return columns / 2 }
        return variation == Self.moments ? columns + 2 : columns * variation / Self.moments
    }

    /// Stores what a subscriber has seen. Returns what it saw of the same answer in the run in which it was alone.
    func keep<View: Sendable>(_ view: View) -> View? {
        let index = views.withLock { views in
            defer { views.append(view) }
            return views.count
        }
        return alone?.views.withLock { $0.indices.contains(index) ? $0[index] as? View : nil }
    }

    /// The diagram of a lab's source in this run. If it is the one that fails, it ends with an error.
    func marbles(_ marbles: String, ofSource number: Int) -> String {
        sources.withLock { $0 = max($0, number + 1) }
        guard law == .errorsArrive, number == variation, !marbles.contains("X") else { return marbles }
        guard let end = marbles.lastIndex(of: "|") else { return marbles + "X" }
        return marbles.replacingCharacters(in: end...end, with: "X")
    }
}
