import Harness
import Testing

@Suite struct StandardOutputTests {
    @Test func `Nobody reading any more ends the program without a word`() throws {
        // Whoever starts it here wants it to go on, as some build services do.
        let script = "trap '' PIPE; \"$0\" flood | head -n 2"
        let run = try ChildProcess.run("/bin/sh", ["-c", script, Products.executable("TerminalProbe")])
        #expect(run.text == "wind\nwind\n" && run.errorText == "" && run.ending == .exited(0))
    }
}
