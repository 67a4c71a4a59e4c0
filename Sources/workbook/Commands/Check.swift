import Foundation

extension Session {
    /// Tries the exercises that were named, or all, and tells the verdicts.
    mutating func check(_ words: [String]) throws(WorkbookError) -> Int32 {
        let chosen = try named(words)
        let report = try verdicts(on: chosen)
        tell(report, on: chosen)
        if words.isEmpty { showSummary() }
        return report.status(of: chosen)
    }

    /// Tries these exercises, and remembers what was found.
    mutating func verdicts(on exercises: [Exercise]) throws(WorkbookError) -> Report {
        let console = console
        let checker = Checker(workbook: workbook, catalogue: catalogue, progress: { console.show($0) })
        defer { console.clearProgress() }
        let report = try checker.check(exercises)
        remember(report)
        return report
    }

    /// Tells verdicts: of one exercise in full, of many the ones that are not begun in a line.
    func tell(_ report: Report, on exercises: [Exercise]) {
        let others = catalogue.exercises.filter { report.verdicts[$0.id] != nil && !exercises.contains($0) }
        var pending: [Exercise] = []
        for exercise in exercises {
            guard let verdict = report.verdicts[exercise.id] else { continue }
            let isUntouched = verdict.state == .pending && answers[exercise].isUntouched
            if isUntouched, exercises.count > 1 {
                pending.append(exercise)
            } else {
                console.print(lines(of: verdict, on: exercise).all)
            }
        }
        if exercises.count == 1, report.status(of: exercises) == ExitStatus.passed {
            console.print(
                AnswerComparison(
                    answer: answers[exercises[0]], root: workbook.root, width: console.style.width
                )
                .lines(withYours: false))
        }
        if !pending.isEmpty {
            let ids = pending.map { "\($0.id)" }.joined(separator: ", ")
            console.print([StyledLine].wrapped("Not begun: \(ids)", width: console.style.width))
        }
        let missing = others.filter { report.verdicts[$0.id]?.state == .missing }
        for exercise in others where !missing.contains(exercise) {
            report.verdicts[exercise.id].map { console.print(lines(of: $0, on: exercise).all) }
        }
        if !missing.isEmpty {
            console.print("Missing too: \(missing.map { "\($0.id)" }.joined(separator: ", "))")
        }
        for trouble in report.troubles { console.print(trouble.plainText) }
        tellUnjudged(report)
    }

    private func tellUnjudged(_ report: Report) {
        let unjudged = report.unjudged.sorted()
        guard !unjudged.isEmpty else { return }
        let causes = catalogue.exercises.filter {
            report.verdicts[$0.id].map { [.doesNotCompile, .missing].contains($0.state) } ?? false
        }
        let cause =
            causes.isEmpty
            ? ""
            : " First \(causes.map { "\($0.id)" }.joined(separator: ", ")) must compile: the tests of a chapter are built together."
        let ids =
            unjudged.count > 6
            ? "\(unjudged.count) exercises" : unjudged.map(\.description).joined(separator: ", ")
        console.print([StyledLine].wrapped("Could not be tried: \(ids).\(cause)", width: console.style.width))
    }

    func lines(of verdict: Verdict, on exercise: Exercise) -> VerdictLines {
        VerdictLines(verdict: verdict, answer: answers[exercise], width: console.style.width)
    }

    private func showSummary() {
        let counts = Dictionary(grouping: catalogue.exercises) { verdict(on: $0).state }.mapValues(\.count)
        let parts = Verdict.State.allCases.compactMap { state in counts[state].map { "\($0) \(state.word)" } }
        console.print()
        console.print(parts.joined(separator: ", "))
    }
}
