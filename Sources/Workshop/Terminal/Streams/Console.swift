import Synchronization
import Text

/// Prints lines on standard output: with colours, and a progress line, if it is a terminal that supports them.
package final class Console: Sendable {
    private struct Progress {
        var began = ContinuousClock.now
        var shown = ""
    }

    package let style = OutputStyle.ofStandardOutput()
    /// Whether standard output is a terminal in which lines can be overwritten.
    package let canMoveCursor = StandardOutput.canMoveCursor
    private let progress = Mutex(Progress())

    package init() {}

    package func print(_ text: String = "") {
        clearProgress()
        write(text.translated + "\n")
    }

    package func print(_ lines: [StyledLine]) {
        clearProgress()
        for line in lines { write(line.text(in: style) + "\n") }
    }

    package func write(_ text: String) { FileOutput.standard.write(text) }

    /// Shows a progress line, which is replaced by the next. In a pipe it shows nothing.
    ///
    /// - Parameter line: makes the text from the seconds that have passed and the available columns.
    package func show(_ line: (_ seconds: Int, _ width: Int) -> String) {
        guard canMoveCursor else { return }
        progress.withLock { progress in
            if progress.shown.isEmpty { progress.began = .now }
            let seconds = Int((.now - progress.began) / .seconds(1))
            let text = line(seconds, style.width - 1)
            guard text != progress.shown else { return }
            progress.shown = text
            write("\r\u{1B}[K" + style.styled(text, as: .dim))
        }
    }

    package func clearProgress() {
        progress.withLock { progress in
            if !progress.shown.isEmpty { write("\r\u{1B}[K") }
            progress.shown = ""
        }
    }
}
