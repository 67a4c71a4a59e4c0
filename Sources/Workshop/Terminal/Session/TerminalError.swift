import Foundation

/// The reason why a program cannot use the screen, and what to do about it.
public enum TerminalError: Error, Hashable, CustomStringConvertible {
    /// Standard input is a pipe or a file.
    case inputIsNoTerminal
    /// Standard output is a pipe or a file.
    case outputIsNoTerminal
    /// `TERM` is unset or `dumb`, so it is unknown how to draw on the terminal.
    case terminalIsDumb
    /// `run` was called from a task. The task blocks the main queue, on which the keys are handled.
    case insideTask
    /// The system returned this `errno`.
    case failed(Int32)

    /// What happened and what to do.
    public var description: String {
        switch self {
        case .inputIsNoTerminal:
            "This is played with the keyboard, but the input comes from a pipe or a file. "
                + "Run it in a terminal window, without `|` or `<` before it."
        case .outputIsNoTerminal:
            "This draws on the whole screen, but the output goes to a pipe or a file. "
                + "Run it in a terminal window, without `|` or `>` after it."
        case .terminalIsDumb:
            "This draws on the whole screen, but TERM says that the terminal cannot be drawn on. "
                + "Run it in a terminal window; if it is one, try again with TERM=xterm before the command."
        case .insideTask:
            "This session was started from asynchronous code, where no key would ever arrive. "
                + "Call `run` from a function that is not `async`, without `await` before it in main.swift."
        case .failed(let number):
            "The terminal could not be set up: \(String(cString: strerror(number))). "
                + "Run it in another terminal window."
        }
    }
}

extension TerminalError {
    /// Throws if standard input or standard output is no terminal, or if the terminal cannot be drawn on.
    static func check() throws(TerminalError) {
        guard StandardInput.isTerminal else { throw .inputIsNoTerminal }
        guard StandardOutput.isTerminal else { throw .outputIsNoTerminal }
        guard StandardOutput.canMoveCursor else { throw .terminalIsDumb }
    }
}
