import Foundation
import Synchronization

/// Restores the terminal, however the program ends: by itself, by `exit`, by a signal from the
/// keyboard or from elsewhere, by a crash; and while it is suspended.
enum TerminalRestore {
    /// The part of the terminal that is taken besides its keys: the escape sequences that take it, and that give it back.
    struct Part {
        fileprivate let taking: StaticString
        fileprivate let restoring: StaticString

        /// All of it, on the alternate screen. No line wrap, so that a character of unexpected width spoils no more than its
        /// line; pasted text marked as such; no cursor.
        static let screen = Part(
            taking: "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l",
            restoring: "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
        /// The line in which the cursor stands. It is erased when the terminal is given back.
        static let line = Part(
            taking: "\u{1B}[?7l\u{1B}[?25l", restoring: "\u{1B}[0m\r\u{1B}[J\u{1B}[?7h\u{1B}[?25h")
    }

    /// Written to the pipe when the size of the terminal has changed, or the program goes on after it was suspended.
    static let repaintMark = UInt8(ascii: "w")

    /// Takes the terminal: raw keys, hidden cursor, and the part that is written to. Call it on the main thread.
    ///
    /// `wakeUp` is the end of a pipe that gets `repaintMark`.
    static func begin(_ part: Part, wakeUp: Int32) throws(TerminalError) {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { throw .failed(errno) }
        restoreAtExitAndCrash
        (taken.pointee.part, taken.pointee.wakeUp, taken.pointee.settings) = (part, wakeUp, settings)
        // Ctrl-C, Ctrl-\ and Ctrl-Z remain signals: they work even while the program is busy.
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
        withUnsafeMutableBytes(of: &settings.c_cc) { ($0[Int(VMIN)], $0[Int(VTIME)]) = (1, 0) }
        taken.pointee.rawSettings = settings
        for signal in endingSignals { answer(signal, with: endedBySignal) }
        answer(SIGTSTP, with: suspended)
        for signal in [SIGCONT, SIGWINCH] { answer(signal, with: askForRepaint) }
        enter()
    }

    /// Gives the terminal back, and the signals too.
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
        // After a stack overflow the handler needs another stack.
        var stack = stack_t()
        if sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 {
            stack.ss_sp = .allocate(byteCount: 64 * 1024, alignment: 16)
            (stack.ss_size, stack.ss_flags) = (64 * 1024, 0)
            sigaltstack(&stack, nil)
        }
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE] {
            var (action, former) = (sigaction(), sigaction())
            action.sa_flags = Int32(SA_SIGINFO) | Int32(truncatingIfNeeded: SA_ONSTACK)
            // The handler is the first part of an action, in the C libraries of Linux and of macOS.
            withUnsafeMutableBytes(of: &action) { $0.storeBytes(of: crashed, as: CrashHandler.self) }
            sigaction(number, &action, &former)
            let handler = withUnsafeBytes(of: former) { $0.load(as: CrashHandler?.self) }
            (formerHandlers + Int(number)).initialize(to: handler)
        }
    }()
}

// MARK: What the handlers use
// They run between any two instructions of the program. So they take no lock, get no memory, call no generic function for the
// first time, and find what they need behind pointers, where Swift does not check for exclusive access.

private struct Taken {
    /// The terminal, opened once more, so that writing there never waits: `O_NONBLOCK` belongs to the open file description, and
    /// would change the shell's output too.
    let output = {
        let path = ttyname(STDOUT_FILENO).map { String(cString: $0) } ?? "/dev/fd/\(STDOUT_FILENO)"
        let descriptor = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        return descriptor >= 0 ? descriptor : fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    }()
    /// A file for standard error: a message in the picture would spoil it, and be lost with it. The file is shown when the
    /// terminal is given back. -1 if standard error is no terminal.
    let errors: Int32 = {
        guard isatty(STDERR_FILENO) == 1, let file = tmpfile() else { return -1 }
        defer { fclose(file) }
        return fcntl(fileno(file), F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    }()
    let standardError = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1024, alignment: 1)
    /// The thread that draws. The handlers run on it, so that no half-drawn picture follows what they write.
    let thread = pthread_self()
    var part = TerminalRestore.Part.line
    var wakeUp: Int32 = -1
    var settings = termios()
    var rawSettings = termios()
}

