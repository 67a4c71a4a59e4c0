import Harness
import Testing

@testable import Coursework

struct HintAndSolutionTests {
    @Test func `Each call of hint shows one more`() throws {
        let workbook = try StandIn()
        let first = try workbook.expect("hint", says: "1. A nudge.", "1 more")
        #expect(!first.text.contains("The idea."))
        for _ in 0..<2 { try workbook.expect("hint gusts", says: "1. A nudge.\n2. The idea.", "--reveal") }
        try workbook.expect("hint 5.1.1", complains: "There is no hint to 5.1.1.", status: 2)
    }

    @Test func `The solution is shown after a pass, or with --reveal`() throws {
        let workbook = try StandIn(fates: ["4.3.2": "passed"], isFilled: true)
        #expect(try workbook.expect("solution 4.3.2", complains: "--reveal", status: 1).text == "")
        try workbook.expect("solution 4.3.2 --reveal", says: "wind.filter { $0 > 5 }")
        _ = try workbook.run("check")
        let late = try workbook.expect("solution 4.3.2", says: "Your answer\n", "\nOurs\n")
        #expect(!late.text.contains("gusts"))
    }

    @Test func `If one exercise is checked and passes, our answer is shown`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "passed"])
        try workbook.expect("check 4.3.2", says: "\nOurs\n")
        #expect(try !workbook.run("check 4.3").text.contains("Ours"))
    }

    @Test func `hint needs one exercise; a section is an error`() throws {
        let complaint = "“signals” names 2 exercises. Name one: 4.3.1 to 4.3.2"
        try StandIn().expect("hint signals", complains: complaint, status: 64)
    }

    @Test func `If all are passed, hint and solution need a name`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "passed", "5.1.1": "passed"])
        try workbook.fill()
        try workbook.fill(StandIn.networking)
        _ = try workbook.run("check")
        try workbook.expect("hint", complains: "All exercises are passed. Name one", status: 64)
        try workbook.expect("progress", says: "All 3 exercises are passed. That was the workbook.")
    }
}
