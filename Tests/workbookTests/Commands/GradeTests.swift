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

    @Test func `Grades say which exercises are a stretch, and count the core apart`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "passed"])
        try workbook.mark("4.3.2")
        let run = try workbook.expect("grade", says: "4.3.2  Let only the strong winds through · stretch")
        #expect(run.text.hasSuffix("2 of 3 passed, 1 of 2 of the core\n"))
        try workbook.expect("grade --json", says: "\"part\" : \"stretch\"")
    }

    @Test func `Grades are JSON with a version; the status says whether all passed`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "expected 7"])
        let run = try workbook.run("grade --json")
        let grades = try grades(run)
        #expect(grades.version == 2 && run.status == 1)
        #expect(grades.states == ["passed", "failed", "pending"])
        #expect(
            grades.all[1] == [
                "id": "4.3.2", "title": "Let only the strong winds through", "part": "core",
                "state": "failed",
            ])
        try workbook.set(["4.3.1": "passed", "4.3.2": "passed", "5.1.1": "passed"])
        try workbook.expect("grade", says: "3 of 3 passed", status: 0)
    }

    @Test func `All exercises count, also those that are gone`() throws {
        let workbook = try StandIn(fates: ["5.1.1": "passed"])
        try workbook.remove(StandIn.signals)
        let run = try workbook.run("grade --json")
        #expect(try grades(run).states == ["missing", "missing", "passed"] && run.status == 1)
        try workbook.expect("grade", says: "1 of 3 passed")
    }

    @Test func `What could not be judged is said, and is JSON all the same`() throws {
        let workbook = try StandIn(fates: ["build4": "broken", "5.1.1": "passed"])
        let run = try workbook.expect("grade --json", complains: "The build failed.", status: 2)
        #expect(try grades(run).states == ["notJudged", "notJudged", "passed"])
    }
}
