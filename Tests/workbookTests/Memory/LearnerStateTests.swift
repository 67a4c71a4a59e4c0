import Foundation
import Testing

@testable import workbook

/// A verdict belongs to the text that earned it.
struct LearnerStateTests {
    private let workbook: StandIn

    init() throws {
        workbook = try StandIn()
        try workbook.fill()
    }

    @Test func `A verdict holds for the text that it was found in, and for no other`() throws {
        var state = LearnerState()
        let answer = try workbook.answer(to: "4.3.2")
        state.remember(.passed, on: answer)
        #expect(state[answer] == .passed && !state.isOutOfDate(answer))
        #expect(state[try workbook.answer(to: "4.3.1")] == .pending)

        try workbook.write(
            try workbook.read(StandIn.signals).replacing("wind\n}", with: "wind.filter { $0 > 5 }\n}"),
            to: StandIn.signals)
        let changed = try workbook.answer(to: "4.3.2")
        #expect(state[changed] == .pending && state.isOutOfDate(changed))

        try workbook.write(StandIn.exercises, to: StandIn.signals)
        let restored = try workbook.answer(to: "4.3.2")
        #expect(state[restored] == .pending && !state.isOutOfDate(restored))
    }

    @Test func `A verdict holds wherever the answer stands in its file`() throws {
        var state = LearnerState()
        state.remember(.passed, on: try workbook.answer(to: "4.3.2"))
        try workbook.write(
            "// mine\n\n" + (try workbook.read(StandIn.signals)) + "\n\n\n", to: StandIn.signals)
        #expect(state[try workbook.answer(to: "4.3.2")] == .passed)
    }

    @Test func `Hints only become more; to forget a verdict forgets no hint`() throws {
        let exercise = try workbook.exercise("4.3.1")
        var state = LearnerState()
        state.rememberHints(2, to: exercise)
        state.rememberHints(1, to: exercise)
        state.remember(.passed, on: try workbook.answer(to: "4.3.1"))
        state.forgetVerdict(on: exercise)
        #expect(try state.hints(to: exercise) == 2 && state[workbook.answer(to: "4.3.1")] == .pending)
        #expect(state.hints(to: try workbook.exercise("4.3.2")) == 0)
    }

    @Test func `What was remembered is written and read by what the exercise declares`() throws {
        var state = LearnerState()
        state.remember(
            Verdict(state: .failed, lesson: "no", tried: "7", printed: "a", reports: ["b"]),
            on: try workbook.answer(to: "4.3.2"))
        let data = try JSONEncoder().encode(state)
        #expect(String(decoding: data, as: UTF8.self).contains("\"strongWinds\""))
        #expect(try JSONDecoder().decode(LearnerState.self, from: data) == state)
    }
}

/// What version 1 of the file held, by the numbers that the exercises had then.
struct FirstStateTests {
    private static let first = """
        {"version": 1, "hints": {"4.3.2": 1, "9.9.9": 3, "4.3.1": -7},
         "verdicts": {"4.3.2": {"state": "passed", "lesson": ""}, "5.1.1": {"state": "failed", "lesson": "no"},
                      "4.3.1": {"state": "passed", "lesson": ""}}}
        """

    /// Reads the state of version 1 and checks nothing.
    private func migrated(_ workbook: StandIn) throws -> LearnerState {
        try workbook.write(Self.first, to: StateFile.name)
        return StateFile(root: workbook.folder, catalogue: try workbook.catalogue()) { Issue.record("\($0)") }
            .read()
    }

    @Test func `What has passed and is answered still has; hints are kept; other verdicts are found again`()
        throws
    {
        let workbook = try StandIn()
        try workbook.fill()
        try workbook.fill(StandIn.networking)
        let state = try migrated(workbook)
        #expect(state[try workbook.answer(to: "4.3.2")] == .passed)
        #expect(state[try workbook.answer(to: "5.1.1")] == .pending)
        #expect(state.hints(to: try workbook.exercise("4.3.2")) == 1)
    }

    @Test func `What a number stood for then is not given to the exercise that has it now`() throws {
        // 4.3.1 was `parcelNews`; here it is `gusts`.
        let workbook = try StandIn()
        try workbook.fill()
        let state = try migrated(workbook)
        #expect(
            try state[workbook.answer(to: "4.3.1")] == .pending
                && state.hints(to: workbook.exercise("4.3.1")) == 0)
    }

    @Test func `What has another number now keeps its verdict`() throws {
        let workbook = try StandIn()
        let renumbered = StandIn.exercises.replacing("4.3.2", with: "4.3.7")
        for file in [StandIn.signals, "Exercises/Stubs/Chapter4/Signals.swift"] {
            try workbook.write(renumbered, to: file)
        }
        try workbook.fill()
        let state = try migrated(workbook)
        #expect(
            try state[workbook.answer(to: "4.3.7")] == .passed
                && state.hints(to: workbook.exercise("4.3.7")) == 1)
    }

    @Test func `A stub that was restored is not passed`() throws {
        let workbook = try StandIn()
        #expect(try migrated(workbook)[try workbook.answer(to: "4.3.2")] == .pending)
    }

    @Test func `The next check writes it in the new way`() throws {
        let workbook = try StandIn(fates: ["5.1.1": "passed"])
        try workbook.fill()
        try workbook.write(Self.first, to: StateFile.name)
        _ = try workbook.run("check", "5.1.1")
        let text = try workbook.read(StateFile.name)
        #expect(
            text.contains("\"version\" : 2") && text.contains("strongWinds") && text.contains("imageAddress"))
        #expect(try workbook.run("list").text.contains("✔ 4.3.2"))
    }
}
