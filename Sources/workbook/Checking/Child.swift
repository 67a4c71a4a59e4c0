import Foundation
import Processes

/// A program that was started for a check, in a process group of its own; what it prints goes into a file.
final class Child {
    private let process: pid_t
    private let before: Set<pid_t>
    private var status: Int32?

    /// Starts it. What it prints is appended to the file.
    init(
        _ program: String, _ arguments: [String], adding additions: [String: String], output: URL
    ) throws(WorkbookError) {
        let environment = ProcessInfo.processInfo.environment.merging(additions) { $1 }
        let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
        let file = open(output.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        defer { for descriptor in [file, null] where descriptor >= 0 { close(descriptor) } }
        guard file >= 0 else {
            throw WorkbookError(
                FullDisk.reason(at: output)
                    ?? "\(output.path) cannot be written: \(String(cString: strerror(errno))).")
        }
        before = Orphans.adopt()
        do {
            process = try Spawn.start(
                program, arguments, environment: environment,
                [null, file, file], .ownGroup)
        } catch {
            throw WorkbookError("\(error)")
        }
        Interruption.ends(process)
    }

    /// Its status as `waitpid` tells it, once it has ended. Whatever it has started ends with it.
    func ended() -> Int32? {
        if let status { return status }
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) != 0 else { return nil }
        kill(-process, SIGKILL)
        noteEnd(status)
        return status
    }

    /// Ends it now, with all that it has started.
    func end() {
        guard status == nil else { return }
        ProcessTree.kill(process)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        noteEnd(status)
    }

    private func noteEnd(_ status: Int32) {
        self.status = status
        Interruption.ends(nil)
        Orphans.end(except: before)
    }

    deinit { end() }
}
