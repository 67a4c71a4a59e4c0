import Foundation
import Harness
import Synchronization
import Testing
import Trials

@testable import Coursework
@testable import workbook

/// The state file, whatever it contains.
struct StateFileTests {
    @Test(arguments: [
        "{ not json", "", "[]", "null", "{}", #"{"version": "two"}"#, #"{"version": 2}"#,
        #"{"version": 2, "exercises": []}"#,
        #"{"version": 1}"#, #"{"version": 0, "verdicts": {}}"#, #"{"version": -9223372036854775808}"#,
        #"{"version": 2, "exercises": {"strongWinds": {"verdict": {"state": "brilliant", "lesson": ""}}}}"#,
    ])
    func `A damaged file is renamed, so nothing is lost`(_ text: String) throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        try workbook.write(text, to: StateFile.name)
        try workbook.expect("check 4.3.1", says: "could not be read", "✔ 4.3.1", status: 0)
        #expect(try workbook.read(StateFile.name + ".damaged") == text)
        try workbook.expect("list", says: "✔ 4.3.1")
    }

    @Test func `A file of a newer version is not changed, and a message says so`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        let newer = #"{"version": 3, "pages": [1]}"#
        try workbook.write(newer, to: StateFile.name)
        try workbook.expect("check 4.3.1", says: "was written by a newer version", "✔ 4.3.1")
        _ = try workbook.run("hint 4.3.1")
        _ = try workbook.run("reset 4.3.1 --yes")
        #expect(try workbook.read(StateFile.name) == newer)
    }

    @Test(arguments: ["9223372036854775807", "-9223372036854775808", "1000", "0"])
    func `Absurd numbers of hints do no harm`(_ count: String) throws {
        let workbook = try StandIn()
        try workbook.write(
            #"{"version": 2, "exercises": {"gusts": {"hints": \#(count)}}}"#, to: StateFile.name)
        try workbook.expect("hint 4.3.1", says: "1. A nudge.", status: 0)
    }

    @Test func `Entries under a former name are moved to the current name`() throws {
        let workbook = try StandIn()
        try workbook.write(
            """
            {"version": 2, "exercises": {"heavyLetters": {"hints": 2}, "wholeLetter": {"hints": 1},
            "wholeMessage": {"hints": 3}}}
            """, to: StateFile.name)
        let state = StateFile(root: workbook.folder) { Issue.record("\($0)") }.read()
        let exercises = ["parcelLabels", "wholeMessage"].flatMap { name in
            Catalogue.exercises(in: "/// Exercise 4.2.1 · Label\npublic func \(name)() {}\n", file: "")
        }
        #expect(exercises.map(state.hints) == [2, 3])
    }

    @Test(arguments: [StateFile.name, ".workbook.lock"])
    func `A folder in the place of a file does no harm`(_ name: String) throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        try workbook.write("", to: name + "/mine")
        try workbook.expect("check 4.3.1", says: "✔ 4.3.1", status: 0)
        try workbook.expect("list", says: "✔ 4.3.1")
    }

    @Test func `Changes by another run in between are kept`() throws {
        let workbook = try StandIn(isFilled: true)
        let file = StateFile(root: workbook.folder) { Issue.record("\($0)") }
        let (one, other) = (try workbook.answer(to: "4.3.1"), try workbook.answer(to: "4.3.2"))
        let stale = file.read()
        _ = file.update { $0.remember(.passed, on: one, builtBy: nil) }
        let state = file.update { $0.remember(.passed, on: other, builtBy: nil) }
        #expect(stale[one] == .pending && state[one] == .passed && state[other] == .passed)
        #expect(file.read() == state)
    }

    @Test func `Many changes at once lose nothing`() throws {
        let workbook = try StandIn()
        let catalogue = try workbook.catalogue()
        let exercise = catalogue.exercises[0]
        let folder = workbook.folder
        onThreads(8) { _ in
            for _ in 0..<10 {
                _ = StateFile(root: folder) { Issue.record("\($0)") }.update { state in
                    state.rememberHints(state.hints(to: exercise) + 1, to: exercise)
                }
            }
        }
        #expect(StateFile(root: folder) { _ in }.read().hints(to: exercise) == 80)
    }
}

/// Random contents of the state file never crash the tool, and are kept, or renamed.
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
        for _ in 0..<30 { try tryOut(Data(Noise.bytes(of: 200, &dice))) }
    }

    @Test("Random values in the right places", arguments: 1...4)
    func shapes(_ seed: UInt64) throws {
        var dice = Dice(seed: seed)
        for _ in 0..<50 { try tryOut(Data(Self.state(&dice).utf8)) }
    }

    @Test("A real file with a few bytes changed", arguments: 1...4)
    func changes(_ seed: UInt64) throws {
        var dice = Dice(seed: seed)
        var state = LearnerState()
        let answer = try workbook.answer(to: "4.3.2")
        state.remember(
            Verdict(state: .failed, lesson: "ä\n", tried: "7", printed: "a", reports: ["b"]), on: answer,
            builtBy: Fingerprint("a compiler"))
        state.rememberHints(2, to: answer.exercise)
        let whole = Array(try JSONEncoder().encode(state))
        // A fifth of the damaged files is still valid.
        for _ in 0..<63 { try tryOut(Data(Noise.damaged(whole, &dice))) }
    }

    private func tryOut(_ data: Data) throws {
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
            _ = state.doubt(on: answer)
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
        let version = dice.pick("1", "2", "2", "2", "3", "0", "-1", "2.5", "\"2\"", "null")
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
        "{\"verdict\": \(verdict(&dice)), \"text\": \(text(&dice)), \"compiler\": \(text(&dice)), \"hints\": \(number(&dice))}"
    }

    private static func verdict(_ dice: inout Dice) -> String {
        let state = dice.pick(from: Verdict.State.allCases.map { "\"\($0.rawValue)\"" } + ["\"\"", "7"])
        return """
            {"state": \(state), "lesson": \(lesson(&dice)), "tried": \(text(&dice)), "printed": \(text(&dice)), \
            "reports": [\(text(&dice))]}
            """
    }

    private static func lesson(_ dice: inout Dice) -> String {
        let mark = "{\"column\": \(number(&dice)), \"sentence\": \(text(&dice))}"
        let rows = "[{\"label\": \(text(&dice)), \"text\": \(text(&dice))}]"
        return dice.pick(from: [
            text(&dice), "[{\"words\": {\"text\": \(text(&dice))}}]",
            "[{\"rows\": {\"texts\": \(rows), \"mark\": \(mark)}}]",
        ])
    }

    private static func number(_ dice: inout Dice) -> String {
        dice.pick(
            "0", "1", "2", "-1", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
            "1e300", "null", "\"1\"", "[]")
    }

    private static func text(_ dice: inout Dice) -> String {
        dice.pick(
            #""""#, #""a""#, #""\u0000\u001b[31m""#, #""\ud83d""#, "null", "7", #""a\nb\r\n""#,
            #""cbf29ce484222325""#)
    }
}

extension Dice {
    fileprivate mutating func pick(_ texts: String...) -> String { pick(from: texts) }

    fileprivate mutating func pick(from texts: [String]) -> String {
        texts.randomElement(using: &self) ?? ""
    }
}
