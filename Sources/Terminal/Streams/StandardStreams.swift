import Foundation
import Text
import Translation

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
    public static var isTerminal: Bool { Platform.isTerminal(STDIN_FILENO) }

    /// The lines of standard input. Make it once: what it has read ahead is lost with it.
    public static func lines() -> LineReader { LineReader(STDIN_FILENO) }
}

/// Where the program writes to.
public enum StandardOutput {
    /// Whether somebody reads there as it is written; otherwise it is a pipe or a file.
    public static var isTerminal: Bool { Platform.isTerminal(STDOUT_FILENO) }

    /// Whether it is a terminal in which what was written can be written over: `TERM` says so.
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
