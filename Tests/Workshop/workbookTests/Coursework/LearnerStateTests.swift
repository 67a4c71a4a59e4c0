import Foundation
import Testing

@testable import Coursework

/// Remembered verdicts and hints.
struct LearnerStateTests {
    private let workbook: StandIn

    init() throws { workbook = try StandIn(isFilled: true) }

    @Test func `A verdict holds only for the text that was tried`() throws {
        var state = LearnerState()
        let answer = try workbook.answer(to: "4.3.2")
        state.remember(.passed, on: answer, builtBy: nil)
        #expect(state[answer] == .passed && state.doubt(on: answer) == nil)
        #expect(state[try workbook.answer(to: "4.3.1")] == .pending)

        try workbook.write(try workbook.read().replacing("wind\n}", with: "wind.filter { $0 > 5 }\n}"))
        let changed = try workbook.answer(to: "4.3.2")
        #expect(state[changed] == .pending && state.doubt(on: changed) == .otherText)

        try workbook.write(StandIn.exercises)
        let restored = try workbook.answer(to: "4.3.2")
        #expect(state[restored] == .pending && state.doubt(on: restored) == nil)
    }

    @Test func `A verdict holds only for the compiler that built the answer`() throws {
        var state = LearnerState()
        let (one, other) = (try workbook.answer(to: "4.3.1"), try workbook.answer(to: "4.3.2"))
        state.remember(.passed, on: one, builtBy: Fingerprint("Swift 6.3"))
        state.remember(.passed, on: other, builtBy: Fingerprint("Swift 6.4"))
        #expect(state[one] == .pending && state.doubt(on: one) == .otherCompiler && state[other] == .passed)
        state.remember(.passed, on: other, builtBy: Fingerprint("Swift 6.3"))
        #expect(state[one] == .passed && state[other] == .passed)
    }

    @Test(
        "A verdict holds until the answer changes, or a helper that it uses",
        arguments: [
            ("isStrong", "private func isStrong(_ value: Int) -> Bool { value >= 5 }", true),
            ("isStrong", "private func isWeak(_ value: Int) -> Bool { value >= 5 }", false),
            ("isStrong", "// isStrong", false),
            ("strong()", "extension Signal<Int> {\n    func strong() -> Signal<Int> { self }\n}", true),
            ("wind", "private func other() { let isStrong = 5 }", false),
            ("wind", "func gusts() {}", true),
        ])
    func uses(_ answer: String, _ beside: String, _ isUsed: Bool) throws {
        for file in [StandIn.signals, "Exercises/Chapter4/Mine.swift"] {
            try workbook.remove("Exercises/Chapter4")
            try workbook.write(StandIn.exercises(answering: "4.3.1", with: answer))
            let before = try workbook.answer(to: "4.3.1")
            try workbook.write(((try? workbook.read(file)) ?? "") + "\n" + beside + "\n", to: file)
            let after = try workbook.answer(to: "4.3.1")
            #expect((before.fingerprint != after.fingerprint) == isUsed && before.text == after.text)
        }
    }

    @Test func `A verdict holds wherever the answer is in its file`() throws {
        var state = LearnerState()
        state.remember(.passed, on: try workbook.answer(to: "4.3.2"), builtBy: nil)
        try workbook.write("// mine\n\n" + (try workbook.read()) + "\n\n\n")
        #expect(state[try workbook.answer(to: "4.3.2")] == .passed)
    }

    @Test func `The number of hints only grows, even if a verdict is forgotten`() throws {
        let exercise = try workbook.exercise("4.3.1")
        var state = LearnerState()
        state.rememberHints(2, to: exercise)
        state.rememberHints(1, to: exercise)
        state.remember(.passed, on: try workbook.answer(to: "4.3.1"), builtBy: nil)
        state.forgetVerdict(on: exercise)
        #expect(try state.hints(to: exercise) == 2 && state[workbook.answer(to: "4.3.1")] == .pending)
        #expect(state.hints(to: try workbook.exercise("4.3.2")) == 0)
    }

    @Test func `The key of an exercise in the file is the name of its declaration`() throws {
        var state = LearnerState()
        state.remember(
            Verdict(state: .failed, lesson: "no", tried: "7", printed: "a", reports: ["b"]),
            on: try workbook.answer(to: "4.3.2"), builtBy: nil)
        let data = try JSONEncoder().encode(state)
        #expect(String(decoding: data, as: UTF8.self).contains("\"strongWinds\""))
        #expect(try JSONDecoder().decode(LearnerState.self, from: data) == state)
    }

    @Test func `A lesson that an earlier version saved as text is read`() throws {
        let answer = try workbook.answer(to: "4.3.2")
        var state = LearnerState()
        state.remember(Verdict(state: .failed, lesson: "here it is"), on: answer, builtBy: nil)
        let data = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
        let lesson = "expected  --7\nyours     --3\n\nA sentence of this lesson."
        let old = data.replacing(/\[.*here it is.*\]/, with: "\"\(lesson.replacing("\n", with: "\\n"))\"")
        let read = try JSONDecoder().decode(LearnerState.self, from: Data(old.utf8))[answer].lesson
        #expect(
            read.parts == [
                .lines(["expected  --7", "yours     --3", ""]), .words("A sentence of this lesson."),
            ])
        #expect(read.text == lesson)
    }
}
