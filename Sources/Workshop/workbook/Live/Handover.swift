import Foundation
import Programs
import Terminal

/// A child process that gets the terminal until it ends: the editor, or a chapter's program.
struct Handover {
    let program: String
    let arguments: [String]
    /// The message if the program ends with a status other than 0.
    let failure: (_ status: Int32) -> String
    /// Printed if the program has failed. Then a key is awaited, so that its output can be read before the screen comes back.
    var farewell: String?
    var environment: [String: String] = [:]

    /// Runs the program. Returns an error message if it could not be started or has failed.
    func run(in folder: URL) -> String? {
        let status: Int32
        do {
            status = try Interruption.leavingItToAnother { try start() }
        } catch {
            return "\(error)"
        }
        if status != 0, let farewell {
            _ = try? KeyQuestion(farewell).ask {
                [.enter, .escape, .character("q"), .character(" ")].contains($0) ? true : nil
            }
        }
        return status == 0 ? nil : failure(status & 0x7F == 0 ? status >> 8 & 0xFF : -1)
    }

    /// Starts the program, waits for it, and returns its status as `waitpid` gives it.
    private func start() throws -> Int32 {
        let child = try Spawn.start(
            program, arguments, environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
            [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO], .sameGroup)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status
    }
}

extension Editor {
    /// Opens a file at a line.
    func handover(opening file: String, atLine line: Int) -> Handover {
        let arguments = ["-c", script, "sh"] + place(in: file, atLine: line)
        return Handover(program: "/bin/sh", arguments: arguments) { [program] status in
            // 127 is the status of a shell that does not find the program.
            status == 127
                ? "There is no program `\(program)`; $EDITOR or $VISUAL names it. Set it to an editor that you have."
                : "The editor has ended with an error."
        }
    }
}
