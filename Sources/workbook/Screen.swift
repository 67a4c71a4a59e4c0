import Foundation
import Terminal

/// What the tool prints: in colour where there is some, with a line of progress where somebody watches.
struct Screen {
    let style = OutputStyle.ofStandardOutput()
    let isTerminal = StandardOutput.isTerminal

    func print(_ text: String = "") {
        clearProgress()
        write(text + "\n")
    }

    func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    /// A line that the next one takes the place of. Not in a pipe.
    func progress(_ text: String) {
        guard isTerminal else { return }
        write("\r\u{1B}[K" + style.styled(text, as: .dim))
    }

    func clearProgress() {
        if isTerminal { write("\r\u{1B}[K") }
    }

    // MARK: Verdicts

    /// A mark and a word for a state.
    func mark(_ state: Verdict.State) -> String {
        switch state {
        case .pending: style.styled("·", as: .dim)
        case .passed: style.styled("✔", as: Style(.green))
        case .failed, .crashed, .doesNotCompile: style.styled("✘", as: Style(.red))
        }
    }

    func word(_ state: Verdict.State) -> String {
        switch state {
        case .pending: "not begun"
        case .passed: "passed"
        case .failed: "not yet"
        case .doesNotCompile: "does not compile"
        case .crashed: "crashes"
        }
    }

    /// The verdict on an exercise, with its lesson under it.
    func print(_ verdict: Verdict, on exercise: Exercise, withLesson: Bool = true) {
        let word = [.pending, .passed].contains(verdict.state) ? "" : ": " + word(verdict.state)
        print("\(mark(verdict.state)) \(style.styled("\(exercise.id)", as: .bold))  \(exercise.title)\(word)")
        guard withLesson, !verdict.lesson.isEmpty else { return }
        let indent = String(repeating: " ", count: "\(exercise.id)".count + 4)
        for line in verdict.lesson.split(separator: "\n", omittingEmptySubsequences: false) {
            print(line.isEmpty ? "" : indent + line)
        }
        if verdict.state != .doesNotCompile { print(style.styled(indent + exercise.place, as: .dim)) }
    }
}
