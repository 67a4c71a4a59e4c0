import Book
import FRP
import Marbles

/// Sources, five candidates, and what each of them makes of the sources: five different rows.
struct Question: Sendable {
    /// The widest row, in columns.
    static let widest = 60

    let rows: SourceRows
    private let group: CandidateGroup
    /// Whether the row is to be drawn, and not the operator to be found.
    private let asksForRow: Bool
    let choices: [Candidate]
    /// What each of the choices sends.
    let results: [Diagram<Int>]
    /// The index of the choice that made the result.
    let right: Int

    /// The question of this name; `nil` if no candidate has that operator.
    static func named(_ name: QuestionName) -> Question? {
        // The two kinds of questions draw different sources from the same number.
        var generator = SeededGenerator(seed: name.seed &* 2 &+ (name.asksForRow ? 1 : 0))
        let groups = zip(ConfusedOperators.groups, CandidateGroup.all)
            .filter { names, _ in names.contains(name.operatorName) }.map(\.1)
        // Sources that have ties, or do not tell the candidates apart, are drawn again.
        for _ in 0..<10_000 {
            guard let group = groups.randomElement(using: &generator),
                let answer = group.answers(to: name.operatorName).randomElement(using: &generator)
            else { return nil }
            let rows = group.sources(&generator)
            if let question = Question(answer, in: group, rows, asksForRow: name.asksForRow, &generator) {
                return question
            }
        }
        return nil
    }

    private init?(
        _ answer: Candidate, in group: CandidateGroup, _ rows: SourceRows, asksForRow: Bool,
        _ generator: inout SeededGenerator
    ) {
        guard !rows.haveTies, let result = answer.fairResult(of: rows), result.hasValue else { return nil }
        var shown = [(candidate: answer, result: result)]
        let others = group.candidates.filter { $0.label != answer.label }.shuffled(using: &generator)
        for candidate in others where shown.count < 5 {
            guard let result = candidate.fairResult(of: rows) else { continue }
            if !shown.contains(where: { $0.result.events == result.events }) {
                shown.append((candidate, result))
            }
        }
        guard shown.count == 5 else { return nil }
        shown.shuffle(using: &generator)
        (self.rows, self.group, self.asksForRow) = (rows, group, asksForRow)
        (choices, results) = (shown.map(\.candidate), shown.map(\.result))
        right = choices.firstIndex { $0.label == answer.label } ?? 0
    }

    /// What has to be known to read the picture.
    var remark: String? { group.remark(rows, asksForRow ? [choices[right]] : choices) }

    /// Whether `b` is drawn: not above a row that it has no part in.
    var drawsB: Bool { !asksForRow || choices[right].uses("b") }

    /// The candidate that makes exactly this row of the sources that are drawn.
    func candidate(sending row: Diagram<Int>) -> Candidate? {
        group.candidates.first { candidate in
            (drawsB || !candidate.uses("b")) && candidate.result(of: rows)?.events == row.events
        }
    }
}

extension Candidate {
    /// What it makes of these sources.
    ///
    /// - Parameter skew: see ``QuestionSources``.
    fileprivate func result(of rows: SourceRows, skew: Duration = .zero) -> Diagram<Int>? {
        (try? QuestionSources(rows, skew: skew)).map { $0.row(of: result($0), from: rows.late) }
    }

    /// What it makes of these sources; `nil` if that cannot be written, or if a few milliseconds more or less would change it.
    fileprivate func fairResult(of rows: SourceRows) -> Diagram<Int>? {
        guard let row = result(of: rows) else { return nil }
        let isFair = [10, -10].allSatisfy { skew in
            result(of: rows, skew: .milliseconds(skew))?.events == row.events
        }
        return isFair && row.canBeWritten ? row : nil
    }
}

extension Diagram<Int> {
    fileprivate var hasValue: Bool { events.contains { $0.event.value != nil } }

    /// True if it is narrow enough, and needs no letters: a group has room behind its second.
    fileprivate var canBeWritten: Bool {
        description.count <= Question.widest && (try? Diagram<Int>(description))?.events == events
    }
}
