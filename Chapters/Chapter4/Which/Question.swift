import Book
import FRP
import Marbles

/// Sources, five candidates, and what each of them makes of the sources: five different rows.
struct Question: Sendable {
    /// The widest row, in columns.
    static let widest = 60

    let remark: String?
    let rows: SourceRows
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
            if let question = Question(answer.label, in: group, group.sources(&generator), &generator) {
                return question
            }
        }
        return nil
    }

    /// - Parameter label: that of the candidate that is right.
    private init?(
        _ label: String, in group: CandidateGroup, _ rows: SourceRows, _ generator: inout SeededGenerator
    ) {
        var candidates = group.candidates.shuffled(using: &generator)
        guard let index = candidates.firstIndex(where: { $0.label == label }) else { return nil }
        candidates.insert(candidates.remove(at: index), at: 0)
        var shown: [(candidate: Candidate, result: Diagram<Int>)] = []
        for candidate in candidates where shown.count < 5 {
            guard let result = candidate.fairResult(of: rows) else {
                if shown.isEmpty { return nil }
                continue
            }
            if !shown.contains(where: { $0.result.events == result.events }) {
                shown.append((candidate, result))
            }
        }
        guard shown.count == 5, shown[0].result.canBeAsked else { return nil }
        shown.shuffle(using: &generator)
        (remark, self.rows) = (group.remark(rows), rows)
        (choices, results) = (shown.map(\.candidate), shown.map(\.result))
        right = choices.firstIndex { $0.label == label } ?? 0
    }
}

extension Candidate {
    /// What it makes of these sources; `nil` if a few milliseconds more or less would change that.
    fileprivate func fairResult(of rows: SourceRows) -> Diagram<Int>? {
        let results = [0, 10, -10].compactMap { skew in
            (try? QuestionSources(rows, skew: .milliseconds(skew))).map {
                $0.row(of: result($0), from: rows.late)
            }
        }
        guard results.count == 3, results.allSatisfy({ $0.events == results[0].events }) else { return nil }
        return results[0]
    }
}

extension Diagram<Int> {
    /// True if it has a value, is narrow enough, and can be written as a row: a group needs columns behind its second.
    fileprivate var canBeAsked: Bool {
        let written = try? Diagram<Int>(description)
        return events.contains { $0.event.value != nil } && description.count <= Question.widest
            && written?.events == events
    }
}
