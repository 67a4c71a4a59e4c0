import Synchronization
import Terminal

/// The destination of a page, which is written line by line.
protocol Output: Sendable {
    func write(_ text: String)
}

extension Output {
    func write(_ lines: [String]) {
        write(lines.map { $0 + "\n" }.joined())
    }

    func write(_ lines: [StyledLine], in style: OutputStyle) {
        write(lines.map { $0.text(in: style) })
    }
}

extension FileOutput: Output {}

/// Collects the output in a string.
final class Paper: Output {
    private let written = Mutex("")

    var text: String { written.withLock(\.self) }

    func write(_ text: String) {
        written.withLock { $0 += text }
    }
}
