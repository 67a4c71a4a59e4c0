import Testing

@testable import Checking
@testable import Coursework
@testable import Programs

/// The assignment of compile errors to exercises.
struct BlameTests {
    private static let tests = """
        extension ExerciseTests {
            @Test func `4.3.1 Count the gusts`() async {
                lab.expect(gusts(wind))
            }
            @Test func `4.3.2 Let only the strong winds through`() async {
                lab.expect(strongWinds(wind))
            }
        }
        @_exported import func Chapter4Exercises.gusts
        """

    private func blame(_ text: String, _ errors: [CompilerMessage]) throws -> Blame {
        let workbook = try StandIn()
        try workbook.write(text)
        let exercises = try workbook.catalogue().exercises.filter { $0.id.chapter == 4 }
        return Blame(for: errors, among: exercises, try workbook.answers()) { file in
            file.hasPrefix("Tests/") ? Self.tests : try? workbook.read(file)
        }
    }

    private func error(_ line: Int, _ text: String = "no", in file: String = StandIn.signals)
        -> CompilerMessage
    {
        CompilerMessage(file: file, line: line, column: 5, text: text)
    }

    private func ids(_ blame: Blame) -> [String] { blame.verdicts.keys.sorted().map(\.description) }

    @Test func `An error belongs to the exercise that has its line, which is shown with a caret`() throws {
        let blame = try blame(StandIn.exercises, [error(12, "cannot find 'filtre' in scope")])
        #expect(ids(blame) == ["4.3.2"] && blame.others.isEmpty)
        let verdict = try #require(blame.verdicts.values.first)
        #expect(verdict.state == .doesNotCompile)
        #expect(
            verdict.lesson.text == """
                Exercises/Chapter4/Signals.swift:12:5
                cannot find 'filtre' in scope
                12 |     todo()
                   |     ^
                """)
    }

    @Test func `Two errors in one exercise are both in its lesson; each exercise has its own errors`() throws
    {
        let blame = try blame(StandIn.exercises, [error(7, "one"), error(7, "two"), error(12, "three")])
        let lessons = blame.verdicts.sorted { $0.key < $1.key }.map(\.value.lesson.text)
        #expect(lessons.count == 2 && lessons[0].contains("one") && lessons[0].contains("two"))
        #expect(lessons[1].contains("three") && !lessons[1].contains("two"))
    }

    @Test func `A failed import of a declaration belongs to the exercise that declares it`() throws {
        let imports = error(9, "no such decl in module", in: "Tests/ExerciseTests/Chapter4/Answers.swift")
        let blame = try blame(StandIn.exercises, [imports])
        #expect(ids(blame) == ["4.3.1"] && blame.others.isEmpty)
        #expect(blame.verdicts.values.first?.lesson.text.contains("Its test cannot use it any more") == true)
    }

    @Test(
        "A comment, string or bracket that is never closed belongs to its exercise, and to no later one",
        arguments: [
            ("/* first I tried\n    wind", "The /* in line 7 is never closed."),
            ("print(\"\"\"\n    a\n    ); return wind", "The \"\"\" in line 7 is never closed."),
            ("#if DEBUG\n    wind", "The #if in line 7 is never closed."),
        ])
    func open(_ answer: String, _ sentence: String) throws {
        let text = StandIn.exercises(answering: "4.3.1", with: answer)
        let blame = try blame(text, [error(12, "unterminated"), error(15, "expected '}'"), error(16, "no")])
        #expect(ids(blame) == ["4.3.1"] && blame.others == [])
        #expect(blame.verdicts.values.first?.lesson.text.contains(sentence) == true, "\(blame.verdicts)")
    }

    @Test
    func `If a string does not end, errors in later exercises are ignored until the next build`()
        throws
    {
        let text = StandIn.exercises(answering: "4.3.1", with: #"wind.map { "gust }"#)
        let blame = try blame(
            text,
            [error(7, "unterminated string literal"), error(13, "expected '}'"), error(15, "expected '}'")])
        #expect(ids(blame) == ["4.3.1"] && blame.others == [])
    }

    @Test(
        "A missing or superfluous bracket is reported at its own place, not where the compiler notices it",
        arguments: [
            ("todo()\n}\n\n", "todo()\n\n", "The { in line 6 is never closed."),
            ("todo()", "wind.map(", "The ( in line 7 is never closed."),
            ("todo()\n}", "todo()\n}\n}", "The } in line 9 closes nothing"),
            ("todo()", "todo()]", "The ] in line 7 closes nothing"),
            ("todo()", "wind.map { $0 )", "The ) in line 7 closes nothing"),
            ("todo()", "wind.map { if $0 > 5 { }", "The { in line 6 is never closed."),
        ])
    func brackets(_ old: String, _ new: String, _ sentence: String) throws {
        let text = StandIn.exercises.replacing(old, with: new, maxReplacements: 1)
        let blame = try blame(text, [error(12, "attribute 'public' can only be used in a non-local scope")])
        #expect(ids(blame) == ["4.3.1"])
        #expect(blame.verdicts.values.first?.lesson.text.contains(sentence) == true, "\(blame.verdicts)")
        #expect(blame.verdicts.values.first?.lesson.text.contains("non-local") == false)
    }

    @Test func `If a string does not end, brackets after it are not counted`() throws {
        let text = StandIn.exercises.replacing("todo()", with: #"wind.map { "gust }"#, maxReplacements: 1)
        let blame = try blame(text, [error(7, "unterminated string literal")])
        #expect(ids(blame) == ["4.3.1"])
        #expect(blame.verdicts.values.first?.lesson.text.contains("unterminated") == true)
    }

    @Test func `Brackets in strings and comments are not counted`() throws {
        let text = StandIn.exercises.replacing(
            "todo()", with: #"print("{ \([1].count) (") // } }"#, maxReplacements: 1)
        #expect(ids(try blame(text, [error(12)])) == ["4.3.2"])
    }

    @Test func `An error in a test belongs to the tested exercise, with the changed declaration`() throws {
        let text = StandIn.exercises.replacing(
            "strongWinds(_ wind: Signal<Int>)", with: "strongWinds(wind: Signal<Int>)")
        let file = "Tests/ExerciseTests/Chapter4/SignalsTests.swift"
        let blame = try blame(
            text, [error(6, "missing argument label 'wind:' in call", in: file), error(6, "more", in: file)])
        #expect(ids(blame) == ["4.3.2"])
        #expect(
            blame.verdicts.values.first?.lesson.text == """
                Exercises/Chapter4/Signals.swift:11
                Its test cannot use it any more: missing argument label 'wind:' in call
                It was declared as   public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
                It is now            public func strongWinds(wind: Signal<Int>) -> Signal<Int> {
                """)
    }

    @Test func `An error before all exercises, or in another file, belongs to no exercise`() throws {
        let blame = try blame(StandIn.exercises, [error(1), error(3, in: "Sources/FRP/Signal.swift")])
        #expect(blame.verdicts.isEmpty && blame.others.map(\.line) == [1, 3])
    }
}
