import Foundation
import Processes
import Terminal

/// Gives the terminal to another program, waits for its end, and takes it back.
struct Handover {
    let program: String
    let arguments: [String]
    /// What the program is to the learner, as in "The editor".
    let name: String
    /// Said when the program has ended, before the screen comes back; then Enter is waited for.
    var farewell: String?

    /// Returns what is wrong, if the program could not be started or has failed.
    func run(in folder: URL) -> String? {
        let status: Int32
        do {
            status = try Interruption.leavingItToAnother { try start() }
        } catch {
            return "\(error)"
        }
        if let farewell {
            FileHandle.standardOutput.write(Data("\n\(farewell)".utf8))
            var lines = StandardInput.lines()
            _ = try? lines.next()
        }
        return status == 0 ? nil : "\(name) has ended with an error."
    }

    /// Starts the program, and returns its status when it has ended.
    private func start() throws -> Int32 {
        let child = try Spawn.start(
            program, arguments, environment: ProcessInfo.processInfo.environment,
            [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO], .sameGroup)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status
    }
}
