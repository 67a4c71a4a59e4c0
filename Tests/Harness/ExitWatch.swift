import Foundation
import Processes
import Synchronization

/// Knows when a child process has ended: its `descriptor` is at its end then, which `poll` can wait for.
final class ExitWatch: Sendable {
    let process: pid_t
    let descriptor: Int32
    private let result = Mutex<Ending?>(nil)

    init(_ process: pid_t) throws {
        let (reading, writing) = try Spawn.pipe()
        self.process = process
        descriptor = reading
        let thread = Thread { [self] in
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            result.withLock { [status] in $0 = Ending(waitStatus: status) }
            close(writing)
        }
        thread.start()
    }

    deinit { close(descriptor) }

    /// How the process ended; `nil` while it runs.
    var ending: Ending? { result.withLock(\.self) }
}

/// How a program ended.
public enum Ending: Sendable, Hashable {
    /// By itself, with this status.
    case exited(Int32)
    /// By this signal.
    case signalled(Int32)

    /// From what `waitpid` tells.
    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        self = signal == 0 ? .exited(waitStatus >> 8 & 0xFF) : .signalled(signal)
    }
}
