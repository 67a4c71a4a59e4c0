import Coursework
import Foundation
import Synchronization

/// Ctrl-C and its like: ends the processes that were started, removes the files that were made, gives back the terminal, and ends the
/// tool with the status a shell expects.
package enum Interruption {
    private struct Belongings {
        var children: Set<pid_t> = []
        var folders: Set<URL> = []
        /// Until when Ctrl-C is meant for another program.
        var leftUntil = ContinuousClock.now
        var isDrawing = false
        var isEnding = false
        var isListening = false
    }

    private static let belongings = Mutex(Belongings())

    /// Starts a process, and ends it with all its descendants when the tool is interrupted.
    package static func starting(_ start: () throws -> pid_t) throws -> pid_t {
        listen()
        return try belongings.withLock { belongings in
            if belongings.isEnding { throw WorkbookError.cancelled }
            let process = try start()
            belongings.children.insert(process)
            return process
        }
    }

    /// Forgets such a process, which has ended, by itself or by the interruption. After an interruption this does not return: the caller
    /// would take that end for the program's, and the thread that waits for signals ends the tool.
    static func forget(_ process: pid_t) {
        let isEnding = belongings.withLock { belongings in
            belongings.children.remove(process)
            return belongings.isEnding
        }
        while isEnding { sleep(1) }
    }

    /// Makes a folder, and removes it when the tool is interrupted.
    static func removing(_ folder: URL, madeBy make: () throws -> Void) throws {
        listen()
        try belongings.withLock { belongings in
            if belongings.isEnding { throw WorkbookError.cancelled }
            try make()
            belongings.folders.insert(folder)
        }
    }

    /// Forgets such a folder, which is gone.
    static func forget(_ folder: URL) { _ = belongings.withLock { $0.folders.remove(folder) } }

    /// Leaves Ctrl-C to a program that has the terminal, while `body` starts it and waits for it, and three seconds longer: on a busy
    /// machine, the signal that has ended the program may be delivered to the tool later.
    package static func leavingItToAnother<Result>(_ body: () throws -> Result) rethrows -> Result {
        belongings.withLock { $0.leftUntil = .now + .seconds(1_000_000) }
        defer { belongings.withLock { $0.leftUntil = .now + .seconds(3) } }
        return try body()
    }

    /// From now on the main thread draws on the terminal, and restores it before the tool ends.
    package static func drawsOnMain() { belongings.withLock { $0.isDrawing = true } }

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Handles the signals from now on. Call it first on the main thread, before others are started: they inherit its signal mask, which
    /// blocks them.
    ///
    /// A thread waits for them in `sigwait`. A dispatch source would install a signal handler a little later, before or after those
    /// of the terminal.
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
