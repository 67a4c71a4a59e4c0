import Book

/// The memory of `which`: the operators that were confused, and when each is asked about again. Time is counted in questions.
package struct Practice: Sendable, Equatable, Codable {
    struct Missed: Sendable, Equatable, Codable {
        /// How many answers in a row have been right since.
        var streak = 0
        /// The number of answered questions at which it is asked again.
        var due: Int
        /// Whether it was missed as a row to be drawn, and has not been drawn since.
        var owesRow: Bool?
    }

    /// How many questions a round has.
    package static let roundLength = 10

    /// How many questions pass before a missed operator is asked about again: the first, second and third time. Then it is
    /// forgotten.
    private static let pauses = [3, 8, 20]
    /// How many of the latest operators are not asked about again at once.
    private static let others = 3

    private(set) var answered = 0
    private(set) var missed: [String: Missed] = [:]
    /// The operators that were asked about, each once, the latest last.
    private var latest: [String] = []
    /// How many answers in a row were right. A file of an earlier version has none.
    private var rights: [String: Int]?

    package init() {}

    /// Notes an answer.
    package mutating func note(_ name: QuestionName, isRight: Bool) {
        answered += 1
        latest = latest.filter { $0 != name.operatorName } + [name.operatorName]
        let row = (rights?[name.operatorName] ?? 0) + 1
        rights = (rights ?? [:]).merging([name.operatorName: isRight ? row : 0]) { $1 }
        let former = missed[name.operatorName]
        // An operator that was never missed need not come back.
        guard !isRight || former != nil else { return }
        let streak = isRight ? (former?.streak ?? 0) + 1 : 0
        let owesRow = name.asksForRow ? !isRight : former?.owesRow
        var generator = SeededGenerator(seed: name.seed)
        missed[name.operatorName] =
            Self.pauses.indices.contains(streak)
            ? Missed(
                streak: streak, due: answered + Self.pause(Self.pauses[streak], &generator), owesRow: owesRow)
            : nil
    }

    /// The length varies at random, so that a learner cannot predict when an operator comes back.
    private static func pause(_ length: Int, _ generator: inout SeededGenerator) -> Int {
        length + .random(in: -length / 4...(length + 2) / 3, using: &generator)
    }

    /// The next question: about a missed operator that is due, or about any.
    ///
    /// - Parameter only: the operator that is practised. If a question offers five operators, those that it is confused with are
    ///   asked about too: else its answer would be known beforehand.
    package func next(
        only: String? = nil, using generator: inout some RandomNumberGenerator
    ) -> QuestionName {
        let asksForRow = Int.random(in: 0..<3, using: &generator) == 0
        let seed = UInt64.random(in: 0..<1_000_000, using: &generator)
        func question(_ name: String) -> QuestionName {
            QuestionName(name, seed: seed, asksForRow: asksForRow || missed[name]?.owesRow == true)
        }
        if let only, asksForRow || Bool.random(using: &generator) { return question(only) }
        let names = only.map(ConfusedOperators.around) ?? ConfusedOperators.all
        let due = names.compactMap { name in missed[name].map { (name: name, due: $0.due) } }
            .filter { $0.due <= answered }.min { $0.due < $1.due }
        if let due { return question(due.name) }
        let new = names.filter {
            !latest.suffix(Self.others).contains($0) && $0 != only && !rests($0, among: names)
        }
        return question((new.isEmpty ? names : new).randomElement(using: &generator) ?? names[0])
    }

    /// Whether it was right twice in a row, and others that it is confused with have not been asked about since.
    private func rests(_ name: String, among names: [String]) -> Bool {
        guard rights?[name, default: 0] ?? 0 >= 2, let last = latest.firstIndex(of: name) else {
            return false
        }
        return ConfusedOperators.around(name).contains {
            names.contains($0) && !latest[last...].contains($0)
        }
    }
}
