import Foundation
import Harness
import Programs
import Testing

struct ProcessTreeTests {
    @Test func `A process is killed with all that it has started, including other process groups`() throws {
        let folder = try TestFolder()
        let null = open("/dev/null", O_RDWR)
        defer { close(null) }
        // `set -m` makes a shell give each job a process group of its own.
        let root = try Spawn.start(
            "/usr/bin/env",
            [
                "bash", "-c", "set -m; bash -c 'sleep 60 & echo $! > \"$0\"; wait' \"$0\" & wait",
                folder.path("child"),
            ],
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"],
            [null, null, null], .ownGroup)
        let sleeper = try folder.noted("child")
        #expect(isRunning(sleeper))
        ProcessTree.kill(root)
        waitpid(root, nil, 0)
        try waitForEnd(of: [sleeper])
    }
}
