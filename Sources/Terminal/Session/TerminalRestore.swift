import Foundation
import Synchronization

/// Gives the terminal back as it was, however the program ends: by itself, by `exit`, by a signal from the
/// keyboard or from elsewhere, by a crash; and while it is suspended.
enum TerminalRestore {
    /// What of the terminal is taken besides its keys.
    enum Part {
        /// All of it, on the alternate screen.
        case screen
        /// The line in which the cursor stands. It is erased when the terminal is given back.
        case line
    }

    /// Takes the terminal: raw keys, hidden cursor, and the part that is written to. Call it on the main thread.
    ///
    /// `wakeUp` is the end of a pipe that gets `repaintMark`.
    static func begin(_ part: Part, wakeUp: Int32) throws(TerminalError) {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { throw .failed(errno) }
        taken.initialize(to: Taken(part, wakeUp: wakeUp, settings: settings))
        restoreAtExit
        giveHandlersAStack
        for signal in endingSignals where !Platform.isIgnored(signal) {
            Platform.answer(signal, with: endedBySignal)
        }
        for (index, signal) in crashSignals.enumerated() where !Platform.isIgnored(signal) {
            (crashActions + index).initialize(to: Platform.answerCrash(signal, with: crashed))
        }
        Platform.answer(SIGTSTP, with: suspended)
        Platform.answer(SIGCONT, with: resumed)
        Platform.answer(SIGWINCH, with: resized)
        enter()
    }

    /// Gives the terminal back, and the signals too.
    static func end() {
        leave()
        for signal in endingSignals where !Platform.isIgnored(signal) { Platform.answer(signal, with: nil) }
        for signal in [SIGTSTP, SIGCONT, SIGWINCH] { Platform.answer(signal, with: nil) }
        for (index, signal) in crashSignals.enumerated() where !Platform.isIgnored(signal) {
            sigaction(signal, crashActions + index, nil)
        }
        taken.pointee.errors.close()
        close(taken.pointee.output)
    }

    /// Written to the pipe when the size of the terminal has changed, or the program goes on after it was suspended.
    static let repaintMark = UInt8(ascii: "w")

    private static let restoreAtExit: Void = {
        atexit { leave() }
    }()

    /// A crash by a full stack leaves no room on it for the handler.
    private static let giveHandlersAStack: Void = {
        var stack = stack_t()
        guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
        let size = 64 * 1024
        stack = stack_t()
        stack.ss_sp = .allocate(byteCount: size, alignment: 16)
        stack.ss_size = .init(size)
        sigaltstack(&stack, nil)
    }()
}

// MARK: What the handlers use
// They run between any two instructions of the program. So they take no lock, get no memory, and find what they
// need behind pointers, where Swift does not check for exclusive access.

private struct Taken {
    /// A description of its own, on which writing never waits, even while the terminal is stopped.
    let output = Platform.reopened(STDOUT_FILENO)
    let wakeUp: Int32
    let sequences: Sequences
    /// The thread that draws. The handlers run on it, so that no half-drawn picture follows what they write.
    let thread = pthread_self()
    var settings: termios
    var rawSettings: termios
    var errors = CapturedErrors()

    init(_ part: TerminalRestore.Part, wakeUp: Int32, settings: termios) {
        sequences = part == .screen ? .screen : .line
        self.wakeUp = wakeUp
        self.settings = settings
        rawSettings = settings
        // Ctrl-C, Ctrl-\ and Ctrl-Z remain signals: they work even while the program is busy.
        rawSettings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        rawSettings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
        withUnsafeMutableBytes(of: &rawSettings.c_cc) {
            $0[Int(VMIN)] = 1
            $0[Int(VTIME)] = 0
        }
    }
}

// Both unsafe, because signal handlers read them, which may take no lock. Written before the handlers are installed; one
// session has the terminal at a time.
private nonisolated(unsafe) let taken = UnsafeMutablePointer<Taken>.allocate(capacity: 1)
private nonisolated(unsafe) let crashActions =
    UnsafeMutablePointer<sigaction>.allocate(capacity: crashSignals.count)
private let isEntered = Atomic(false)
private let isContinueAnswered = Atomic(false)

