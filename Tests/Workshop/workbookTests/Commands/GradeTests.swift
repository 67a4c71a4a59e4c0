import Foundation
import Harness
import Testing

@testable import workbook

/// `grade`: for a teacher, and for programs.
struct GradeTests {
    private func grades(_ run: ChildProcess) throws -> (
        version: Int?, states: [String?], all: [[String: String]]
    ) {
        let object = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
        let exercises = object?["exercises"] as? [[String: String]] ?? []
        return (object?["version"] as? Int, exercises.map { $0["state"] }, exercises)
    }

    @Test func `Grades mark stretch exercises, and count the core separately`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "passed"])
        try workbook.mark("4.3.2")
        let run = try workbook.expect("grade", says: "4.3.2  Let only the strong winds through · stretch")
        #expect(run.text.hasSuffix("2 of 3 passed, 1 of 2 of the core\n") && run.status == 1)
        try workbook.expect("grade --json", says: "\"part\" : \"stretch\"")
    }

    @Test func `The core decides; the stretch exercises do if there are no others`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "expected 7", "5.1.1": "passed"])
        try workbook.mark("4.3.2")
        try workbook.expect("grade 4.3", says: "1 of 2 passed, 1 of 1 of the core", status: 0)
        try workbook.expect("grade 4.3.2", says: "0 of 1 passed, 0 of 0 of the core", status: 1)
    }

    @Test(arguments: [
        ("4", ["4.3.1", "4.3.2"]), ("5", ["5.1.1"]), ("4.3.2 5", ["4.3.2", "5.1.1"]),
        ("signals", ["4.3.1", "4.3.2"]), ("", ["4.3.1", "4.3.2", "5.1.1"]),
    ])
    func `Only the named exercises are graded`(_ words: String, _ ids: [String]) throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "passed", "5.1.1": "passed"])
        let run = try workbook.run("grade \(words) --json")
        #expect(try grades(run).all.map { $0["id"] } == ids && run.status == 0)
        #expect(
            Set(workbook.builds).count == (ids.contains("5.1.1") ? 1 : 0) + (ids.contains("4.3.2") ? 1 : 0))
    }

    @Test func `Grades are JSON with a version; the exit status says whether all passed`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "expected 7"])
        let run = try workbook.run("grade --json")
        let grades = try grades(run)
        #expect(grades.version == 3 && run.status == 1)
        #expect(grades.states == ["passed", "failed", "pending"])
        #expect(
            grades.all[1] == [
                "id": "4.3.2", "title": "Let only the strong winds through", "part": "core",
                "state": "failed", "lesson": "expected 7",
            ])
        try workbook.expect("grade --json", says: "\"core\" : {\n    \"of\" : 3,\n    \"passed\" : 1\n  }")
        try workbook.set(["4.3.1": "passed", "4.3.2": "passed", "5.1.1": "passed"])
        try workbook.expect("grade", says: "3 of 3 passed", status: 0)
    }

    @Test func `All exercises count, even deleted ones`() throws {
        let workbook = try StandIn(fates: ["5.1.1": "passed"])
        try workbook.remove(StandIn.signals)
        let run = try workbook.run("grade --json")
        #expect(try grades(run).states == ["missing", "missing", "passed"] && run.status == 1)
        try workbook.expect("grade", says: "1 of 3 passed")
    }

    @Test func `Exercises that could not be judged are in the JSON, and the reason is on standard error`()
        throws
    {
        let workbook = try StandIn(fates: ["build4": "broken", "5.1.1": "passed"])
        let run = try workbook.expect(
            "grade --json", complains: "The build failed, and it does not say in which file.", status: 2)
        #expect(try grades(run).states == ["notJudged", "notJudged", "passed"])
        #expect(
            try grades(run).all[0]["reason"]?.hasPrefix(
                "The build failed, and it does not say in which file.") == true)
    }

    @Test func `If a file has a duplicate, it is not judged, and the reason names both`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "5.1.1": "passed"], isFilled: true)
        try workbook.write(try workbook.read(), to: "Exercises/Chapter4/Signals (1).swift")
        let run = try workbook.expect("grade --json", status: 2)
        #expect(try grades(run).states == ["notJudged", "notJudged", "passed"])
        let reason = try grades(run).all[0]["reason"] ?? ""
        #expect(
            reason.hasPrefix("Exercises/Chapter4/Signals (1).swift has a second version of what belongs in"))
        #expect(reason.contains("4.3.1, 4.3.2"))
        // After the original was removed.
        try workbook.remove(StandIn.signals)
        try workbook.expect(
            "check 4.3", inWords: "Rename the file to Exercises/Chapter4/Signals.swift, and check again.",
            status: 2)
    }

    @Test(arguments: [String.Encoding.utf16, .isoLatin1])
    func `A file that is not UTF-8 is not judged, and the reason says how to save it`(
        _ encoding: String.Encoding
    ) throws {
        let workbook = try StandIn(fates: ["5.1.1": "passed"])
        let text = try #require((try workbook.read() + "// é\n").data(using: encoding))
        try text.write(to: workbook.place(for: StandIn.signals))
        let run = try workbook.expect("grade --json", complains: "since it is not UTF-8 text", status: 2)
        #expect(try grades(run).states == ["notJudged", "notJudged", "passed"])
        #expect(try grades(run).all[0]["reason"]?.contains("since it is not UTF-8 text") == true)
    }

    @Test func `A message about the state file is not in the JSON`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        try workbook.write("nonsense", to: ".workbook.json")
        let run = try workbook.expect("grade --json", complains: ".workbook.json could not be read")
        #expect(try grades(run).version == 3)
    }
}
