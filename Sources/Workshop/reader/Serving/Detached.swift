import Foundation
import Programs

/// Starts programs that outlive this one.
enum Detached {
    /// Runs a shell command in the background, with these arguments.
    static func start(_ command: String, _ arguments: [String]) {
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(null) }
        try? Orphans.lettingGo {
            let shell = try Spawn.start(
                "/bin/sh", ["-c", "\(command) &", "sh"] + arguments,
                environment: ProcessInfo.processInfo.environment, [null, null, null], .ownSession)
            var status: Int32 = 0
            while waitpid(shell, &status, 0) < 0, errno == EINTR {}
        }
    }
}
