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
            "/bin/bash", ["-c", "set -m; bash -c 'sleep 60 & echo $! > \(mark.path); wait' & wait"],
            environment: [:],
            [.descriptor(null), .descriptor(null), .descriptor(null)], .ownGroup)
        let end = ContinuousClock.now + .seconds(20)
        var grandchild: pid_t?
        while grandchild == nil, ContinuousClock.now < end {
            grandchild = (try? String(contentsOf: mark, encoding: .utf8)).flatMap { pid_t($0.dropLast()) }
        }
        let sleeper = try #require(grandchild)
        #expect(isAlive(sleeper))
        ProcessTree.kill(root)
        waitpid(root, nil, 0)
        while isAlive(sleeper), ContinuousClock.now < end {}
        #expect(!isAlive(sleeper))
    }

    /// A process that nobody has waited for yet is there, but dead.
    private func isAlive(_ process: pid_t) -> Bool {
        guard kill(process, 0) == 0 else { return false }
        let run = try? ChildProcess.run("/bin/sh", ["-c", "ps -o stat= -p \(process)"])
        return run.map { !$0.text.isEmpty && !$0.text.hasPrefix("Z") } ?? false
    }
}