private typealias CrashHandler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

// Both unsafe, because signal handlers read them, which may take no lock. Written before the handlers are installed; one
// session has the terminal at a time.
private nonisolated(unsafe) let taken = UnsafeMutablePointer<Taken>.allocate(capacity: 1)
/// The handlers of crashes that were installed before, by the numbers of their signals.
private nonisolated(unsafe) let formerHandlers = UnsafeMutablePointer<CrashHandler?>.allocate(capacity: 32)
private let isEntered = Atomic(false)

private let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE]

/// How many milliseconds the handlers wait for a terminal that takes nothing.
private let patience: Int32 = 500

private func enter() {
    isEntered.store(true, ordering: .sequentiallyConsistent)
    tcsetattr(STDIN_FILENO, TCSANOW, &taken.pointee.rawSettings)
    send(taken.pointee.part.taking)
    if taken.pointee.errors >= 0 { dup2(taken.pointee.errors, STDERR_FILENO) }
}

private func leave() {
    guard isEntered.exchange(false, ordering: .sequentiallyConsistent) else { return }
    // The system would stop a program in the background for that, with SIGTTOU.
    if tcgetpgrp(STDIN_FILENO) == getpgrp() { tcsetattr(STDIN_FILENO, TCSANOW, &taken.pointee.settings) }
    let isShown = send(taken.pointee.part.restoring)
    guard taken.pointee.errors >= 0 else { return }
    dup2(taken.pointee.standardError, STDERR_FILENO)
    if isShown { showErrors(in: taken.pointee.errors, taken.pointee.buffer) }
}

/// Shows a file, as far as the terminal takes it, and empties it.
private func showErrors(in file: Int32, _ buffer: UnsafeMutableRawBufferPointer) {
    lseek(file, 0, SEEK_SET)
    while case let count = read(file, buffer.baseAddress, buffer.count), count > 0 {
        let part = UnsafeRawBufferPointer(start: buffer.baseAddress, count: count)
        guard writeAll(part, to: taken.pointee.output, patience: patience) else { break }
    }
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
}

/// False if the terminal takes nothing: it is stopped, or gone.
@discardableResult private func send(_ sequence: StaticString) -> Bool {
    let bytes = UnsafeRawBufferPointer(start: sequence.utf8Start, count: sequence.utf8CodeUnitCount)
    return writeAll(bytes, to: taken.pointee.output, patience: patience)
}

// MARK: The handlers

/// Runs `action` here if this is the thread that draws; otherwise sends the signal to that thread.
private func onDrawingThread(_ number: Int32, _ action: () -> Void) {
    let before = errno
    defer { errno = before }
    if pthread_equal(pthread_self(), taken.pointee.thread) != 0 { return action() }
    pthread_kill(taken.pointee.thread, number)
}

/// Raises a signal for its default action, which comes when the handler returns: until then the signal is blocked.
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

/// Gives the terminal back, and passes a crash on to the handler that was there before, such as Swift's backtracer. That
/// handler may ask the user questions, and may return. A signal from another process is no crash, and ends the program at once.
private func crashed(
    _ number: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
    leave()
    #if canImport(Darwin)
    let isSent = info?.pointee.si_code == SI_USER && info?.pointee.si_pid != getpid()
    #else
    // 0 is SI_USER, what `kill` sends. `abort` and `raise` send to a thread, which has another code.
    let isSent = info?.pointee.si_code == 0
    #endif
    // A handler of 0 is the default action, and 1 ignores the signal.
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
        // The program stops here until it is continued, or goes on at once where no shell could continue it.
        pthread_sigmask(SIG_UNBLOCK, &stop, nil)
        signal(number, suspended)
        // The handler of SIGCONT may have taken the terminal already.
        if !isEntered.load(ordering: .sequentiallyConsistent) { askForRepaint(SIGCONT) }
    }
}

/// Asks for a repaint: the window has another size, or the program goes on, and others may have used the terminal.
private func askForRepaint(_ number: Int32) {
    onDrawingThread(number) {
        if number == SIGCONT { enter() }
        withUnsafeBytes(of: TerminalRestore.repaintMark) {
            _ = write(taken.pointee.wakeUp, $0.baseAddress, 1)
        }
    }
}
