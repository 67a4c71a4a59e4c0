import Foundation
import Harness
import Testing

/// `watch`, in a terminal, beside somebody who edits.
struct WatchTests {
    private let answer = StandIn.exercises.replacing(
        "todo()", with: "wind.map { _ in 1 }", maxReplacements: 1)

    @Test("It answers when the file is written, and when another takes its place", arguments: [false, true])
    func saving(_ byRenaming: Bool) throws {
        let workbook = try StandIn()
        let window = try workbook.open("watch")
        try window.wait(for: "Waiting for you to save")
        try workbook.set(["4.3.1": "expected 7"])
        let file = workbook.folder.appending(path: "Exercises/Chapter4/Signals.swift")
        try answer.write(to: file, atomically: byRenaming, encoding: .utf8)
        try window.wait(for: "Count the gusts: not yet")
        try window.wait(for: "expected 7")
        try workbook.set(["4.3.1": "passed"])
        try (answer + "\n").write(to: file, atomically: byRenaming, encoding: .utf8)
        try (answer.replacing("in 1", with: "in 2")).write(to: file, atomically: byRenaming, encoding: .utf8)
        try window.wait(for: "Next: 4.3.2")
        window.send("\u{3}")
        #expect(try window.waitForStatus() == 128 + SIGINT)
        #expect(window.settings == window.settingsBefore)
    }

    @Test func `Ctrl-C during a check ends the check too`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "slow"])
        let window = try workbook.open("check")
        try window.wait(for: "Checking")
        window.send("\u{3}")
        #expect(try window.waitForStatus(seconds: 5) == 128 + SIGINT)
    }
}
