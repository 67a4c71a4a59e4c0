import Coursework
import Foundation
import Lessons
import Text

/// The verdict on an answer that kept its test from ending.
enum CrashLesson {
    static func verdict(on end: TestRun.End, _ printed: String, _ answer: Answer?) -> Verdict? {
        switch end {
        case .finished: nil
        case .died(let signal): Verdict(state: .crashed, lesson: Lesson(lesson(printed, signal, answer)))
        case .stuck:
            Verdict(
                state: .failed,
                lesson: """
                    The answer did not come back, and was stopped after \(TestRun.patience.components.seconds) seconds. Something in it \
                    never ends: a loop, or a call that waits for something that does not come.
                    """)
        case .flooding:
            Verdict(
                state: .failed,
                lesson: """
                    The answer printed more than \(TestRun.megabytes) MB, and was stopped. Most likely a loop in it never ends. If not, \
                    print less.
                    """)
        }
    }

    private static func lesson(_ printed: String, _ signal: Int32?, _ answer: Answer?) -> String {
        if let fatal = printed.split(separator: "\n").last(where: { $0.contains("Fatal error") }) {
            return lesson(ofFatal: String(fatal), answer)
        }
        // `swift test`, which starts the tests on macOS, prints the signal of the program: SIGSEGV is 11, SIGBUS is 10 there.
        let isOverflow = printed.contains("signal code 11") || printed.contains("signal code 10")
        if isOverflow || signal == SIGSEGV || signal == SIGBUS {
            return """
                The answer crashed. Most likely it called itself again and again, until there was no room for one more call. When \
                should these calls end?
                """
        }
        guard let signal else {
            return
                "The answer stopped the whole program, as `exit(0)` does. Return a value instead, and check again."
        }
        let sentence =
            switch signal {
            case SIGABRT:
                "The answer stopped the whole program. Look for a call that does this, such as `abort()`, and take it out."
            case SIGKILL:
                """
                The system stopped the program (SIGKILL). Most likely the answer used too much memory. What in it grows without end?
                """
            case SIGILL, SIGTRAP:
                """
                The answer crashed. Most likely a number became too large or too small for its type, an index is outside of its list, \
                or a value that was unwrapped with `!` is nil.
                """
            default:
                """
                The program stopped while it tried the answer (system signal \(signal)). Check again. If this comes again, look in the \
                answer for a call that stops programs, and take it out.
                """
            }
        return printed.isEmpty ? sentence : "\(sentence)\n\(printed.lastLines)"
    }

    /// Makes a sentence of the message of Swift's runtime, and names the line of the answer that it is about:
    /// `Chapter4Exercises/Signals.swift:32: Fatal error: …`.
    private static func lesson(ofFatal said: String, _ answer: Answer?) -> String {
        guard let start = said.firstRange(of: "Fatal error")?.lowerBound else { return said }
        let sentence = "The answer crashed: \(said[start...])"
        guard let match = said[..<start].firstMatch(of: /([^\/ ]+\.swift):([0-9]+): $/),
            let answer, answer.exercise.file.hasSuffix("/\(match.1)"), let line = Int(match.2),
            let part = answer.parts.first(where: { $0.lines.contains(line) })
        else { return sentence }
        let text = part.text.components(separatedBy: "\n")[line - part.lines.lowerBound]
        return "\(answer.exercise.file):\(line)\n\(sentence)\n\(line) | \(text)"
    }
}
