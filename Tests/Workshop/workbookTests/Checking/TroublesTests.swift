import Foundation
import Harness
import Testing
import Trials

/// The messages if an answer cannot be tried: what has happened, and what to do.
@Suite(.waits) struct TroublesTests {
    @Test func `An exercise that uses code of a broken one cannot be judged`() throws {
        let workbook = try StandIn(fates: [
            "error": "ROOT/\(StandIn.signals):12:5: error: no", "4.3.1": "passed",
        ])
        try workbook.fill(with: "helper")
        try workbook.write(try workbook.read() + "\nprivate let helper = 5\n")
        try workbook.expect(
            "check 4.3.1", says: "Could not be tried: 4.3.1.",
            inWords:
                "4.3.1 uses `helper` from 4.3.2, and 4.3.2 does not compile. Fix 4.3.2 first.",
            status: 2)
    }

    @Test func `If an exercise uses a deleted one, the message says how to restore that`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        try workbook.write(
            StandIn.exercises(answering: "4.3.1", with: "strongWinds(wind)").components(
                separatedBy: "/// Exercise 4.3.2")[0])
        try workbook.expect(
            "check 4.3.1", says: "Could not be tried: 4.3.1.",
            inWords:
                "4.3.1 uses `strongWinds` from 4.3.2, and 4.3.2 is gone. Bring it back with: swift run workbook reset 4.3.2",
            status: 2)
    }

    @Test func `If an answer reaches a todo() of other code, the message says where that is`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "pending"])
        try workbook.fill(with: "strong(wind)")
        let check = try workbook.expect(
            "check 4.3.1", says: "· 4.3.1  Count the gusts",
            inWords: "It came to a todo() that is not in this exercise, but in code that it uses.", status: 1)
        #expect(!check.text.contains("not been tried"))
    }

    @Test(arguments: [
        (
            ["build4": "broken"],
            "delete the folder .build/exercises, and check once more: your answers are not in it. The last lines of the build: error: the linker has lost"
        ),
        (["build4": "full"], "The build failed. The disk is full: no more could be written. Make room at"),
        (
            ["4.3.1": "untested", "4.3.2": "passed"],
            "There is no test for 4.3.1. The tests belong to the workbook,"
        ),
    ])
    func `If an answer cannot be judged, the message has the reason`(
        _ fates: [String: String], _ words: String
    ) throws {
        let run = try StandIn(fates: fates).expect("check 4.3", inWords: words, status: 2)
        #expect(run.text.contains("✔ 4.3.2") == (fates["4.3.2"] == "passed"))
    }

    @Test func `Without swift it says where to get it`() throws {
        let run = try StandIn().run("check", path: "/nonexistent")
        #expect(run.errorText.contains("There is no `swift` on the PATH"))
        #expect(run.errorText.contains("swift.org/install") && run.status == 2)
    }

    @Test func `If no temporary file can be written, it says so`() throws {
        let workbook = try StandIn()
        let run = try workbook.sh("export TMPDIR=/dev/null/nowhere; $workbook check 4.3.1")
        #expect(run.errorText.contains("Set TMPDIR to a folder that can be written to.") && run.status == 2)
        try workbook.write("a file", to: ".build")
        try workbook.expect(
            "check 4.3.1", complains: ".build/answers cannot be written: ",
            "belongs to another user, delete it,", status: 2)
    }
}
