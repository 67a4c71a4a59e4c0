import Foundation
import Testing

@testable import workbook

/// What the tool understands of files, of the compiler, of the tests, and of what was typed.
struct ReadingTests {
    private static let file = """
        import FRP

        /// Exercise 4.3.2 · Let only the strong winds through.
        ///
        /// Pass on the readings above 5.
        public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
            todo()
        }

        /// Exercise 4.3.10 · Turn it off
        @MainActor public final class Radio {
            public func off() {}
        }
        public let limit = 5
        """

    @Test func `A file of exercises is taken apart at their first lines`() throws {
        let exercises = Catalogue.exercises(in: Self.file, file: "Exercises/Chapter4/Signals.swift")
        #expect(exercises.map { "\($0.id)" } == ["4.3.2", "4.3.10"])
        #expect(exercises.map(\.title) == ["Let only the strong winds through", "Turn it off"])
        #expect(exercises.map(\.declarations) == [["strongWinds"], ["Radio", "limit"]])
        #expect(
            exercises.map(\.place) == [
                "Exercises/Chapter4/Signals.swift:6", "Exercises/Chapter4/Signals.swift:11",
            ])
        #expect(exercises.map(\.lines) == [3...9, 10...14])
        #expect(
            exercises.map(\.text).joined(separator: "\n")
                == Self.file.components(separatedBy: "\n").dropFirst(2).joined(separator: "\n"))
    }

    @Test(arguments: ["", "4", "4.3", "4.3.x", "4..2", "4.3.2.1"])
    func `What is no number of an exercise is none`(_ text: String) { #expect(ExerciseID(text) == nil) }

    @Test func `Hints are the numbered paragraphs under the exercise's heading`() throws {
        let text =
            "# Signals\n\n## 4.3.2\n\n1. One thing,\n   and more of it.\n2. Another.\n\n## 4.3.10\n\n1. Not this.\n"
        let id = try #require(ExerciseID("4.3.2"))
        #expect(Hints.hints(to: id, in: text) == ["One thing, and more of it.", "Another."])
    }

    @Test func `The compiler's errors are found once each, with their places`() {
        let printed = """
            [3/5] Compiling Exercises Signals.swift
            /tmp/x/Exercises/Chapter4/Signals.swift:7:5: error: cannot find 'filtre' in scope
            /tmp/x/Exercises/Chapter4/Signals.swift:7:5: error: cannot find 'filtre' in scope
            /tmp/x/Exercises/Chapter4/Signals.swift:9:1: warning: never used
            """
        let errors = CompilerMessage.errors(in: printed)
        #expect(errors.map(\.text) == ["cannot find 'filtre' in scope"])
        let exercises = Catalogue.exercises(in: Self.file, file: "Exercises/Chapter4/Signals.swift")
        #expect(exercises.filter { errors[0].isAbout($0) }.map { "\($0.id)" } == ["4.3.2"])
    }

    @Test func `A command line is a verb, exercises and options`() throws {
        let invocation = try Invocation(["solution", "4.3.2", "--reveal"])
        #expect(
            (invocation.verb, invocation.words, invocation.options) == (.solution, ["4.3.2"], ["--reveal"]))
        #expect(try Invocation([]).verb == .progress)
        #expect(try Invocation(["check", "4.3", "2"]).words == ["4.3", "2"])
        #expect(try Invocation(["check", "--help"]).verb == .help)
    }

    @Test(arguments: [
        (["chek"], "Did you mean “check”?"), (["solution", "--revel"], "Did you mean “--reveal”?"),
        (["list", "4.3"], "takes no exercise"), (["hint", "4.3.1", "4.3.2"], "one exercise at a time"),
        (["check", "--json"], "There is no option “--json”"),
    ])
    func `What it does not understand is said, with the nearest`(_ arguments: [String], _ message: String) {
        let error = #expect(throws: WorkbookError.self) { try Invocation(arguments) }
        #expect(error?.status == 64 && error?.message.contains(message) == true)
    }

    @Test func `Events make verdicts; one that is under way has none`() throws {
        func event(_ kind: String, _ id: String = "4.3.2", known: Bool? = nil, _ text: String = "") throws
            -> TestEvent
        {
            let issue = known.map { #","issue":{"isKnown":\#($0)}"# } ?? ""
            return try #require(
                TestEvent(
                    line: """
                        {"kind":"event","version":0,"payload":{"kind":"\(kind)","testID":"ExerciseTests.A/`\(id) B`()/F.swift:1:1",\
                        "messages":[{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"\(text)"}]\(issue)}}
                        """))
        }
        var findings = Findings()
        for event in try [
            event("runStarted"), event("testStarted"), event("issueRecorded", known: false, "expected 7"),
            event("testEnded"),
            event("testStarted", "4.3.3"), event("issueRecorded", "4.3.3", known: true, "not attempted yet"),
            event("testEnded", "4.3.3"), event("testStarted", "4.3.4"), event("testEnded", "4.3.4"),
            event("testStarted", "4.4.1"),
        ] { findings.note(event) }
        let verdicts = Dictionary(uniqueKeysWithValues: findings.verdicts.map { ("\($0.key)", $0.value) })
        #expect(
            verdicts == [
                "4.3.2": Verdict(state: .failed, lesson: "expected 7"), "4.3.3": .pending, "4.3.4": .passed,
            ]
        )
        #expect(findings.running == ExerciseID("4.4.1") && findings.hasBegun && !findings.hasEnded)
    }
}
