import Foundation
import Harness
import Testing

/// A first hour with the tool, as a person has it: at a colour terminal, with real compilers, typing errors and a second window.
///
/// This takes some minutes, and runs if `WORKBOOK_FIRST_HOUR` is set.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_FIRST_HOUR"] != nil))
struct FirstHourTests {
    private static let signals = Desk.signals
    private static let wind = "4.3.2"

    @Test func `A first hour`() throws {
        let desk = try Desk()
        let hour = try Hour(desk)
        try hour.begins()
        try hour.solvesTheFirst()
        try hour.goesTo(Self.wind)
        try hour.makesMistakes()
        try hour.breaksTheFile()
        try hour.printsAndBindsTwice()
        try hour.endsTheProgram()
        try hour.breaksANeighbour()
        try hour.passesElsewhere()
        try hour.pastesAndAsks()
        try hour.neverEnds()
        try hour.usesASecondWindow()
        try hour.savesFilesInOtherWays()
        try hour.looksAround()
        try hour.ends()
        try breaksAChapter(desk)
        try isInterrupted(desk)
    }

    /// If one chapter does not compile, other chapters can be tried.
    private func breaksAChapter(_ desk: Desk) throws {
        try desk.putBack()
        try desk.answer("2.1.1", in: "Exercises/Chapter2/Philosophy.swift", Hour.frosty)
        try desk.edit("Exercises/Chapter5/Basics.swift") { $0 += "\nfunc (\n" }
        try desk.edit(Self.signals) { $0 = $0.replacing("func strongWinds", with: "func weakWinds") }
        let check = try desk.tool("check 2.1.1 4.3")
        #expect(check.text.contains("✔ 2.1.1") && check.text.contains("✘ 4.3.2"))
        #expect(check.text.contains("The function strongWinds is gone") && check.status == 1)
        #expect(check.text.contains("Not begun: 4.3.1, 4.3.3, 4.3.4"))
        #expect(try desk.tool("check 2.1.1").status == 0)
        let broken = try desk.tool("check 5.1.1")
        #expect(broken.text.contains("· 5.1.1") && broken.text.contains("left out") && broken.status == 1)
        #expect(try desk.tool("check 5.1.4").text.contains("Exercises/Chapter5/Basics.swift:"))
        // At a terminal, by `swift run`, as in the README.
        try desk.answer(
            "2.1.1", in: "Exercises/Chapter2/Philosophy.swift",
            "reports.filtre { $0.degrees < 0 }\n}\nfunc old() {")
        let window = try desk.window("swift run workbook check 2.1.1")
        try window.wait(for: "does not compile", seconds: 300)
        #expect(try window.waitForStatus(seconds: 60) == 1)
        for text in ["✘ 2.1.1", "Exercises/Chapter2/Philosophy.swift:12:13", "has no member 'filtre'", "^"] {
            #expect(window.screen.text.contains(text), "\(text)")
        }
    }

    /// Ctrl-C during a build, and while an answer is tried, leaves no process, and restores the terminal.
    private func isInterrupted(_ desk: Desk) throws {
        try desk.putBack()
        for moment in ["Building", "Trying"] {
            let loop = "while true { _ = reports }; return []"
            try desk.answer("2.1.1", in: "Exercises/Chapter2/Philosophy.swift", loop)
            if moment == "Building" { try desk.shell("rm -rf .build/exercises") }
            for command in ["check 2.1.1", "watch 2.1.1"] {
                let window = try desk.window("\(desk.workbook) \(command)")
                try window.wait(for: moment, seconds: 300)
                window.send("\u{3}")
                #expect(try window.waitForStatus(seconds: 10) == 130)
                #expect(window.settings == window.settingsBefore && !window.screen.isAlternate)
                // Killed processes take a moment to end.
                try eventually("the end of all that was started", seconds: 5) { try desk.leftovers().isEmpty }
            }
        }
    }
}
