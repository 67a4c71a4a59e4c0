import Foundation

/// Tries answers, and gives each a verdict, also one that takes the whole program with it.
struct Checker {
    let workbook: Workbook
    let catalogue: Catalogue
    /// Hears what is going on, for somebody who waits.
    var progress: (String) -> Void = { _ in }

    /// What a check found.
    struct Report {
        var verdicts: [ExerciseID: Verdict] = [:]
        /// Compiler errors outside the exercises, or a build that failed for another reason.
        var trouble: String?
    }

    /// Tries these exercises. One that ends the process is noted, and the others are tried again without it.
    func check(_ exercises: [Exercise]) throws(WorkbookError) -> Report {
        var report = Report()
        var remaining = exercises.map(\.id)
        progress("Building …")
        while !remaining.isEmpty {
            let run = try TestRun(of: remaining, in: workbook)
            let total = remaining.count
            let end = try run.wait { findings in
                progress("Checking \(min(findings.verdicts.count + 1, total)) of \(total) …")
            }
            guard run.findings.hasBegun else {
                note(buildFailure: run.printed, &report)
                return report
            }
            switch end {
            case .finished: break
            case .died(let signal):
                guard run.findings.running != nil else {
                    report.trouble = "The tests ended before their time.\n" + Self.lastLines(of: run.printed)
                    return report
                }
                run.giveUpRunning(Verdict(state: .crashed, lesson: Self.lesson(ofCrash: run.printed, signal)))
            case .stuck:
                run.giveUpRunning(
                    Verdict(state: .failed, lesson: "The answer did not come back, and was given up."))
            }
            report.verdicts.merge(run.findings.verdicts) { $1 }
            let left = remaining.filter { report.verdicts[$0] == nil }
            if case .finished = end, !left.isEmpty {
                report.trouble = "There is no test for \(left.map(\.description).joined(separator: ", "))."
                return report
            }
            remaining = left
        }
        return report
    }

    private func note(buildFailure output: String, _ report: inout Report) {
        let errors = CompilerMessage.errors(in: output)
        for exercise in catalogue.exercises {
            let own = errors.filter { $0.isAbout(exercise) }
            guard !own.isEmpty else { continue }
            let lesson = own.map { "\(exercise.file):\($0.line):\($0.column)  \($0.text)" }.joined(
                separator: "\n")
            report.verdicts[exercise.id] = Verdict(state: .doesNotCompile, lesson: lesson)
        }
        let others = errors.filter { error in !catalogue.exercises.contains { error.isAbout($0) } }
        if !others.isEmpty {
            report.trouble = others.map { "\($0.file):\($0.line):\($0.column)  \($0.text)" }.joined(
                separator: "\n")
        } else if errors.isEmpty {
            report.trouble = "The build failed.\n" + Self.lastLines(of: output)
        }
    }

    private static func lesson(ofCrash output: String, _ signal: Int32?) -> String {
        if let fatal = output.split(separator: "\n").last(where: { $0.contains("Fatal error") }) {
            return "The answer ended the program: "
                + (fatal.firstRange(of: "Fatal error").map { fatal[$0.lowerBound...] } ?? fatal)
        }
        if output.contains("signal code 11") || output.contains("signal code 10") || signal == SIGSEGV
            || signal == SIGBUS
        {
            return """
                The answer ended the program, most likely because it called itself without end until there was no room \
                left. What makes it stop?
                """
        }
        return "The answer ended the program.\n" + lastLines(of: output)
    }

    private static func lastLines(of output: String) -> String {
        output.split(separator: "\n").suffix(12).joined(separator: "\n")
    }
}
