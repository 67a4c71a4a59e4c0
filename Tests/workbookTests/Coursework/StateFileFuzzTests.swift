import Foundation
import Harness
import Synchronization
import Testing

@testable import Coursework
@testable import workbook

/// Whatever stands in the file that remembers: nothing traps, and what was there is there afterwards, or put aside.
struct StateFileFuzzTests {
    private let workbook: StandIn
    private let catalogue: Catalogue
    private let answers: Answers

    init() throws {
        workbook = try StandIn(isFilled: true)
        catalogue = try workbook.catalogue()
        answers = try workbook.answers()
    }

    @Test("Random bytes", arguments: 1...4)
    func bytes(_ seed: UInt64) throws {
        var dice = Dice(seed: seed)
        for _ in 0..<30 {
            let count = Int.random(in: 0...200, using: &dice)
            try tryOut(Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) }), &dice)
        }
    }

    @Test("Random values in the right places", arguments: 1...4)
    func shapes(_ seed: UInt64) throws {
        var dice = Dice(seed: seed)
        for _ in 0..<50 { try tryOut(Data(Self.state(&dice).utf8), &dice) }
    }

    @Test("A real file with a few bytes changed", arguments: 1...4)
    func changes(_ seed: UInt64) throws {
        var dice = Dice(seed: seed)
        var state = LearnerState()
        let answer = try workbook.answer(to: "4.3.2")
        state.remember(
            Verdict(state: .failed, lesson: "ä\n", tried: "7", printed: "a", reports: ["b"]), on: answer)
        state.rememberHints(2, to: answer.exercise)
        let whole = try JSONEncoder().encode(state)
        for _ in 0..<50 {
            var data = whole
            for _ in 0..<Int.random(in: 1...4, using: &dice) {
                data[Int.random(in: 0..<data.count, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
            }
            try tryOut(data.prefix(Int.random(in: 0...data.count * 2, using: &dice)), &dice)
        }
    }

    private func tryOut(_ data: Data, _ dice: inout Dice) throws {
        let place = workbook.folder.appending(path: StateFile.name)
        let aside = workbook.folder.appending(path: StateFile.name + ".damaged")
        try? FileManager.default.removeItem(at: aside)
        try data.write(to: place)
        let complaints = Mutex<[String]>([])
        let file = StateFile(root: workbook.folder) { text in complaints.withLock { $0.append(text) } }
        let state = file.read()
        for exercise in catalogue.exercises {
            let answer = answers[exercise]
            _ = VerdictLines(verdict: state[answer], answer: answer, width: 20).all
            _ = state.isOutOfDate(answer)
            #expect(state.hints(to: exercise) >= 0)
        }
        let kept = (try? Data(contentsOf: place)) ?? (try? Data(contentsOf: aside))
        #expect(kept == data, "\(String(decoding: data, as: UTF8.self))")
        #expect(FileManager.default.fileExists(atPath: place.path) || complaints.withLock(\.count) == 1)

        let exercise = catalogue.exercises[1]
        let updated = file.update { $0.rememberHints(1, to: exercise) }
        #expect(updated.hints(to: exercise) >= 1)
        let written = try Data(contentsOf: place)
        let isNewer = written == data
        #expect(try isNewer || JSONSerialization.jsonObject(with: written) is [String: Any])
    }

    // MARK: Random states

    private static func state(_ dice: inout Dice) -> String {
        let version =
            ["1", "2", "2", "2", "3", "0", "-1", "2.5", "\"2\"", "null"].randomElement(using: &dice) ?? ""
        let first = #""verdicts": \#(records(&dice, verdict)), "hints": \#(records(&dice, number))"#
        let second = #""exercises": \#(records(&dice, record))"#
        return "{\"version\": \(version), \(first), \(second)}"
    }

    private static func records(_ dice: inout Dice, _ value: (inout Dice) -> String) -> String {
        let names = ["gusts", "strongWinds", "imageAddress", "4.3.1", "4.3.2", "", "🌬", "a.b.c"]
        let chosen = names.filter { _ in Bool.random(using: &dice) }
        return "{" + chosen.map { "\"\($0)\": \(value(&dice))" }.joined(separator: ", ") + "}"
    }

    private static func record(_ dice: inout Dice) -> String {
        "{\"verdict\": \(verdict(&dice)), \"text\": \(text(&dice)), \"hints\": \(number(&dice))}"
    }

    private static func verdict(_ dice: inout Dice) -> String {
        let state =
            (Verdict.State.allCases.map { "\"\($0.rawValue)\"" } + ["\"\"", "7"]).randomElement(using: &dice)
            ?? ""
        return """
            {"state": \(state), "lesson": \(lesson(&dice)), "tried": \(text(&dice)), "printed": \(text(&dice)), \
            "reports": [\(text(&dice))]}
            """
    }

    private static func lesson(_ dice: inout Dice) -> String {
        let mark = "{\"column\": \(number(&dice)), \"sentence\": \(text(&dice))}"
        let rows = "[{\"label\": \(text(&dice)), \"text\": \(text(&dice))}]"
        return [
            text(&dice), "[{\"words\": {\"text\": \(text(&dice))}}]",
            "[{\"rows\": {\"texts\": \(rows), \"mark\": \(mark)}}]",
        ]
        .randomElement(using: &dice) ?? ""
    }

    private static func number(_ dice: inout Dice) -> String {
        [
            "0", "1", "2", "-1", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
            "1e300", "null", "\"1\"", "[]",
        ]
        .randomElement(using: &dice) ?? ""
    }

    private static func text(_ dice: inout Dice) -> String {
        [
            #""""#, #""a""#, #""\u0000\u001b[31m""#, #""\ud83d""#, "null", "7", #""a\nb\r\n""#,
            #""cbf29ce484222325""#,
        ]
        .randomElement(using: &dice) ?? ""
    }
}
