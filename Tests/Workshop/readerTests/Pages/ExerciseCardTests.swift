import Lessons
import Marbles
import Testing
import Text

@testable import reader

struct ExerciseCardTests {
    private func markup(_ verdict: ExerciseCard.ShownVerdict?, hints: [String] = []) throws -> Markup {
        let card = ExerciseCard(
            number: "4.3.2", title: "Let `strong` winds through", isStretch: true,
            task: [
                "Pass on", "what is strong.", "", "    wind  --3|", "    more", "", "    wind    --3|",
                "After it.",
                "Book: chapter4/signals",
            ],
            place: Place("Exercises/Chapter4/Signals.swift:32", address: "vscode://file/x:32"), hints: hints,
            verdict: verdict)
        return try Markup(card.html)
    }

    @Test func `Task, place and mark`() throws {
        let markup = try markup(nil)
        #expect(markup.elements[0].attributes["id"] == "exercise-4.3.2")
        #expect(markup.all("h2").map(\.text) == ["Let strong winds through"])
        #expect(markup.all("span", class: "stretch").count == 1)
        #expect(markup.all("pre", class: "drawing").map(\.text) == ["wind  --3|\nmore"])
        #expect(markup.all("figure").count == 1)
        #expect(
            markup.all("p").map(\.text).filter { $0.hasSuffix(".") } == [
                "Pass on what is strong.", "After it.",
            ])
        #expect(!markup.elements[0].text.contains("Book:"))
        let place = try #require(markup.all("a", class: "place").first)
        #expect(
            place.attributes["href"] == "vscode://file/x:32"
                && place.text == "Exercises/Chapter4/Signals.swift:32")
    }

    @Test func `A hint is inside the one before it`() throws {
        let hints = try markup(nil, hints: ["one", "two", "three"]).all("details", class: "hint")
        #expect(hints.count == 3 && hints[0].text.contains("three") && !hints[2].text.contains("one"))
    }

    @Test func `An answer that is not begun: one sentence`() throws {
        let markup = try markup(
            .init(state: .pending, summary: "not begun", lesson: "Not begun: replace todo()", answers: []))
        #expect(
            markup.all("div", class: "pending").first?.text.contains("· Not begun: replace todo()") == true)
        #expect(markup.all("div", class: "lesson").isEmpty)
    }

    @Test func `A wrong answer: the lesson, with the first difference marked`() throws {
        let (expected, yours) = (try Diagram<Int>("-----7|"), try Diagram<Int>("--3--7|"))
        let found = compare(expected: expected, actual: yours)
        var difference = try #require(found)
        difference.note = "only <strong> winds."
        let markup = try markup(
            .init(state: .failed, summary: "not yet", lesson: difference.lesson(), answers: []))
        let verdict = try #require(markup.all("div", class: "failed").first)
        #expect(verdict.text.contains("✘ not yet") && verdict.text.contains("Note: only <strong> winds."))
        #expect(markup.all("rect", class: "difference").count == 1)
        #expect(
            markup.all("p", class: "remark").map(\.text) == [
                "at 2 you sent 3; nothing was expected there", "Note: only <strong> winds.",
            ])
        #expect(markup.all("figure").last?.text.contains("--^ at 2") == true)
    }

    @Test(arguments: [
        ([1, 2], [1, 3], "3"), ([1, 2], [1], "]"), ([1, 2], [], "]"), ([1, 200], [1, 2, 3], "2"),
        ([], [7], "7"),
    ])
    func `A wrong list: its rows as text, in which the first wrong element is marked`(
        _ expected: [Int], _ yours: [Int], _ element: String
    ) throws {
        let difference = try #require(ListDifference(expected: expected, yours: yours))
        let (text, marked) = try list(difference)
        #expect(
            text == difference.rows.map { $0.label.padded(toWidth: 10) + $0.text }.joined(separator: "\n"))
        #expect(marked == element)
    }

    @Test func `An element may be a string that contains brackets and commas`() throws {
        let strings = try #require(ListDifference(expected: ["a"], yours: ["[\"x, y\"]"]))
        #expect(try list(strings).marked == #""[\"x, y\"]""#)
        let pairs = try #require(ListDifference(expected: [[1]], yours: [[2, 3], [4]]))
        #expect(try list(pairs).marked == "[2, 3]")
    }

    private func list(_ difference: ListDifference) throws -> (text: String?, marked: String) {
        let lesson = Lesson([.rows(difference.rows, mark: difference.mark)])
        let markup = try markup(.init(state: .failed, summary: "not yet", lesson: lesson, answers: []))
        #expect(markup.all("p", class: "remark").map(\.text) == [difference.mark.sentence])
        let marks = markup.all("mark").map(\.text)
        #expect(marks.count == 1)
        return (markup.all("pre", class: "text").last?.text, marks.first ?? "")
    }

    @Test(arguments: [
        ("wind.filter { $0 > 5 }", ["Yours is the same as ours"]), ("wind", ["Yours", "Ours"]),
    ])
    func `After a pass, the learner's answer is beside ours; equal answers are shown once`(
        _ own: String, _ titles: [String]
    ) throws {
        let ours = ExerciseCard.ShownAnswer(
            title: "Ours", remark: "It is short.", code: ["wind.filter { $0 > 5 }"], lesson: "")
        let markup = try markup(
            .init(state: .passed, summary: "passed", lesson: "", answers: [ours], own: [own]))
        #expect(markup.all("h3").map(\.text) == titles)
        #expect(markup.all("pre", class: "code").count == titles.count)
    }

    @Test(arguments: [
        (["let a = b(1)", "// c"], "code"), (["frostyTowns([1])     // []"], "code"),
        (["board.sign.value   // 1"], "code"),
        (["price      5      7", "pressed    5      7"], "drawing"), (["asked      (7|)  now"], "drawing"),
    ])
    func `Code in a task is coloured, and a table is not`(_ lines: [String], _ kind: String) throws {
        let markup = try Markup("<div>\(TaskText.html(["Do it.", ""] + lines.map { "    " + $0 }))</div>")
        #expect(markup.all("pre", class: kind).map(\.text) == [lines.joined(separator: "\n")])
        #expect(markup.all("pre").allSatisfy { $0.attributes["translate"] == "no" })
    }

    @Test func `After a pass, other answers to open`() throws {
        let answers = [
            ExerciseCard.ShownAnswer(title: "Ours", remark: "", code: ["wind.filter { $0 > 5 }"], lesson: ""),
            ExerciseCard.ShownAnswer(
                title: "What is wrong with it?", remark: "It lets 5 through.", code: ["wind"],
                lesson: "yours  --5"),
        ]
        let markup = try markup(.init(state: .passed, summary: "passed", lesson: "", answers: answers))
        #expect(markup.all("details", class: "answer").count == 2)
        #expect(markup.all("summary").map(\.text).suffix(2) == ["Ours", "What is wrong with it?"])
        #expect(markup.all("pre", class: "code").count == 2 && markup.all("div", class: "lesson").count == 1)
    }
}
