import Foundation
import Synchronization

/// Restores the terminal, however the program ends: by returning, by `exit`, by a signal, by a crash; and while it is suspended.
enum TerminalRestore {
    /// The part of the terminal that is used: the escape sequences that prepare it, and those that restore it.
    struct Part {
        fileprivate let taking: StaticString
        fileprivate let restoring: StaticString

        /// The whole screen, on the alternate buffer. Lines are not wrapped, so that a character of unexpected width spoils only
        /// its own line. Pasted text is marked, and the cursor is hidden.
        static let screen = Part(
            taking: "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l",
            restoring: "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
        /// The line of the cursor. It is erased when the terminal is restored.
        static let line = Part(
            taking: "\u{1B}[?7l\u{1B}[?25l", restoring: "\u{1B}[0m\r\u{1B}[J\u{1B}[?7h\u{1B}[?25h")
    }

    /// Written to the pipe when the window was resized, or the program continues after it was suspended.
    static let repaintMark = UInt8(ascii: "w")

    /// Takes over the terminal: raw keys, hidden cursor, and the part to draw on. Call it on the main thread.
    ///
    /// - Parameter wakeUp: the end of a pipe to which `repaintMark` is written.
    static func begin(_ part: Part, wakeUp: Int32) throws(TerminalError) {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { throw .failed(errno) }
        restoreAtExitAndCrash
        (taken.pointee.part, taken.pointee.wakeUp, taken.pointee.settings) = (part, wakeUp, settings)
        // Ctrl-C, Ctrl-\ and Ctrl-Z remain signals, so that they work even while the program is busy.
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
        withUnsafeMutableBytes(of: &settings.c_cc) { ($0[Int(VMIN)], $0[Int(VTIME)]) = (1, 0) }
        taken.pointee.rawSettings = settings
        for signal in endingSignals { answer(signal, with: endedBySignal) }
        answer(SIGTSTP, with: suspended)
        for signal in [SIGCONT, SIGWINCH] { answer(signal, with: askForRepaint) }
        enter()
    }

    /// Restores the terminal and the signal handlers.
    static func end() {
        leave()
        for signal in endingSignals + [SIGTSTP, SIGCONT, SIGWINCH] { answer(signal, with: SIG_DFL) }
    }

    /// Installs `handler`, unless the program was started with this signal ignored, as `nohup` does.
    private static func answer(_ number: Int32, with handler: (@convention(c) (Int32) -> Void)?) {
        if unsafeBitCast(signal(number, handler), to: Int.self) == 1 { signal(number, SIG_IGN) }
    }

    private static let restoreAtExitAndCrash: Void = {
        taken.initialize(to: Taken())
        atexit { leave() }
        // After a stack overflow a handler can run only on another stack.
        var stack = stack_t()
        if sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 {
            stack.ss_sp = .allocate(byteCount: 64 * 1024, alignment: 16)
            (stack.ss_size, stack.ss_flags) = (64 * 1024, 0)
            sigaltstack(&stack, nil)
        }
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE] {
            var (action, former) = (sigaction(), sigaction())
            action.sa_flags = Int32(SA_SIGINFO) | Int32(truncatingIfNeeded: SA_ONSTACK)
            // The handler is the first field of a `sigaction`, in the C libraries of Linux and of macOS.
            withUnsafeMutableBytes(of: &action) { $0.storeBytes(of: crashed, as: CrashHandler.self) }
            sigaction(number, &action, &former)
            let handler = withUnsafeBytes(of: former) { $0.load(as: CrashHandler?.self) }
            (formerHandlers + Int(number)).initialize(to: handler)
        }
    }()
}

// MARK: What the handlers use
// The handlers may run between any two instructions of the program. So they take no lock, allocate no memory, and call no generic
// function for the first time. They read their data through pointers, because Swift does not check these for exclusive access.

private struct Taken {
    /// The terminal, opened once more, so that a write to it never blocks. `O_NONBLOCK` belongs to the open file description: set
    /// on standard output, it would change the shell's output too.
    let output = {
        let path = ttyname(STDOUT_FILENO).map { String(cString: $0) } ?? "/dev/fd/\(STDOUT_FILENO)"
        let descriptor = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        return descriptor >= 0 ? descriptor : fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    }()
    /// A file for standard error while a picture is shown. A message in the picture would spoil it, and be lost with it. The file
    /// is shown when the terminal is restored. -1 if standard error is no terminal.
    let errors: Int32 = {
        guard isatty(STDERR_FILENO) == 1, let file = tmpfile() else { return -1 }
        defer { fclose(file) }
        return fcntl(fileno(file), F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    }()
    let standardError = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1024, alignment: 1)
    /// The thread that draws. The handlers run on it, so that their output is not followed by a half-drawn picture.
    let thread = pthread_self()
    var part = TerminalRestore.Part.line
    var wakeUp: Int32 = -1
    var settings = termios()
    var rawSettings = termios()
}

