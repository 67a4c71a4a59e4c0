import Foundation
import Harness
import Testing
import Trials

@testable import Coursework

/// `watch` in a pipe, while files are edited. (At a terminal `watch` opens the live screen.)
@Suite(.waits) struct WatchTests {
    private func watch(_ workbook: StandIn, _ arguments: String = "") throws -> PseudoTerminal {
        let window = try workbook.openShell("\"$workbook\" watch \(arguments) | cat")
        try window.wait(for: "Waiting for you to save")
        return window
    }

    @Test(arguments: [false, true])
    func `It notices a file that is written, and one that is replaced by renaming`(_ byRenaming: Bool) throws
    {
        let workbook = try StandIn()
        let window = try watch(workbook)
        try workbook.set(["4.3.1": "expected 7"])
        let file = workbook.folder.appending(path: StandIn.signals)
        func save(_ answer: String) throws {
            try StandIn.exercises(answering: "4.3.1", with: answer).write(
                to: file, atomically: byRenaming, encoding: .utf8)
        }
        try save("wind.map { _ in 1 }")
        try window.wait(for: "Count the gusts: not yet")
        try window.wait(for: "expected 7")
        try workbook.set(["4.3.1": "passed"])
        try save("wind.map { _ in 2 }")
        try save("wind.map { _ in 3 }")
        try window.wait(for: "Next: 4.3.2")
        _ = try window.status(after: "\u{3}", seconds: 5)
        #expect(window.settings == window.settingsBefore && workbook.temporaryFiles == [])
    }

    @Test func `It begins with the named exercise, and tries changed ones`() throws {
        let workbook = try StandIn(fates: ["4.3.2": "expected 7", "5.1.1": "expected 8"])
        let window = try watch(workbook, "5.1.1")
        #expect(window.screen.text.contains("✘ 5.1.1") && !window.screen.text.contains("4.3.1"))
        try workbook.write(StandIn.exercises(answering: "4.3.2"))
        try window.wait(for: "✘ 4.3.2")
        _ = try window.status(after: "\u{3}", seconds: 5)
    }

    @Test func `A second copy of an exercise, and a file that is deleted and restored, do no harm`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "expected 7"])
        let window = try watch(workbook, "4.3.1")
        let second = StandIn.exercises + "\n/// Exercise 4.3.1 · Count the gusts.\n// another try\n"
        try workbook.set(["4.3.1": "expected 8"])
        try workbook.write(second)
        try window.wait(for: "expected 8")
        try workbook.remove(StandIn.signals)
        try window.wait(for: "Exercises/Chapter4/Signals.swift is gone.")
        try workbook.set(["4.3.1": "passed"])
        try workbook.write(StandIn.exercises.replacing("todo()", with: "wind"))
        try window.wait(for: "✔ 4.3.1")
        _ = try window.status(after: "\u{3}", seconds: 5)
    }
}
