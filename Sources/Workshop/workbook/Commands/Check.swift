import Checking
import Coursework
import Foundation
import Terminal
import Text

extension Tool {
    /// `check`: tries the named exercises, or all, and prints the verdicts.
    mutating func check(_ words: [String]) throws(WorkbookError) -> Int32 {
        let chosen = try session.named(words)
        let report = try verdicts(on: chosen)
        tell(report, on: chosen)
        if words.isEmpty { showSummary() }
        return report.status(of: chosen)
    }

    /// Tries these exercises, and saves the verdicts.
    mutating func verdicts(on exercises: [Exercise]) throws(WorkbookError) -> Report {
        let checker = Checker(session, progress: { [console] in console.show($0.line) })
        defer { console.clearProgress() }
        let report = try checker.check(exercises)
        session.remember(report.judged(of: session.catalogue), builtBy: report.compiler)
        return report
    }

    /// Prints verdicts. If there are several, exercises that were not begun are listed in one line.
    func tell(_ report: Report, on exercises: [Exercise]) {
        let isNotBegun = { report.verdicts[$0.id]?.state == .pending && report.answers[$0].isUntouched }
        let notBegun = exercises.count > 1 ? exercises.filter(isNotBegun) : []
        for exercise in exercises where !notBegun.contains(exercise) {
            guard let verdict = report.verdicts[exercise.id] else { continue }
            let answer = report.answers[exercise]
            console.print(VerdictLines(verdict: verdict, answer: answer, width: console.style.width).all)
        }
        if exercises.count == 1, report.status(of: exercises) == ExitStatus.passed {
            let others = session.companions[exercises[0]].answers
            let answer = report.answers[exercises[0]]
            console.print(
                AnswerComparison(answer: answer, others: others, width: console.style.width).lines(
                    withYours: false))
        }
        if !notBegun.isEmpty { say("Not begun: \(notBegun.map(\.id).listed)") }
        if !report.leftOut.isEmpty {
            say(
                """
                The build left out what does not compile or is gone: \(report.leftOut.sorted().listed). \
                To see why: swift run workbook check \(report.leftOut.sorted().map(\.description).joined(separator: " "))
                """)
        }
        for trouble in report.troubles { say(trouble.plainText) }
        for obstacle in Set(report.obstacles.values).sorted() where !report.troubles.contains(obstacle) {
            say(obstacle)
        }
        tellUntried(report)
    }

    private func tellUntried(_ report: Report) {
        let untried = report.obstacles.keys.sorted()
        switch untried.count {
        case 0: break
        case 1...6: say("Could not be tried: \(untried.listed).")
        default: say("Could not be tried: \(untried.count) exercises.")
        }
    }

    private func say(_ sentence: String) {
        console.print([StyledLine].wrapped(sentence, width: console.style.width))
    }

    private func showSummary() {
        let counts = Dictionary(grouping: session.catalogue.exercises) { session.verdict(on: $0).state }
            .mapValues(\.count)
        console.print()
        console.print(
            Verdict.State.allCases.compactMap { state in counts[state].map { state.counted($0).translated } }
                .joined(separator: ", ".translated))
    }
}
