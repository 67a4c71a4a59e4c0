import Foundation
import Harness
import Testing
import Trials

/// Ctrl-C and signals during a build or a test.
@Suite(.waits) struct InterruptionTests {
    private static let moments = [["build4": "slow"], ["4.3.1": "slow"]]

    @Test(
        arguments: moments,
        [("check 4.3.1", "\u{3}"), ("", "q"), ("", "\u{3}"), ("", "SIGTERM")])
    func `In a terminal Ctrl-C, q and SIGTERM end the tool and all its processes`(
        _ fates: [String: String], _ run: (command: String, way: String)
    ) throws {
        let workbook = try StandIn(fates: fates)
        let window = try workbook.open(run.command)
        let processes = try workbook.held()
        try window.wait(for: fates["build4"] == nil ? "Trying 4.3.1" : "3 of 50")
        if run.way == "SIGTERM" { window.signal(SIGTERM) } else { window.send(run.way) }
        let statuses = ["q": 0, "\u{3}": 128 + SIGINT, "SIGTERM": 128 + SIGTERM]
        #expect(try window.waitForStatus(seconds: 5) == statuses[run.way])
        #expect(window.damage == [])
        try workbook.expectNothingIsLeft(of: processes)
    }

    @Test(arguments: moments, ["TERM", "HUP"])
    func `In a pipe, SIGTERM and SIGHUP end the tool and all its processes`(
        _ fates: [String: String], _ signal: String
    ) throws {
        let workbook = try StandIn(fates: fates)
        let run = try workbook.sh(
            """
            exec 2>&1
            "$workbook" check 4.3.1 & process=$!
            while [ ! -e held ]; do sleep 0.05; done
            kill -\(signal) $process
            wait $process
            echo "status $?"
            """)
        #expect(run.text.contains("status \(128 + (signal == "TERM" ? SIGTERM : SIGHUP))"), "\(run.text)")
        try workbook.expectNothingIsLeft(of: workbook.held())
    }

    #if os(Linux)
    @Test func `A process that an answer starts in its own session ends with the check`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "escapes"])
        try workbook.expect("check 4.3.1", says: "✔ 4.3.1")
        try workbook.expectNothingIsLeft(of: workbook.held())
    }
    #endif

    @Test func `After an interruption the next check works`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "slow"])
        let window = try workbook.open("check 4.3.1")
        try workbook.held()
        _ = try window.status(after: "\u{3}", seconds: 5)
        try workbook.set(["4.3.1": "passed"])
        try workbook.expect("check 4.3.1", status: 0)
    }
}
