import Synchronization
import Text

/// What a program prints, line by line: in colour where there is some, with a line of progress where somebody watches.
package final class Console: Sendable {
    private struct Progress {
        var began = ContinuousClock.now
        var shown = ""
    }

    package let style = OutputStyle.ofStandardOutput()
    /// Whether there is a terminal, and one whose lines can be written over.
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

    /// Shows a line that the next one replaces. Shows nothing in a pipe.
    ///
    /// - Parameter line: its text, from the seconds that have passed and the columns that it has.
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
