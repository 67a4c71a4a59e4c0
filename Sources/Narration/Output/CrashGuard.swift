import Foundation
import Synchronization

/// Writes out what standard output still holds when the process stops on a trap, and then lets it stop as it would
/// have.
enum CrashGuard {
    private static let before = Mutex<[Int32: sigaction]>([:])

    static func install() {
        for number in [SIGILL, SIGTRAP, SIGABRT] {
            var action = sigaction()
            guard sigaction(number, nil, &action) == 0 else { continue }
            before.withLock { [action] in $0[number] = action }
            signal(number) { CrashGuard.flush($0) }
        }
    }

    /// Returning runs the trap once more, with the action that was there before.
    private static func flush(_ number: Int32) {
        BufferedOutput.standard.flushIfFree()
        before.withLock { before in
            guard var action = before[number] else { return }
            sigaction(number, &action, nil)
        }
    }
}
