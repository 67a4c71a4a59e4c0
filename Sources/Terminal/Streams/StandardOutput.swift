import Foundation

/// Where the program writes to.
public enum StandardOutput {
    /// Whether somebody reads there as it is written; otherwise it is a pipe or a file.
    public static var isTerminal: Bool { Platform.isTerminal(STDOUT_FILENO) }

    /// Whether it is a terminal in which what was written can be written over: `TERM` says so.
    public static var canMoveCursor: Bool {
        isTerminal && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM", default: ""])
    }
}
