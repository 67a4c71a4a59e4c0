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
        let wiring = (0...2).map { Spawn.Wiring.descriptor($0) }
        let child: pid_t
        do {
            child = try Spawn.start(
                program, arguments, environment: ProcessInfo.processInfo.environment, wiring, .sameGroup)
        } catch {
            return "\(error)"
        }
        var status: Int32 = 0
        Interruption.leavingItToAnother {
            while waitpid(child, &status, 0) < 0, errno == EINTR {}
        }
        if let farewell {
            FileHandle.standardOutput.write(Data("\n\(farewell)".utf8))
            var lines = StandardInput.lines()
            _ = try? lines.next()
        }
        return status == 0 ? nil : "\(name) has ended with an error."
    }
}
