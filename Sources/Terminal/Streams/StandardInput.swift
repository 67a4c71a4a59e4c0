import Foundation

/// Where the program reads from.
public enum StandardInput {
    /// Whether somebody types there; otherwise it is a pipe or a file.
    public static var isTerminal: Bool { Platform.isTerminal(STDIN_FILENO) }

    /// The lines of standard input. Make it once: what it has read ahead is lost with it.
    public static func lines() -> LineReader { LineReader(STDIN_FILENO) }
}
