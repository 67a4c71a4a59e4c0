import Harness
import Testing

@testable import Coursework

struct HintAndSolutionTests {
    @Test func `Hints come one more each time`() throws {
        let workbook = try StandIn()
        let first = try workbook.run("hint")
        #expect(first.text.contains("1. A nudge.") && !first.text.contains("The idea."))
        #expect(first.text.contains("1 more"))
        for _ in 0..<2 {
            let later = try workbook.run("hint", "gusts")
            #expect(later.text.contains("1. A nudge.\n2. The idea.") && later.text.contains("--reveal"))
        }
        let none = try workbook.run("hint", "5.1.1")
        #expect(none.errorText.contains("There is no hint to 5.1.1.") && none.status == 2)
    }

    @Test func `The solution waits until the exercise is passed, or somebody insists`() throws {
        let workbook = try StandIn(fates: ["4.3.2": "passed"], isFilled: true)
        let early = try workbook.run("solution", "4.3.2")
        #expect(early.text == "" && early.errorText.contains("--reveal") && early.status == 1)
        #expect(try workbook.run("solution", "4.3.2", "--reveal").text.contains("wind.filter { $0 > 5 }"))
        _ = try workbook.run("check")
        let late = try workbook.run("solution", "4.3.2")
        #expect(late.text.contains("Your answer\n") && late.text.contains("\nOurs\n"))
        #expect(!late.text.contains("gusts"))
    }

    @Test func `After a pass of one exercise ours is shown beside it`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "passed"])
        #expect(try workbook.run("check", "4.3.2").text.contains("\nOurs\n"))
        #expect(try !workbook.run("check", "4.3").text.contains("Ours"))
    }

    @Test func `One exercise is wanted, and a section is too many`() throws {
        let run = try StandIn().run("hint", "signals")
        #expect(run.errorText.contains("“signals” names 2 exercises. Name one: 4.3.1 to 4.3.2"))
        #expect(run.status == 64)
    }

    @Test func `When all are passed, which one is meant must be said`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "passed", "5.1.1": "passed"])
        try workbook.fill()
        try workbook.fill(StandIn.networking)
        _ = try workbook.run("check")
        let run = try workbook.run("hint")
        #expect(run.errorText.contains("All exercises are passed. Name one") && run.status == 64)
        #expect(
            try workbook.run("progress").text.contains("All 3 exercises are passed. That was the workbook."))
    }
}
