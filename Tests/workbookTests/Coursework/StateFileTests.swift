import Foundation
import Harness
import Testing

@testable import Coursework

/// The file that remembers, whatever stands in it.
struct StateFileTests {
    @Test(arguments: [
        "{ not json", "", "[]", "null", "{}", #"{"version": "two"}"#, #"{"version": 2}"#,
        #"{"version": 2, "exercises": []}"#,
        #"{"version": 1}"#, #"{"version": 0, "verdicts": {}}"#, #"{"version": -9223372036854775808}"#,
        #"{"version": 2, "exercises": {"strongWinds": {"verdict": {"state": "brilliant", "lesson": ""}}}}"#,
    ])
    func `A damaged file is put aside, and nothing is lost`(_ text: String) throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        try workbook.write(text, to: StateFile.name)
        let run = try workbook.run("check", "4.3.1")
        #expect(run.text.contains("could not be read") && run.text.contains("✔ 4.3.1") && run.status == 0)
        #expect(try workbook.read(StateFile.name + ".damaged") == text)
        #expect(try workbook.run("list").text.contains("✔ 4.3.1"))
    }

    @Test func `A file of a newer version is left alone, and that is said`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        let newer = #"{"version": 3, "pages": [1]}"#
        try workbook.write(newer, to: StateFile.name)
        let run = try workbook.run("check", "4.3.1")
        #expect(run.text.contains("was written by a newer version") && run.text.contains("✔ 4.3.1"))
        _ = try workbook.run("hint", "4.3.1")
        _ = try workbook.run("reset", "4.3.1", "--yes")
        #expect(try workbook.read(StateFile.name) == newer)
    }

    @Test(arguments: ["9223372036854775807", "-9223372036854775808", "1000", "0"])
    func `Absurd counts of hints are no trap`(_ count: String) throws {
        let workbook = try StandIn()
        try workbook.write(
            #"{"version": 2, "exercises": {"gusts": {"hints": \#(count)}}}"#, to: StateFile.name)
        let run = try workbook.run("hint", "4.3.1")
        #expect(run.text.contains("1. A nudge.") && run.status == 0, "\(run.errorText)")
    }

    @Test(arguments: [StateFile.name, ".workbook.lock"])
    func `A folder in the place of a file is no trap`(_ name: String) throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        try workbook.write("", to: name + "/mine")
        let run = try workbook.run("check", "4.3.1")
        #expect(run.text.contains("✔ 4.3.1") && run.status == 0, "\(run.errorText)")
        #expect(try workbook.run("list").text.contains("✔ 4.3.1"))
    }

    @Test func `What another run writes between is kept`() throws {
        let workbook = try StandIn(isFilled: true)
        let file = StateFile(root: workbook.folder) { Issue.record("\($0)") }
        let (one, other) = (try workbook.answer(to: "4.3.1"), try workbook.answer(to: "4.3.2"))
        let stale = file.read()
        _ = file.update { $0.remember(.passed, on: one) }
        let state = file.update { $0.remember(.passed, on: other) }
        #expect(stale[one] == .pending && state[one] == .passed && state[other] == .passed)
        #expect(file.read() == state)
    }

    @Test func `Many at once lose nothing`() throws {
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
