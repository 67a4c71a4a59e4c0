import Book
import FRP
import Foundation
import Harness
import Marbles
import Testing
import Trials

@testable import FormPlay

/// `swift run yours`: the plays, with answers of the learner in them.
@Suite(.waits) struct YoursTests {
    private static let yours = Products.executable("yours")
    /// With `WORKBOOK_ANSWERS=Exercises/Solutions` the program is built with answers that are right.
    private static let isSolved =
        ProcessInfo.processInfo.environment["WORKBOOK_ANSWERS"]?.hasSuffix("Solutions") == true

    @Test("without an exercise it lists those of the table", arguments: [[], ["4.5"], ["4.5.1", "4.5.4"]])
    func listing(_ arguments: [String]) throws {
        let run = try ChildProcess.run(Self.yours, arguments)
        let listed = run.errorText.matches(of: #/swift run yours (\S+)/#).map { String($0.1) }
        #expect(listed == BookSection.playedExercises && run.ending == .exited(64))
    }

    @Test(
        "an exercise that is not begun is said to be so", .enabled(if: areAsShipped),
        arguments: BookSection.playedExercises)
    func notBegun(_ exercise: String) throws {
        let run = try ChildProcess.run(Self.yours, [exercise])
        #expect(
            run.errorText.hasPrefix("yours: \(exercise) is not begun: replace todo() in Exercises/Chapter"))
        #expect(run.text == "" && run.ending == .exited(1))
    }

    @Test(
        "an answer is at work in the form", .enabled(if: isSolved),
        arguments: [
            ("4.5.1", "Jo", "A name has three letters or more.", "n", "✓ That is long enough."),
            ("4.5.4", "ada", "An address has an @ in it.", "@", "✓ That looks like an address."),
            ("4.6.1", "", "There is no address yet.", "Oslo\r", "Welcome, Oslo!"),
        ])
    func form(_ exercise: String, _ first: String, _ before: String, _ more: String, _ after: String) throws {
        let window = try PseudoTerminal(running: Self.yours, [exercise], columns: 80, rows: 24)
        try window.send(first, toSee: before)
        try window.send(more, toSee: after)
        #expect(try window.status(after: "\u{3}") == 128 + SIGINT)
        #expect(window.damage == [])
    }

    @Test(
        "an answer is at work in the sheet", .enabled(if: isSolved),
        arguments: [
            ("2.2.1", "38", "58"), ("2.2.2", "800", "50"), ("2.2.3", "g", "a"),
        ])
    func sheet(_ exercise: String, _ before: String, _ after: String) throws {
        let window = try PseudoTerminal(running: Self.yours, [exercise], columns: 80, rows: 24)
        func shows(_ text: Substring) -> (VirtualScreen) -> Bool {
            { screen in
                let row = screen.text.split(separator: "\n").first { $0.hasPrefix("  1 ") } ?? ""
                return row.split(separator: " ").dropFirst().first == text
            }
        }
        try window.wait(before, until: shows(before[...]))
        window.send("\u{1B}[C50\r")
        try window.wait(after, until: shows(after[...]))
        #expect(try window.status(after: "\u{3}") == 128 + SIGINT)
    }

    @Test("the form does what other rules say")
    func rules() {
        let time = TestScheduler()
        var rules = FormRules()
        rules.judge = { text in (text.signal.map { $0.count > 2 }, .return(.green)) }
        let form = FormModel(on: time, rules: rules)
        form.text.value = "a@"
        time.run()
        #expect(form.colour.value == .green && !form.button.isEnabled.value)
        form.text.value = "abc"
        time.run()
        #expect(form.button.isEnabled.value)
        rules.command = { text, scheduler, send in
            Command(on: scheduler) { send("my " + text.value) }
        }
        let other = FormModel(on: time, rules: rules)
        other.button.press()
        time.run()
        #expect(other.message.value == "Welcome, my !")
    }

    /// Whether the learner's files are those that were shipped.
    private static var areAsShipped: Bool {
        guard !isSolved else { return false }
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Exercises")
            .standardized
        func text(_ path: String) -> String {
            (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
        }
        return Set(BookSection.playedExercises.compactMap { BookSection(String($0.dropLast(2))) }).allSatisfy
        { section in
            let answers = text("Chapter\(section.chapter)/\(section.fileName)")
            return !answers.isEmpty && text("Stubs/Chapter\(section.chapter).txt").contains(answers)
        }
    }
}
