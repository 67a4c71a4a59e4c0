import Coursework
import Foundation

/// A running program, in a process group of its own. It is killed when the tool ends, if not before.
package final class Child {
    private let process: pid_t
    private var status: Int32?

    /// Starts the program with copies of these descriptors, in order from 0.
    ///
    /// - Parameter killsOrphans: whether processes that it leaves behind are killed when it ends.
    package init(
        _ program: String, _ arguments: [String], adding additions: [String: String],
        _ descriptors: [Int32], killsOrphans: Bool
    ) throws(WorkbookError) {
        let environment = ProcessInfo.processInfo.environment.merging(additions) { $1 }
        do {
            process = try Interruption.starting {
                try Orphans.start(killsOrphans: killsOrphans) {
                    try Spawn.start(program, arguments, environment: environment, descriptors, .ownGroup)
                }
            }
        } catch {
            throw WorkbookError("\(error)")
        }
    }

    /// Starts the program for a check. Its output is appended to the file.
    package convenience init(
        _ program: String, _ arguments: [String], adding additions: [String: String] = [:], output: URL,
        killsOrphans: Bool = true
    ) throws(WorkbookError) {
        let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
        let file = open(output.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        defer { for descriptor in [file, null] where descriptor >= 0 { close(descriptor) } }
        guard file >= 0 else {
            throw WorkbookError(
                FullDisk.reason(at: output)
                    ?? "\(output.path) cannot be written: \(String(cString: strerror(errno))).")
        }
        try self.init(
            program, arguments, adding: additions, [null, file, file], killsOrphans: killsOrphans)
    }

    /// Its status as `waitpid` returns it, once it has ended; `nil` before. Then the rest of its process group is killed.
    package func ended() -> Int32? {
        if let status { return status }
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) != 0 else { return nil }
        kill(-process, SIGKILL)
        noteEnd(status)
        return status
    }

    /// Kills it now, with all its descendants.
    package func end() {
        guard status == nil else { return }
        ProcessTree.kill(process)
        // This reaches descendants, too, that were forked after the snapshot of the process tree.
        kill(-process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        noteEnd(status)
    }

    private func noteEnd(_ status: Int32) {
        self.status = status
        Interruption.forget(process)
        Orphans.noteEnd(of: process)
    }

    deinit { end() }
}
