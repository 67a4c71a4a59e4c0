import Foundation
import Text

/// The standard input, output and error that the program was started with.
public enum StandardStreams {
    /// Puts `/dev/null` where a standard stream is closed, as in `chapter4 2>&-`. Otherwise the next file that the program
    /// opens would take its place, and messages would be written into it.
    ///
    /// Call it first thing in `main`. Closed input reads as empty. Writing to closed output fails, as it would have.
    /// Messages to closed error are dropped.
    public static func openClosed() {
        for (stream, mode) in [
            (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
        ]
        where fcntl(stream, F_GETFD) < 0 {
            // `open` takes the lowest free descriptor. That is this one, since those below it are open.
            _ = open("/dev/null", mode)
        }
    }
}

/// Where the program reads from.
public enum StandardInput {
    /// Whether somebody types there; otherwise it is a pipe or a file.
    public static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// The lines of standard input. Make it once: what it has read ahead is lost with it.
    public static func lines() -> LineReader { LineReader(STDIN_FILENO) }
}

/// Where the program writes to.
public enum StandardOutput {
    /// Whether somebody reads there as it is written; otherwise it is a pipe or a file.
    public static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// The size of the terminal, up to `largest`; `nil` if there is none or its size is unknown.
    static var size: Size? {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
        else { return nil }
        return Size(
            columns: min(Int(window.ws_col), largest.columns), rows: min(Int(window.ws_row), largest.rows))
    }

    /// More cells than any screen has. Each cell costs memory, and a terminal can claim 65,535 by 65,535 of them.
    private static let largest = Size(columns: 1000, rows: 500)

    /// Whether it is a terminal whose lines can be overwritten: `TERM` says so.
    public static var canMoveCursor: Bool {
        isTerminal && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM", default: ""])
    }
}

/// Messages that are not part of what the program prints.
package enum StandardError {
    /// Writes a line, or several, made printable. A message that nobody can read is dropped.
    package static func write(_ message: String) {
        _ = Array((message.translated.printableLines + "\n").utf8).withUnsafeBytes {
            writeAll($0, to: STDERR_FILENO)
        }
    }
}