private let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE]
private let crashSignals = [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE]

/// How many milliseconds the handlers wait for a terminal that takes nothing.
private let patience: Int32 = 500

/// What is sent to the terminal when it is taken and given back.
private struct Sequences {
    /// Once, at first.
    let beginning: StaticString
    /// At first, and whenever the program goes on after it was suspended. No line wrap, so that a character of unexpected
    /// width spoils no more than its line; pasted text marked as such; no cursor.
    let modes: StaticString
    let restoring: StaticString

    static let screen = Sequences(
        beginning: "\u{1B}[?1049h", modes: "\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l",
        restoring: "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    static let line = Sequences(
        beginning: "", modes: "\u{1B}[?7l\u{1B}[?25l", restoring: "\u{1B}[0m\r\u{1B}[J\u{1B}[?7h\u{1B}[?25h")
}

private func enter() {
    let isNew = !isEntered.exchange(true, ordering: .sequentiallyConsistent)
    tcsetattr(STDIN_FILENO, TCSANOW, &taken.pointee.rawSettings)
    if isNew { send(taken.pointee.sequences.beginning) }
    send(taken.pointee.sequences.modes)
    taken.pointee.errors.begin()
}

private func leave() {
    guard isEntered.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let isInForeground = tcgetpgrp(STDIN_FILENO) == getpgrp()
    if isInForeground { tcsetattr(STDIN_FILENO, TCSANOW, &taken.pointee.settings) }
    let isShown = send(taken.pointee.sequences.restoring)
    taken.pointee.errors.end(showing: isShown)
}

/// False if the terminal takes nothing: it is stopped, or gone.
@discardableResult
private func send(_ sequence: StaticString) -> Bool {
    let bytes = UnsafeRawBufferPointer(start: sequence.utf8Start, count: sequence.utf8CodeUnitCount)
    return writeAll(bytes, to: taken.pointee.output, patience: patience)
}

private func tell() {
    withUnsafeBytes(of: TerminalRestore.repaintMark) { _ = write(taken.pointee.wakeUp, $0.baseAddress, 1) }
}

// MARK: The handlers

/// Runs `action` here if this is the thread that draws; otherwise sends the signal to that thread.
private func onDrawingThread(_ signal: Int32, _ action: () -> Void) {
    let before = errno
    if pthread_equal(pthread_self(), taken.pointee.thread) != 0 {
        action()
    } else {
        pthread_kill(taken.pointee.thread, signal)
    }
    errno = before
}

private func endedBySignal(_ signal: Int32) {
    onDrawingThread(signal) {
        leave()
        Platform.answer(signal, with: nil)
        raise(signal)
    }
}

/// Gives the terminal back, and passes a crash on to the handler that was there before, such as Swift's backtracer. That
/// handler may ask the user questions, and may return. A signal from outside is no crash, and ends the program at once.
private func crashed(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
    leave()
    if !Platform.isFromOutside(info), let index = crashSignals.firstIndex(of: signal) {
        Platform.pass(signal, info, context, to: crashActions[index])
    }
    Platform.answer(signal, with: nil)
    raise(signal)
}

private func suspended(_ signal: Int32) {
    onDrawingThread(signal) {
        leave()
        Platform.answer(signal, with: nil)
        raise(signal)
        var stop = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, signal)
        // The program stops here until it is continued, or goes on at once where no shell could continue it.
        pthread_sigmask(SIG_UNBLOCK, &stop, nil)
        Platform.answer(signal, with: suspended)
        // Continued, it has the terminal already, or another thread is about to pass the signal on: once is enough.
        isContinueAnswered.store(true, ordering: .sequentiallyConsistent)
        if isEntered.load(ordering: .sequentiallyConsistent) {
            isContinueAnswered.store(false, ordering: .sequentiallyConsistent)
        } else {
            goOn()
        }
    }
}

private func resumed(_ signal: Int32) {
    onDrawingThread(signal) {
        if !isContinueAnswered.exchange(false, ordering: .sequentiallyConsistent) { goOn() }
    }
}

private func goOn() {
    enter()
    tell()
}

private func resized(_ signal: Int32) {
    let before = errno
    tell()
    errno = before
}