private typealias CrashHandler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

// Both are unsafe because signal handlers, which may take no lock, read them. They are written before the handlers are installed,
// and only one session at a time uses the terminal.
private nonisolated(unsafe) let taken = UnsafeMutablePointer<Taken>.allocate(capacity: 1)
/// The crash handlers that were installed before, by the numbers of their signals.
private nonisolated(unsafe) let formerHandlers = UnsafeMutablePointer<CrashHandler?>.allocate(capacity: 32)
private let isEntered = Atomic(false)

private let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE]

/// How many milliseconds the handlers wait for a terminal that accepts no output.
private let patience: Int32 = 500

private func enter() {
    isEntered.store(true, ordering: .sequentiallyConsistent)
    tcsetattr(STDIN_FILENO, TCSANOW, &taken.pointee.rawSettings)
    send(taken.pointee.part.taking)
    if taken.pointee.errors >= 0 { dup2(taken.pointee.errors, STDERR_FILENO) }
}

private func leave() {
    guard isEntered.exchange(false, ordering: .sequentiallyConsistent) else { return }
    // The system would stop a background process that does this, with SIGTTOU.
    if tcgetpgrp(STDIN_FILENO) == getpgrp() { tcsetattr(STDIN_FILENO, TCSANOW, &taken.pointee.settings) }
    let isShown = send(taken.pointee.part.restoring)
    guard taken.pointee.errors >= 0 else { return }
    dup2(taken.pointee.standardError, STDERR_FILENO)
    if isShown { showErrors(in: taken.pointee.errors, taken.pointee.buffer) }
}

/// Shows the contents of the file, as far as the terminal accepts them, and empties the file.
private func showErrors(in file: Int32, _ buffer: UnsafeMutableRawBufferPointer) {
    lseek(file, 0, SEEK_SET)
    while case let count = read(file, buffer.baseAddress, buffer.count), count > 0 {
        let part = UnsafeRawBufferPointer(start: buffer.baseAddress, count: count)
        guard writeAll(part, to: taken.pointee.output, patience: patience) else { break }
    }
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
}

/// Returns false if the terminal accepts no output: it is stopped, or gone.
@discardableResult private func send(_ sequence: StaticString) -> Bool {
    let bytes = UnsafeRawBufferPointer(start: sequence.utf8Start, count: sequence.utf8CodeUnitCount)
    return writeAll(bytes, to: taken.pointee.output, patience: patience)
}

// MARK: The handlers

/// Runs `action` if this is the thread that draws; otherwise sends the signal to that thread.
private func onDrawingThread(_ number: Int32, _ action: () -> Void) {
    let before = errno
    defer { errno = before }
    if pthread_equal(pthread_self(), taken.pointee.thread) != 0 { return action() }
    pthread_kill(taken.pointee.thread, number)
}

/// Raises a signal with its default action. The signal is blocked until the handler returns.
private func raiseUnanswered(_ number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
}

private func endedBySignal(_ number: Int32) {
    onDrawingThread(number) {
        leave()
        raiseUnanswered(number)
    }
}

/// Restores the terminal, and passes a crash on to the handler that was installed before, such as Swift's backtracer. That handler
/// may ask the user questions, and may return. A signal from another process is no crash, and ends the program at once.
private func crashed(
    _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
    leave()
    #if canImport(Darwin)
    let isSent = info?.pointee.si_code == SI_USER && info?.pointee.si_pid != getpid()
    #else
    // 0 is SI_USER, the code of `kill`. `abort` and `raise` send to a thread, which has another code.
    let isSent = info?.pointee.si_code == 0
    #endif
    // 0 is the default action, and 1 ignores the signal. All other values are handlers.
    let former = formerHandlers[Int(number)]
    if !isSent, unsafeBitCast(former, to: Int.self) > 1 { former?(number, info, context) }
    raiseUnanswered(number)
}

private func suspended(_ number: Int32) {
    onDrawingThread(number) {
        leave()
        raiseUnanswered(number)
        var stop = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, number)
        // The program stops here until it is continued. Without a shell that could continue it, it goes on at once.
        pthread_sigmask(SIG_UNBLOCK, &stop, nil)
        signal(number, suspended)
        // The handler of SIGCONT may have taken over the terminal already.
        if !isEntered.load(ordering: .sequentiallyConsistent) { askForRepaint(SIGCONT) }
    }
}

/// Asks for a repaint: the window was resized, or the program continues, and another program may have used the terminal.
private func askForRepaint(_ number: Int32) {
    onDrawingThread(number) {
        if number == SIGCONT { enter() }
        withUnsafeBytes(of: TerminalRestore.repaintMark) {
            _ = write(taken.pointee.wakeUp, $0.baseAddress, 1)
        }
    }
}
