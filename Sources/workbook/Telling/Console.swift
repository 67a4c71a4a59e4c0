import Foundation
import Terminal

/// What the tool prints: in colour where there is some, with a line of progress where somebody watches.
final class Console {
    let style = OutputStyle.ofStandardOutput()
    /// Whether there is a terminal, and one whose lines can be written over.
    let canMoveCursor = StandardOutput.canMoveCursor
    private let clock = ContinuousClock()
    private lazy var began = clock.now
    private var progressShown = ""

    func print(_ text: String = "") {
        clearProgress()
        write(text + "\n")
    }

    func print(_ lines: [StyledLine]) {
        for line in lines { print(line.text(in: style)) }
    }

    func write(_ text: String) { FileOutput.standard.write(text) }

    /// A line that the next one takes the place of. Not in a pipe.
    func show(_ activity: Activity) {
        guard canMoveCursor else { return }
        if progressShown.isEmpty { began = clock.now }
        let seconds = Int((clock.now - began) / .seconds(1))
        let text = activity.line(seconds: seconds, width: style.width - 1)
        guard text != progressShown else { return }
        progressShown = text
        write("\r\u{1B}[K" + style.styled(text, as: .dim))
    }

    func clearProgress() {
        if !progressShown.isEmpty { write("\r\u{1B}[K") }
        progressShown = ""
    }
}
