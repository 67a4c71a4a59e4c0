import Foundation

/// Where the C libraries of Linux and macOS differ, or Swift cannot call them as they are.
enum Platform {
    /// Called with the number of the signal, between any two instructions of the program: it may use only what
    /// POSIX calls async-signal-safe, and neither locks nor memory from the heap.
    typealias SignalHandler = @convention(c) (Int32) -> Void
    /// Like `SignalHandler`, with what the system knows of the signal, and where it met the program.
    typealias CrashHandler =
        @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// Throws if nobody can see what is drawn on standard output, or press a key on standard input.
    static func checkForTerminal() throws(TerminalError) {
        guard isTerminal(STDIN_FILENO) else { throw .inputIsNoTerminal }
        guard isTerminal(STDOUT_FILENO) else { throw .outputIsNoTerminal }
        guard StandardOutput.canMoveCursor else { throw .terminalIsDumb }
    }

    /// More cells than any screen has. Each cell costs memory, and a terminal can claim 65,535 by 65,535 of them.
    private static let largest = Size(columns: 1000, rows: 500)

    /// The size of the terminal behind `descriptor`, up to `largest`; `nil` if there is none or it does not tell.
    static func terminalSize(of descriptor: Int32) -> Size? {
        var window = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return nil
        }
        return Size(
            columns: min(Int(window.ws_col), largest.columns), rows: min(Int(window.ws_row), largest.rows))
    }

    /// Makes `handler` answer `signal`, on the stack of `sigaltstack` if there is one; without a handler the
    /// default action does. May be called in a signal handler.
    static func answer(_ signal: Int32, with handler: SignalHandler?) {
        var action = sigaction()
        sigemptyset(&action.sa_mask)
        action.sa_flags = Int32(SA_RESTART) | Int32(truncatingIfNeeded: SA_ONSTACK)
        action.handler = unsafeBitCast(handler, to: CrashHandler?.self)
        sigaction(signal, &action, nil)
    }

    /// Makes `handler` answer `signal` like `answer`, and returns what answered it before.
    static func answerCrash(_ signal: Int32, with handler: CrashHandler?) -> sigaction {
        var (action, before) = (sigaction(), sigaction())
        sigemptyset(&action.sa_mask)
        action.sa_flags = Int32(SA_SIGINFO) | Int32(truncatingIfNeeded: SA_ONSTACK)
        action.handler = handler
        sigaction(signal, &action, &before)
        return before
    }

    /// True if another process has sent the signal. Otherwise this process has crashed, or has ended itself.
    static func isFromOutside(_ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
        #if canImport(Darwin)
        return info.map { $0.pointee.si_code == SI_USER && $0.pointee.si_pid != getpid() } ?? false
        #else
        // 0 is SI_USER, what `kill` sends. `abort` and `raise` send to a thread, which has another code.
        return info?.pointee.si_code == 0
        #endif
    }

    /// Calls the handler of `action`, if it has one, as if the signal had met it. May be called in a signal handler.
    static func pass(
        _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?,
        to action: sigaction
    ) {
        // 0 is the default action, 1 ignores the signal. A handler that takes only the number overlooks the rest.
        if unsafeBitCast(action.handler, to: Int.self) > 1 { action.handler?(signal, info, context) }
    }

    /// Where keys come from: standard input. On macOS `poll` does not know `/dev/tty`; where that is standard input, as after
    /// `</dev/tty`, keys come from the terminal that is drawn on.
    static func keyboard() -> Int32 {
        #if canImport(Darwin)
        var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        if poll(&request, 1, 0) > 0, request.revents & Int16(POLLNVAL) != 0 { return STDOUT_FILENO }
        #endif
        return STDIN_FILENO
    }

    /// Opens the terminal behind `descriptor` once more, so that writing there never waits. The flag for that belongs to the
    /// opened file, not to the descriptor: set on `descriptor`, it would also change the shell's output.
    static func reopened(_ descriptor: Int32) -> Int32 {
        let path = ttyname(descriptor).map { String(cString: $0) } ?? "/dev/fd/\(descriptor)"
        let own = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        return own >= 0 ? own : fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    }

    /// Whether whoever started the program wants it to ignore `signal`, as `nohup` does.
    static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return unsafeBitCast(action.handler, to: Int.self) == 1
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

extension sigaction {
    /// What answers the signal; the C library keeps a handler that takes only the number in the same place.
    fileprivate var handler: Platform.CrashHandler? {
        get {
            #if canImport(Darwin)
            return __sigaction_u.__sa_sigaction
            #elseif canImport(Glibc)
            return __sigaction_handler.sa_sigaction
            #elseif canImport(Musl)
            return __sa_handler.sa_sigaction
            #endif
        }
        set {
            #if canImport(Darwin)
            __sigaction_u.__sa_sigaction = newValue
            #elseif canImport(Glibc)
            __sigaction_handler.sa_sigaction = newValue
            #elseif canImport(Musl)
            __sa_handler.sa_sigaction = newValue
            #endif
        }
    }
}
