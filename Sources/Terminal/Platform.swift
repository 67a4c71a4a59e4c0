import Foundation

/// Where the C libraries of Linux and macOS differ, or Swift cannot call them as they are.
enum Platform {
    /// Called with the number of the signal, between any two instructions of the program: it may use only what
    /// POSIX calls async-signal-safe, and neither locks nor memory from the heap.
    typealias SignalHandler = @convention(c) (Int32) -> Void

    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// Throws if nobody can see what is drawn on standard output, or press a key on standard input.
    static func checkForTerminal() throws(TerminalError) {
        guard isTerminal(STDIN_FILENO) else { throw .inputIsNoTerminal }
        guard isTerminal(STDOUT_FILENO) else { throw .outputIsNoTerminal }
        let kind = ProcessInfo.processInfo.environment["TERM", default: ""]
        guard !["", "dumb"].contains(kind) else { throw .terminalIsDumb }
    }

    /// The size of the terminal behind `descriptor`; `nil` if there is none or it does not tell.
    static func terminalSize(of descriptor: Int32) -> Size? {
        var window = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return nil
        }
        return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    /// Makes `handler` answer `signal`, on the stack of `sigaltstack` if there is one; without a handler the
    /// default action does. May be called in a signal handler.
    static func answer(_ signal: Int32, with handler: SignalHandler?) {
        var action = sigaction()
        sigemptyset(&action.sa_mask)
        action.sa_flags = Int32(SA_RESTART) | Int32(truncatingIfNeeded: SA_ONSTACK)
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
        #elseif canImport(Glibc)
        action.__sigaction_handler.sa_handler = handler
        #elseif canImport(Musl)
        action.__sa_handler.sa_handler = handler
        #endif
        sigaction(signal, &action, nil)
    }

    /// Whether whoever started the program wants it to ignore `signal`, as `nohup` does.
    static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        #if canImport(Darwin)
        let handler = action.__sigaction_u.__sa_handler
        #elseif canImport(Glibc)
        let handler = action.__sigaction_handler.sa_handler
        #elseif canImport(Musl)
        let handler = action.__sa_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == 1
    }

    /// A pipe that no child process inherits and that makes nobody wait.
    static func signalPipe() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }
}
