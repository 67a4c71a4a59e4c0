import Foundation
import Harness
import Processes
import Testing

struct ProcessTreeTests {
    @Test func `A process goes with what it started, groups of their own included`() throws {
        let mark = FileManager.default.temporaryDirectory.appending(path: "tree-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: mark) }
        let null = open("/dev/null", O_RDWR)
        defer { close(null) }
        // `set -m` gives each job of a shell a group of its own.
        let root = try Spawn.start(
            "/usr/bin/env",
            ["bash", "-c", "set -m; bash -c 'sleep 60 & echo $! > \(mark.path); wait' & wait"],
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"],
            [null, null, null], .ownGroup)
        let end = ContinuousClock.now + .seconds(20)
        var grandchild: pid_t?
        while grandchild == nil, ContinuousClock.now < end {
            grandchild = (try? String(contentsOf: mark, encoding: .utf8)).flatMap { pid_t($0.dropLast()) }
        }
        let sleeper = try #require(grandchild)
        #expect(isRunning(sleeper))
        ProcessTree.kill(root)
        waitpid(root, nil, 0)
        while isRunning(sleeper), ContinuousClock.now < end {}
        #expect(!isRunning(sleeper))
    }
}
