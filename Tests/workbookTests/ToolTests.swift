import Foundation
import Harness
import Testing

/// The tool as a learner uses it: what it prints, how it ends, and what it leaves on the disk.
struct ToolTests {
    @Test func `It begins with the first exercise, and says what to type`() throws {
        let run = try StandIn().run()
        #expect(run.text.contains("0 of 2"))
        #expect(run.text.contains("Next: 4.3.1  Count the gusts\n      Exercises/Chapter4/Signals.swift:6"))
        #expect(run.text.contains("swift run workbook check 4.3.1"))
        #expect(!run.text.contains("\u{1B}") && run.ending == .exited(0))
    }

    @Test func `A check tells each verdict with its lesson, and the next run remembers`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "expected 7\\nyours 3"])
        let check = try workbook.run("check")
        #expect(check.text.contains("✔ 4.3.1  Count the gusts\n"))
        #expect(
            check.text.contains(
                "✘ 4.3.2  Let only the strong winds through: not yet\n         expected 7\n         yours 3\n"
            ))
        #expect(check.text.contains("1 passed, 1 not yet") && check.ending == .exited(1))
        let later = try workbook.run()
        #expect(later.text.contains("1 of 2") && later.text.contains("Next: 4.3.2"))
    }

    @Test func `One that is not begun is no failure`() throws {
        let run = try StandIn().run("check", "4.3.2")
        #expect(run.text.contains("· 4.3.2  Let only the strong winds through"))
        #expect(run.text.contains("replace todo() in Exercises/Chapter4/Signals.swift:11"))
        #expect(run.ending == .exited(0))
    }

    @Test(arguments: [("crashed", "Fatal error: boom"), ("recursion", "called itself without end")])
    func `An answer that ends the program is named, and the others are tried all the same`(
        _ fate: String, _ lesson: String
    ) throws {
        let run = try StandIn(fates: ["4.3.1": fate, "4.3.2": "passed"]).run("check")
        #expect(run.text.contains("✘ 4.3.1  Count the gusts: crashes") && run.text.contains(lesson))
        #expect(run.text.contains("✔ 4.3.2") && run.ending == .exited(1))
    }

    @Test func `A compiler error is told at its exercise; the others keep what is known`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        _ = try workbook.run("check")
        try workbook.set([
            "error": "Exercises/Chapter4/Signals.swift:12:5: error: cannot find 'filtre' in scope"
        ])
        let run = try workbook.run("check")
        #expect(run.text.contains("✘ 4.3.2  Let only the strong winds through: does not compile"))
        #expect(run.text.contains("Signals.swift:12:5  cannot find 'filtre' in scope"))
        #expect(run.text.contains("1 passed, 1 does not compile") && run.ending == .exited(1))
    }

    @Test
    func `Tests that are a program of their own are started as that, unless they are older than the answers`()
        throws
    {
        let workbook = try StandIn(fates: ["4.3.1": "asked of swift"])
        try workbook.writeTestProgram(fates: "4.3.1=asked of the program\n", modified: .now)
        #expect(try workbook.run("check", "4.3.1").text.contains("asked of the program"))
        try workbook.writeTestProgram(fates: "4.3.1=asked of the program\n", modified: .distantPast)
        #expect(try workbook.run("check", "4.3.1").text.contains("asked of swift"))
    }

    @Test func `Grades are JSON with a version; the status says whether all passed`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "expected 7"])
        let run = try workbook.run("grade", "--json")
        let grades = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
        let exercises = grades?["exercises"] as? [[String: String]]
        #expect(grades?["version"] as? Int == 1 && run.ending == .exited(1))
        #expect(exercises?.map { $0["state"] } == ["passed", "failed"])
        #expect(
            exercises?[1] == ["id": "4.3.2", "title": "Let only the strong winds through", "state": "failed"])
        try workbook.set(["4.3.1": "passed", "4.3.2": "passed"])
        #expect(try workbook.run("grade").ending == .exited(0))
    }

    @Test func `Hints come one more each time`() throws {
        let workbook = try StandIn()
        let first = try workbook.run("hint")
        #expect(
            first.text.contains("1. A nudge.") && !first.text.contains("The idea.")
                && first.text.contains("1 more"))
        let second = try workbook.run("hint", "4.3.1")
        #expect(second.text.contains("1. A nudge.\n2. The idea.") && second.text.contains("--reveal"))
    }

    @Test func `The solution waits until the exercise is passed, or somebody insists`() throws {
        let workbook = try StandIn(fates: ["4.3.2": "passed"])
        let early = try workbook.run("solution", "4.3.2")
        #expect(early.text == "" && early.errorText.contains("--reveal") && early.ending == .exited(1))
        #expect(try workbook.run("solution", "4.3.2", "--reveal").text.contains("wind.filter { $0 > 5 }"))
        _ = try workbook.run("check")
        let late = try workbook.run("solution", "4.3.2")
        #expect(late.text.contains("public func strongWinds") && !late.text.contains("gusts"))
    }

    @Test func `An unknown exercise is answered with the nearest`() throws {
        let run = try StandIn().run("check", "4.3.3")
        #expect(
            run.errorText.contains("There is no exercise “4.3.3”. Did you mean “4.3.2”?")
                && run.ending == .exited(64))
    }

    @Test func `Without swift it says where to get it`() throws {
        let run = try StandIn().run("check", path: "/nonexistent")
        #expect(
            run.errorText.contains("There is no `swift` on the PATH")
                && run.errorText.contains("swift.org/install"))
        #expect(run.ending == .exited(1))
    }

    @Test func `A damaged memory is put aside, and nothing is lost`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        try workbook.write("{ not json", to: ".workbook.json")
        let run = try workbook.run("check")
        #expect(run.text.contains("could not be read") && run.text.contains("✔ 4.3.1"))
        #expect(try workbook.read(".workbook.json.damaged") == "{ not json")
        #expect(try workbook.run().text.contains("1 of 2"))
    }

    @Test func `No command but reset changes a file of the learner's`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        let before = try workbook.read("Exercises/Chapter4/Signals.swift")
        for verb in ["check", "hint", "list", "grade", "progress"] { _ = try workbook.run(verb) }
        #expect(try workbook.read("Exercises/Chapter4/Signals.swift") == before)
    }
}
