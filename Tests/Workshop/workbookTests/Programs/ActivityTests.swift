import Foundation
import Harness
import Testing

@testable import Programs

/// The progress of builds and checks.
struct ActivityTests {
    @Test(arguments: [
        ("", "Building the exercises of chapter 4"),
        ("[1/50] Write sources\n[3/50] Compiling A.swift\n", "Building the exercises of chapter 4: 3 of 50"),
        ("[3/50] Compiling\nnote: [9/9]\n", "Building the exercises of chapter 4: 3 of 50"),
        (
            "Another instance of SwiftPM (PID: 123) is already running",
            "Waiting for another swift (process 123) that builds here"
        ),
        (
            "Another instance of SwiftPM (PID: 123) is …\n[2/3] Linking\n",
            "Building the exercises of chapter 4: 2 of 3"
        ),
        ("[99999999999999999999/1]", "Building the exercises of chapter 4"),
    ])
    func `The last line of a build's output gives its progress`(_ printed: String, _ text: String) {
        let activity = SwiftBuild.activity(in: printed) { .building(chapter: 4, $0, isFirst: false) }
        #expect(activity.text == text)
    }

    @Test(arguments: [
        (80, false, "█░░░░░░░░░░░░░░░░░░░ Building the exercises of chapter 4: 3 of 50 · 7 s"),
        (60, false, "█░░░░░░░░ Building the exercises of chapter 4: 3 of 50 · 7 s"),
        (50, false, "Building the exercises of chapter 4: 3 of 50 · 7 s"),
        (80, true, "█░░░░░░░░░░░░░ Building chapter 4 for the first time (about 20 s): 3 of 50 · 7 s"),
        (40, true, "Building chapter 4 for the first time (…"),
    ])
    func `An activity fits into one line; if there is little room, the bar is left out`(
        _ width: Int, _ isFirst: Bool, _ line: String
    ) {
        let activity = Activity.building(chapter: 4, Activity.Steps(3, of: 50), isFirst: isFirst)
        #expect(activity.line(seconds: 7, width: width) == line && line.count <= width)
    }

    @Test(arguments: [80, 60, 40]) func `In a terminal the progress of a build is shown`(_ columns: Int)
        throws
    {
        let workbook = try StandIn(fates: ["build4": "slow", "4.3.1": "passed"])
        let window = try workbook.open("check 4.3.1", columns: columns)
        try window.wait(
            for: columns == 80
                ? "first time (about 20 s): 3 of 50 · 0 s" : "Building chapter 4 for the first time")
        #expect(window.screen.lines.filter { !$0.isEmpty }.count == 1)
        try workbook.release()
        try window.wait(for: "✔ 4.3.1  Count the gusts")
        #expect(try window.waitForStatus() == 0 && !window.screen.text.contains("Building"))
    }

    @Test func `Waiting for another swift in the same folder is shown, and can be interrupted`() throws {
        let workbook = try StandIn(fates: ["build4": "waits"])
        let window = try workbook.open("check 4.3.1")
        try window.wait(for: "Waiting for another swift (process 123) that builds here")
        #expect(try window.status(after: "\u{3}", seconds: 5) == 128 + SIGINT)
    }
}
