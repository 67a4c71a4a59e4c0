import Foundation
import Text

/// The standard input, output and error that the program was started with.
public enum StandardStreams {
    /// Opens `/dev/null` in place of each standard stream that is closed, as in `chapter4 2>&-`. Otherwise the next file that the
    /// program opens would get its descriptor, and messages would be written into that file.
    ///
    /// Call it first in `main`. Closed input then reads as empty. A write to closed output still fails. Messages to closed error
    /// are dropped.
    public static func openClosed() {
        for (stream, mode) in [
            (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
        ]
        where fcntl(stream, F_GETFD) < 0 {
            // `open` takes the lowest free descriptor. This is the one, because those below it are open.
            _ = open("/dev/null", mode)
        }
    }
}

public enum StandardInput {
    /// Whether standard input is a terminal, not a pipe or a file.
    public static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// The lines of standard input. Make only one reader: it reads ahead, and what it has read is lost with it.
    public static func lines() -> LineReader { LineReader(STDIN_FILENO) }
}

public enum StandardOutput {
    /// Whether standard output is a terminal, not a pipe or a file.
    public static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// The size of the terminal, up to `largest`; `nil` if there is none or its size is unknown.
    static var size: Size? {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
        else { return nil }
        return Size(
            columns: min(Int(window.ws_col), largest.columns), rows: min(Int(window.ws_row), largest.rows))
    }

    /// A size that no real screen exceeds. Each cell costs memory, and a terminal can claim to have 65,535 by 65,535 of them.
    private static let largest = Size(columns: 1000, rows: 500)

    /// Whether it is a terminal whose lines can be overwritten: `TERM` says so.
    public static var canMoveCursor: Bool {
        isTerminal && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM", default: ""])
    }
}

package enum StandardError {
    /// Writes one or more lines, made printable. If standard error is closed, the message is dropped.
    package static func write(_ message: String) {
        _ = Array((message.translated.printableLines + "\n").utf8).withUnsafeBytes {
            writeAll($0, to: STDERR_FILENO)
        }
    }
}
