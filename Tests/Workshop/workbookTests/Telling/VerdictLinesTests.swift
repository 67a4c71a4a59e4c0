import Foundation
import Lessons
import Testing
import Text

@testable import Coursework
@testable import workbook

struct VerdictLinesTests {
    private let workbook: StandIn

    init() throws { workbook = try StandIn() }

    private func lines(_ verdict: Verdict, on id: String = "4.3.2", width: Int = 80) throws -> [String] {
        VerdictLines(verdict: verdict, answer: try workbook.answer(to: id), width: width).all.map(\.plain)
    }

    @Test(arguments: [
        (Verdict.State.passed, "✔ 4.3.2  Let only the strong winds through"),
        (.pending, "· 4.3.2  Let only the strong winds through"),
        (.failed, "✘ 4.3.2  Let only the strong winds through: not yet"),
        (.doesNotCompile, "✘ 4.3.2  Let only the strong winds through: does not compile"),
        (.crashed, "✘ 4.3.2  Let only the strong winds through: crashes"),
        (.missing, "✘ 4.3.2  Let only the strong winds through: missing"),
    ])
    func `The headline shows the state`(_ state: Verdict.State, _ headline: String) throws {
        #expect(try lines(Verdict(state: state, lesson: "")).first == headline)
    }

    @Test func `At 80 columns a verdict is as the README shows it`() throws {
        let figure = Figure(
            lines: ["wind", "expected", "yours"].map { .init(label: $0, columns: 0...20, moments: []) },
            width: 21, seconds: (0...20).map { $0 }, cuts: [], legend: [],
            text: [
                "wind      --3--7--7--2--5--6--|", "expected  -----7--7--------6--|",
                "yours     --3--7--7--2--5--6--|", "seconds   0    5    10   15   20",
            ])
        let mark = Lesson.Mark(column: 2, sentence: "at 2 you sent 3; nothing was expected there")
        let shown = try lines(
            Verdict(state: .failed, lesson: Lesson([.figure(figure, mark: mark)])), width: 78)
        let file = Phrasebook.package.appending(path: "README.md")
        let readMe = try String(contentsOf: file, encoding: .utf8)
        // The last line, the place, differs: the README has that of the real exercise.
        #expect(readMe.contains(shown.dropLast().map { "    \($0)\n" }.joined()), "\(shown)")
    }

    @Test func `Below the lesson are the input, the output, the reports, and the place`() throws {
        let verdict = Verdict(
            state: .crashed, lesson: "boom", tried: "[3, 0]", printed: "\n\none\n\ntwo\n\n",
            reports: ["Two bindings."])
        #expect(
            try lines(verdict) == [
                "✘ 4.3.2  Let only the strong winds through: crashes", "         boom",
                "         It was tried with [3, 0]", "         your code printed", "           one", "",
                "           two", "         the library says", "           Two bindings.",
                "         Exercises/Chapter4/Signals.swift:12",
            ])
    }

    @Test func `Of long output, the first lines are shown`() throws {
        let printed = (1...50).map { "line \($0)\n" }.joined()
        let lines = try lines(Verdict(state: .passed, lesson: "", printed: printed))
        #expect(lines.contains("           line 20") && !lines.contains("           line 21"))
        #expect(lines.last == "           … and 30 more lines")
    }

    @Test func `Of a very long line, the part that fits into twenty lines is shown`() throws {
        let printed = (1...5_000).map(String.init).joined(separator: " ")
        let lines = try lines(Verdict(state: .passed, lesson: "", printed: printed))
        #expect(lines.count < 30 && lines.last == "           … and \(printed.count - 1_600) more characters")
    }

    @Test(arguments: ["", "\n", " \n \n"])
    func `An answer that printed only blanks has printed nothing`(_ printed: String) throws {
        #expect(try lines(Verdict(state: .passed, lesson: "", printed: printed)).count == 1)
    }

    @Test(arguments: [
        ("4.5.1", Verdict.State.passed, true), ("4.5.1", .failed, false), ("4.3.2", .passed, false),
    ])
    func `After a pass it names the command to play with the answer, if there is one`(
        _ id: String, _ state: Verdict.State, _ isTold: Bool
    ) throws {
        let exercise = Exercise(
            id: try #require(ExerciseID(id)), title: "Play", file: "A.swift", stub: "", declarations: [])
        let account = VerdictAccount.of(
            Verdict(state: state, lesson: ""), on: Answer(exercise: exercise, parts: []))
        #expect(account == (isTold ? [.sentence("See your answer at work: swift run yours \(id)")] : []))
    }

    @Test(arguments: [80, 60, 40])
    func `Sentences are wrapped between words, and fit with their indent`(_ width: Int) throws {
        let lesson =
            "The function passes on every value, and it should pass on only those that are greater than five."
        let reports = [
            "A property is bound to two signals; whichever sends last decides what it says, which is seldom meant."
        ]
        let lines = try lines(Verdict(state: .failed, lesson: Lesson(lesson), reports: reports), width: width)
            .dropFirst()
        #expect(lines.allSatisfy { $0.displayWidth <= width })
        let words = lines.joined(separator: " ").words
        #expect(words.contains(lesson) && words.contains(reports[0]))
    }

    @Test func `Diagrams and tables may use the columns of the indent; sentences may not`()
        throws
    {
        let lesson = Lesson([
            .rows([.init("given", String(repeating: "x", count: 66))], mark: nil),
            .rows(
                [.init("yours", "[1]")], mark: .init(column: 1, sentence: "it\u{7} is not \u{1B}[31mright")),
            .words("The function passes on every value -- and it should pass only the great."),
        ])
        #expect(
            try lines(Verdict(state: .failed, lesson: lesson)).dropFirst() == [
                "       given  " + String(repeating: "x", count: 66), "       yours  [1]",
                "              -^ it␇ is not right",
                "       The function passes on every value -- and it should pass only the",
                "       great.", "       Exercises/Chapter4/Signals.swift:12",
            ])
    }

    @Test func `If a line is too wide for the indent, the caret stays under its character`() throws {
        let code = "12 | " + String(repeating: "x", count: 70)
        let lesson = "no such name\n\(code)\n   | ^"
        #expect(
            try lines(Verdict(state: .doesNotCompile, lesson: Lesson(lesson))).dropFirst() == [
                "     no such name", "     \(code)", "        | ^",
            ])
    }

    @Test(arguments: ["    todo()\n    return wind\n", "    sync { todo() }; return wind\n"])
    func `If there is code beside a todo(), the lesson says so`(_ body: String) throws {
        try workbook.write(StandIn.exercises.replacing("    todo()\n}\n\n", with: "\(body)}\n\n"))
        let text = try lines(.pending, on: "4.3.1", width: 200).joined(separator: "\n")
        #expect(text.contains("The todo() is still in line 7, and there is code beside it."))
    }

    @Test(arguments: [
        "    func pour() { todo() }\n", "    func pour() {\n        todo()\n    }\n",
        // As in 4.14.2, and in 4.7.2.
        "    public var towns: Signal<String> { todo() }\n",
        "    public var weights: Signal<Int> {\n        todo()\n    }\n",
    ])
    func `If a part of a type still has its todo(), the lesson does not say to delete it`(
        _ rest: String
    ) throws {
        let written = "    todo()\n}\n\n"
        try workbook.write(
            StandIn.exercises.replacing(
                written, with: "    return wind\n}\n\npublic struct Jug {\n\(rest)}\n\n"))
        let text = try lines(.pending, on: "4.3.1", width: 200).joined(separator: "\n")
        #expect(text.contains("still has its todo(). Write that part too") && !text.contains("Delete"))
    }
}
