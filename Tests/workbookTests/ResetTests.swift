import Harness
import Testing

/// `reset` is the one command that writes into a learner's file.
struct ResetTests {
    /// A workbook in git whose learner has answered both exercises, and committed that.
    private func answered() throws -> StandIn {
        let workbook = try StandIn()
        try git(workbook, "init -q . && git add -A && git commit -qm stubs")
        try workbook.write(
            StandIn.exercises.replacing("todo()", with: "wind // my answer"),
            to: "Exercises/Chapter4/Signals.swift")
        try git(workbook, "add -A && git commit -qm answers")
        return workbook
    }

    private func git(_ workbook: StandIn, _ command: String) throws {
        let identity =
            "export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a"
        let run = try ChildProcess.run(
            "/bin/sh", ["-c", "\(identity); cd \(workbook.folder.path) && git \(command)"])
        #expect(run.ending == .exited(0), "\(run.errorText)")
    }

    @Test func `Without anybody to ask it does nothing, and says how to insist`() throws {
        let workbook = try answered()
        let run = try workbook.run("reset", "4.3.2")
        #expect(run.errorText.contains("--yes") && run.ending == .exited(64))
        #expect(try !workbook.read("Exercises/Chapter4/Signals.swift").contains("todo()"))
    }

    @Test func `It puts back one exercise, from before the answer was committed, and no other`() throws {
        let workbook = try answered()
        let run = try workbook.run("reset", "4.3.2", "--yes")
        #expect(run.ending == .exited(0))
        let expected = StandIn.exercises.replacing("todo()", with: "wind // my answer", maxReplacements: 1)
        #expect(try workbook.read("Exercises/Chapter4/Signals.swift") == expected)
    }

    @Test(arguments: [("y", true), ("n", false), ("", false)])
    func `In a terminal it asks`(_ answer: String, _ isReset: Bool) throws {
        let workbook = try answered()
        let window = try workbook.open("reset", "4.3.1")
        try window.wait(for: "Put it back as it was? [y/N]")
        window.send(answer + "\r")
        #expect(try window.waitForStatus() == 0)
        #expect(try workbook.read("Exercises/Chapter4/Signals.swift").contains("todo()") == isReset)
    }
}
