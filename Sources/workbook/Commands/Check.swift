import Foundation

extension Session {
    /// Tries the exercises that were named, or all, and tells the verdicts. Status 1 if one failed.
    mutating func check(_ words: [String]) throws(WorkbookError) -> Int32 {
        var chosen = words.isEmpty ? catalogue.exercises : []
        for word in words { chosen += try catalogue.named(word).filter { !chosen.contains($0) } }
        let report = try verdicts(on: chosen)
        tell(report, on: chosen)
        if words.isEmpty {
            screen.print()
            showSummary()
        }
        let isWrong =
            report.trouble != nil
            || chosen.contains { ![.passed, .pending].contains(report.verdicts[$0.id]?.state ?? .pending) }
        return isWrong ? 1 : 0
    }

    /// Tries these exercises, and remembers what was found.
    mutating func verdicts(on exercises: [Exercise]) throws(WorkbookError) -> Checker.Report {
        let screen = screen
        let checker = Checker(workbook: workbook, catalogue: catalogue, progress: { screen.progress($0) })
        defer { screen.clearProgress() }
        let report = try checker.check(exercises)
        remember(report.verdicts)
        return report
    }

    /// Tells verdicts: of one exercise in full, of many the pending ones in a line.
    func tell(_ report: Checker.Report, on exercises: [Exercise]) {
        let broken = catalogue.exercises.filter { report.verdicts[$0.id]?.state == .doesNotCompile }
        for exercise in exercises.filter({ !broken.contains($0) }) {
            guard let verdict = report.verdicts[exercise.id] else { continue }
            if verdict.state == .pending, exercises.count > 1 { continue }
            screen.print(verdict, on: exercise)
            if verdict.state == .pending {
                screen.print("  Not begun: replace todo() in \(exercise.place)")
            }
        }
        for exercise in broken { report.verdicts[exercise.id].map { screen.print($0, on: exercise) } }
        if !broken.isEmpty {
            screen.print(
                "While something does not compile, nothing else can be tried; the others keep their last verdicts."
            )
        }
        report.trouble.map { screen.print($0) }
    }

    private func showSummary() {
        let counts = Dictionary(grouping: catalogue.exercises) { state[$0].state }.mapValues(\.count)
        let parts = Verdict.State.allCases.compactMap { state in
            counts[state].map { "\($0) \(screen.word(state))" }
        }
        screen.print(parts.joined(separator: ", "))
    }
}
