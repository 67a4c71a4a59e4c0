import Coursework
import Foundation
import Synchronization

/// Handles Ctrl-C and similar signals: ends the processes that were started, removes the temporary folders, restores the terminal,
/// and ends the tool with the status that a shell expects.
package enum Interruption {
    private struct Belongings {
        var children: Set<pid_t> = []
        var folders: Set<URL> = []
        /// Until this time Ctrl-C is meant for another program.
        var leftUntil = ContinuousClock.now
        var isDrawing = false
        var isEnding = false
        var isListening = false
    }

    private static let belongings = Mutex(Belongings())

    /// Starts a process. If the tool is interrupted, the process is killed with all its descendants.
    package static func starting(_ start: () throws -> pid_t) throws -> pid_t {
        listen()
        return try belongings.withLock { belongings in
            if belongings.isEnding { throw WorkbookError.cancelled }
            let process = try start()
            belongings.children.insert(process)
            return process
        }
    }

    /// Forgets a process that has ended. After an interruption this does not return: the caller would take the interruption for an
    /// ordinary end of the program, while the thread that waits for signals is ending the tool.
    static func forget(_ process: pid_t) {
        let isEnding = belongings.withLock { belongings in
            belongings.children.remove(process)
            return belongings.isEnding
        }
        while isEnding { sleep(1) }
    }

    /// Makes a folder. If the tool is interrupted, the folder is removed.
    static func removing(_ folder: URL, madeBy make: () throws -> Void) throws {
        listen()
        try belongings.withLock { belongings in
            if belongings.isEnding { throw WorkbookError.cancelled }
            try make()
            belongings.folders.insert(folder)
        }
    }

    /// Forgets a folder that has been removed.
    static func forget(_ folder: URL) { _ = belongings.withLock { $0.folders.remove(folder) } }

    /// Leaves Ctrl-C to a program that uses the terminal, while `body` starts it and waits for it, and for three more seconds: on a
    /// busy machine the tool may get the signal after the program has ended because of it.
    package static func leavingItToAnother<Result>(_ body: () throws -> Result) rethrows -> Result {
        belongings.withLock { $0.leftUntil = .now + .seconds(1_000_000) }
        defer { belongings.withLock { $0.leftUntil = .now + .seconds(3) } }
        return try body()
    }

    /// Notes that the main thread draws on the terminal, and has to restore it before the tool ends.
    package static func drawsOnMain() { belongings.withLock { $0.isDrawing = true } }

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Handles the signals from now on. Call it first on the main thread, before other threads are started: they inherit its signal
    /// mask, which blocks these signals.
    ///
    /// A thread waits for them in `sigwait`. A dispatch source would install a signal handler a little later, in an unknown order
    /// with the handlers of the terminal.
    package static func listen() {
        let isFirst = belongings.withLock { belongings in
            defer { belongings.isListening = true }
            return !belongings.isListening
        }
        guard isFirst else { return }
        var blocked = set
        pthread_sigmask(SIG_BLOCK, &blocked, nil)
        Thread.detachNewThread {
            var awaited = set
            var number: Int32 = 0
            while sigwait(&awaited, &number) == 0 { end(by: number) }
        }
    }

    private static var set: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in signals { sigaddset(&set, number) }
        return set
    }

    private static func end(by number: Int32) {
        let all = belongings.withLock { belongings in
            belongings.isEnding = belongings.isEnding || number != SIGINT || belongings.leftUntil < .now
            return belongings
        }
        guard all.isEnding else { return }
        for child in all.children {
            ProcessTree.kill(child)
            kill(-child, SIGKILL)
        }
        for folder in all.folders { try? FileManager.default.removeItem(at: folder) }
        if all.isDrawing {
            DispatchQueue.main.async { exit(128 + number) }
            // If the main thread is busy, this thread ends the tool.
            sleep(1)
        }
        exit(128 + number)
    }
}
