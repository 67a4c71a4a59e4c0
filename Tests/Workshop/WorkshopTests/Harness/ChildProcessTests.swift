import Foundation
import Harness
import Programs
import Testing

@Suite struct ChildProcessTests {
    private func shell(_ script: String, input: String = "", deadline: Double = 30) throws -> ChildProcess {
        try ChildProcess.run(
            "/bin/sh", ["-c", script], environment: ["WIND": "west"], input: input, deadline: deadline)
    }

    @Test func `The output and the end of a program are returned`() throws {
        let run = try shell("echo $WIND $NO_COLOR; echo storm >&2; exit 3")
        #expect(run.text == "west\n" && run.errorText == "storm\n" && run.ending == .exited(3))
        #expect(try shell("kill -9 $$").ending == .signalled(SIGKILL))
    }

    @Test func `Any number of bytes can be passed through`() throws {
        let input = String(repeating: "a line of forty bytes that goes through\n", count: 20_000)
        #expect(try shell("cat; cat >&2", input: input).text == input)
        #expect(try shell("exit 0", input: input).ending == .exited(0))
    }

    @Test func `At the deadline a program is killed, with everything that it has started`() throws {
        let error = #expect(throws: HarnessError.self) {
            try shell("echo begun; sleep 1000 & sleep 1000", deadline: 0.3)
        }
        #expect(error?.description.contains("has not ended after 0.3 seconds. It wrote:\nbegun") == true)
    }

    @Test func `There is an error if a program cannot be started`() {
        #expect(throws: SpawnError.self) { try ChildProcess.run("/no/such/program") }
    }
}
