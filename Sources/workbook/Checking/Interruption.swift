import Foundation
import Processes
import Synchronization

/// Ctrl-C and its like: ends the processes that were started, removes the files that were made, gives back the terminal, and ends the
/// tool with the status a shell expects.
enum Interruption {
    private struct Belongings {
        var child: pid_t?
        var folder: URL?
        var isSomebodyElses = false
        var isDrawing = false
        var isEnding = false
        var sources: [any DispatchSourceSignal] = []
    }

    private static let belongings = Mutex(Belongings())

    /// The process that goes, with all that it has started, when the tool is interrupted.
    static func ends(_ process: pid_t?) {
        let isTooLate = belongings.withLock { belongings in
            belongings.child = process
            return belongings.isEnding
        }
        if let process, isTooLate { ProcessTree.kill(process) }
        listen()
    }

    /// The folder that is removed when the tool is interrupted.
    static func removes(_ folder: URL?) {
        belongings.withLock { $0.folder = folder }
        listen()
    }

    /// Leaves Ctrl-C to a program that has the terminal, while `body` waits for it.
    static func leavingItToAnother<Result>(_ body: () throws -> Result) rethrows -> Result {
        belongings.withLock { $0.isSomebodyElses = true }
        defer { belongings.withLock { $0.isSomebodyElses = false } }
        return try body()
    }

    /// From now on the main thread draws on the terminal, and is the one to give it back.
    static func drawsOnMain() { belongings.withLock { $0.isDrawing = true } }

    /// Answers the signals from now on.
    static func listen() {
        belongings.withLock { belongings in
            guard belongings.sources.isEmpty else { return }
            for number in [SIGINT, SIGTERM, SIGHUP] {
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler { end(by: number) }
                source.resume()
                belongings.sources.append(source)
            }
        }
    }

    private static func end(by number: Int32) {
        let all = belongings.withLock { belongings in
            belongings.isEnding = !belongings.isSomebodyElses || number != SIGINT
            return belongings
        }
        guard all.isEnding else { return }
        if let child = all.child { ProcessTree.kill(child) }
        if let folder = all.folder { try? FileManager.default.removeItem(at: folder) }
        if all.isDrawing {
            DispatchQueue.main.async { exit(128 + number) }
            // Should the main thread be busy, it is done here.
            sleep(1)
        }
        exit(128 + number)
    }
}
