import Foundation
import Harness
import Testing
import Trials

/// Two runs of the tool at once lose no verdicts or hints.
@Suite(.waits) struct TwoTerminalsTests {
    @Test func `Two checks of different exercises wait for each other, and both verdicts are kept`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "slow", "5.1.1": "passed"])
        let first = try workbook.open("check 4.3.1")
        let holder = try workbook.held()
        let second = try workbook.open("check 5.1.1").showing("Waiting for another check (process ")
        #expect(workbook.builds.count == 1)
        #expect(isRunning(holder[0]))
        try workbook.release()
        #expect(try first.waitForStatus() == 0)
        #expect(try second.waitForStatus() == 0)
        try workbook.expect("list", says: "✔ 4.3.1", "✔ 5.1.1", "· 4.3.2")
    }

    @Test func `Many checks at once lose no verdict`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "expected 7", "5.1.1": "passed"])
        let run = try workbook.sh(
            """
            "$workbook" check 4.3.1 & "$workbook" check 4.3.2 & "$workbook" check 5.1.1 &
            "$workbook" hint 4.3.1 & "$workbook" hint 4.3.2 &
            wait
            """)
        #expect(run.text.contains("✔ 4.3.1") && run.errorText == "")
        try workbook.expect("list", says: "✔ 4.3.1", "through: not yet", "✔ 5.1.1")
        try workbook.expect("hint 4.3.1", says: "2. The idea.")
        try workbook.expect("hint 4.3.2", says: "2. Another idea.")
    }

    @Test func `A verdict is not remembered for a text that was saved after the check had begun`() throws {
        let workbook = try StandIn(fates: ["build4": "slow", "4.3.1": "passed"])
        let check = try workbook.open("check 4.3.1")
        try workbook.held()
        try workbook.write(StandIn.exercises.replacing("todo()", with: "wind", maxReplacements: 1))
        try workbook.release()
        _ = try check.waitForStatus()
        try workbook.expect("list 4.3.1", says: "· 4.3.1  Count the gusts: changed since it was tried")
    }

    @Test func `A check that waits can be interrupted`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "slow"])
        let first = try workbook.open("check 4.3.1")
        try workbook.held()
        let second = try workbook.open("check 5.1.1").showing("Waiting for another check")
        #expect(try second.status(after: "\u{3}", seconds: 5) == 128 + SIGINT)
        try workbook.release()
        #expect(try first.waitForStatus() == 0 && workbook.temporaryFiles == [])
    }

    @Test func `A hint in a second terminal is not forgotten by the watch in the first`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        let window = try workbook.open("watch").showing("✔ 4.3.1")
        _ = try workbook.run("hint 4.3.2")
        try workbook.set(["4.3.1": "expected 7"])
        try workbook.fill()
        try window.wait(for: "expected 7")
        #expect(try window.status(after: "q") == 0)
        try workbook.expect("hint 4.3.2", says: "2. Another idea.")
    }

    @Test func `The lock of a killed process is free`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "slow"])
        let first = try workbook.open("check 4.3.1")
        let held = try workbook.held()
        first.signal(SIGKILL)
        #expect(try first.waitForStatus() == 128 + SIGKILL)
        kill(held[0], SIGKILL)
        try workbook.set(["4.3.1": "passed"])
        #expect(try workbook.run("check 4.3.1").status == 0)
    }
}
