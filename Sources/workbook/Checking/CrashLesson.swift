import Foundation

/// What is said of an answer that did not let its test come to an end.
enum CrashLesson {
    static func verdict(on end: TestRun.End, _ errors: String) -> Verdict? {
        switch end {
        case .finished: nil
        case .died(let signal): Verdict(state: .crashed, lesson: lesson(errors, signal))
        case .stuck: Verdict(state: .failed, lesson: "The answer did not come back, and was given up.")
        case .flooding:
            Verdict(
                state: .failed,
                lesson:
                    "The answer printed without end, and was given up. Something in it goes round forever.")
        }
    }

    private static func lesson(_ errors: String, _ signal: Int32?) -> String {
        if let fatal = errors.split(separator: "\n").last(where: { $0.contains("Fatal error") }) {
            return "The answer ended the program: "
                + (fatal.firstRange(of: "Fatal error").map { fatal[$0.lowerBound...] } ?? fatal)
        }
        let isOverflow = errors.contains("signal code 11") || errors.contains("signal code 10")
        if isOverflow || signal == SIGSEGV || signal == SIGBUS {
            return """
                The answer ended the program, most likely because it called itself without end until there was no room \
                left. What makes it stop?
                """
        }
        let how = signal.map { " (signal \($0))" } ?? ", as if by exit()"
        return "The answer ended the program\(how).\n" + Report.lastLines(of: errors)
    }
}
