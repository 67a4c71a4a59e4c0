import Foundation

/// Where the program writes to.
public enum StandardOutput {
    /// Whether somebody reads there as it is written; otherwise it is a pipe or a file.
    public static var isTerminal: Bool { Platform.isTerminal(STDOUT_FILENO) }

    /// Whether it is a terminal in which what was written can be written over: `TERM` says so.
    public static var canMoveCursor: Bool {
        isTerminal && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM", default: ""])
    }

    /// Lets the program end without a word when nobody reads its output any more, as in `chapter4 | head`.
    ///
    /// Call it first thing in `main`: whoever started the program may have had it go on instead.
    public static func endQuietlyOnBrokenPipe() {
        Platform.answer(SIGPIPE, with: nil)
    }
}
