import Harness
import Testing
import Trials

@testable import Coursework

/// `check`: its output for one exercise and for many, and its exit status.
@Suite(.waits) struct CheckTests {
    @Test func `A check prints each verdict with its lesson, and the next run remembers it`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "expected 7\\nyours 3"])
        try workbook.expect(
            "check", says: "✔ 4.3.1  Count the gusts\n",
            "✘ 4.3.2  Let only the strong winds through: not yet\n         expected 7\n         yours 3\n",
            "Not begun: 5.1.1\n", "1 not begun, 1 passed, 1 not yet", status: 1)
        try workbook.expect(says: "1 of 2", "Next: 4.3.2")
    }

    @Test(
        "The exit status says whether all wanted exercises have passed",
        arguments: [
            ("4.3.1", 0), ("4.3.2", 1), ("4.3", 1), ("4.3.1 5.1.1", 1), ("5", 1), ("6.1.1", 64), ("", 1),
        ])
    func statuses(_ words: String, _ status: Int32) throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed", "4.3.2": "expected 7"])
        try workbook.expect("check \(words)", status: status)
    }

    @Test func `Exercises that are not begun are listed as such`() throws {
        let workbook = try StandIn()
        let one = try workbook.run("check 4.3.2")
        #expect(
            one.text == """
                · 4.3.2  Let only the strong winds through
                         Not begun: replace todo() in Exercises/Chapter4/Signals.swift:12

                """)
        let section = try workbook.run("check 4.3")
        #expect(section.text == "Not begun: 4.3.1, 4.3.2\n")
        #expect(one.status == 1 && section.status == 1)
    }

    @Test func `An answer below a todo() is noticed`() throws {
        let workbook = try StandIn()
        try workbook.write(StandIn.exercises.replacing("todo()", with: "todo()\n    wind"))
        try workbook.expect(
            "check 4.3", says: "The todo() is still in line 7, and there is code beside it.",
            "The todo() is still in line 13", status: 1)
    }

    @Test func `An unknown exercise is an error, which names the nearest one`() throws {
        let complaint = "There is no exercise “4.3.22”. Did you mean “4.3.2”?"
        #expect(try StandIn().expect("check 4.3.22", complains: complaint, status: 64).text == "")
    }

    @Test func `A missing exercise is named, with its file and the command that restores it`() throws {
        let workbook = try StandIn(fates: ["5.1.1": "passed"])
        try workbook.remove(StandIn.signals)
        try workbook.expect(
            "check", says: "✔ 5.1.1",
            """
            ✘ 4.3.2  Let only the strong winds through: missing
                     Exercises/Chapter4/Signals.swift is gone.
                     Bring it back with: swift run workbook reset 4.3.2

            """, status: 1)
    }

    @Test func `A file with CR LF, a byte-order mark or a changed headline is checked like any other`()
        throws
    {
        let touched = StandIn.exercises.replacing("/// Exercise 4.3.2 ·", with: "/// 4.3.2")
        for text in [
            StandIn.exercises.replacing("\n", with: "\r\n"), "\u{FEFF}" + StandIn.exercises, touched,
        ] {
            let workbook = try StandIn(fates: ["4.3.2": "passed"])
            try workbook.write(text)
            try workbook.expect("check 4.3.2", status: 0)
            try workbook.expect("list", says: "✔ 4.3.2")
        }
    }

    @Test func `A second try beside the first does no harm`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"], isFilled: true)
        let second = "/// Exercise 4.3.1 · Count the gusts.\n// My first try.\n"
        try workbook.write(try workbook.read() + second)
        for verb in ["check", "list", "grade", "progress"] {
            let run = try workbook.run(verb)
            #expect(run.ending != .exited(2) && run.errorText == "", "\(verb): \(run.ending)")
        }
        try workbook.expect("list", says: "✔ 4.3.1")
    }

    @Test func `A restored stub is not passed`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"], isFilled: true)
        _ = try workbook.run("check 4.3.1")
        try workbook.expect("list", says: "✔ 4.3.1")
        try workbook.write(StandIn.exercises)
        try workbook.expect("list", says: "· 4.3.1  Count the gusts\n")
        try workbook.fill(with: "wind.map { $0 + 1 }")
        try workbook.expect("list", says: "· 4.3.1  Count the gusts: changed since it was tried")
    }

    @Test(arguments: [80, 60])
    func `At a terminal a lesson fits, and is wrapped between words`(_ columns: Int) throws {
        let lesson =
            "The function passes on every value, and it should pass on only those that are greater than five."
        let workbook = try StandIn(fates: ["4.3.2": lesson])
        let window = try workbook.open("check 4.3.2", columns: columns)
        #expect(try window.waitForStatus() == 1)
        // If a line were too long, the terminal would wrap it, and the next line would have no indent.
        let lines = window.screen.lines.filter { !$0.isEmpty }.dropFirst()
        #expect(lines.allSatisfy { $0.hasPrefix("         ") }, "\(window.screen.text)")
        #expect(lines.joined(separator: " ").words.contains(lesson))
        #expect(window.screen.look(of: "✘")?.foreground != nil && window.damage == [])
    }
}
