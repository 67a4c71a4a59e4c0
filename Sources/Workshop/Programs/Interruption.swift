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

    /// Starts a process that goes, with all that it has started, when the tool is interrupted.
    package static func starting(_ start: () throws -> pid_t) throws -> pid_t {
        listen()
        return try belongings.withLock { belongings in
            if belongings.isEnding { throw WorkbookError.cancelled }
            let process = try start()
            belongings.children.insert(process)
            return process
        }
    }

    /// Such a process has ended, by itself or by the interruption. In the second case this does not return: what the caller would
    /// conclude from that end is not so, and the thread that answers the signal ends the tool.
    static func forgets(_ process: pid_t) {
        let isEnding = belongings.withLock { belongings in
            belongings.children.remove(process)
            return belongings.isEnding
        }
        while isEnding { sleep(1) }
    }

    /// Makes a folder that is removed when the tool is interrupted.
    static func making(_ folder: URL, _ make: () throws -> Void) throws {
        listen()
        try belongings.withLock { belongings in
            if belongings.isEnding { throw WorkbookError.cancelled }
            try make()
            belongings.folders.insert(folder)
        }
    }

    /// Such a folder is gone.
    static func forgets(_ folder: URL) { _ = belongings.withLock { $0.folders.remove(folder) } }

    /// Leaves Ctrl-C to a program that has the terminal, while `body` starts it and waits for it. Three seconds longer, too: the program
    /// may have ended by the Ctrl-C that this thread hears of later, on a busy machine.
    package static func leavingItToAnother<Result>(_ body: () throws -> Result) rethrows -> Result {
        belongings.withLock { $0.leftUntil = .now + .seconds(1_000_000) }
        defer { belongings.withLock { $0.leftUntil = .now + .seconds(3) } }
        return try body()
    }

    /// From now on the main thread draws on the terminal, and is the one to give it back.
    package static func drawsOnMain() { belongings.withLock { $0.isDrawing = true } }

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Answers the signals from now on. Call it first on the main thread, before others are started: they keep the signals blocked,
    /// as it does.
    ///
    /// A thread waits for them. A dispatch source would put a handler of its own in place a little later, and the terminal's handlers
    /// would come before or after it.
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
            // Should the main thread be busy, it is done here.
            sleep(1)
        }
        exit(128 + number)
    }
}
