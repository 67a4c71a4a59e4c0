import FRP
import Foundation
import Lessons
import Testing

@testable import Marbles

/// A lesson about an answer, as text and as data.
struct LessonTests {
    private func lesson(_ expected: String, _ actual: String) throws -> Lesson {
        let (expected, actual) = (try Diagram<Int>(expected), try Diagram<Int>(actual))
        return try #require(compare(expected: expected, actual: actual)).lesson()
    }

    private func figure(_ lesson: Lesson) throws -> (Figure, Lesson.Mark?) {
        guard case .figure(let figure, let mark) = try #require(lesson.parts.first) else {
            throw MarbleFailure()
        }
        return (figure, mark)
    }

    @Test func `a difference is a figure, with the second and the sentence of its mark`() throws {
        let (figure, mark) = try figure(try lesson("--3|", "-7-|"))
        #expect(figure.lines.map(\.label) == ["expected", "yours"])
        #expect(figure.lines.map { $0.moments.map(\.column) } == [[2, 3], [1, 3]])
        #expect(figure.text == ["expected  --3|", "yours     -7-|", "seconds   0"])
        #expect(mark == .init(column: 1, sentence: "at 1 you sent 7; nothing was expected there"))
    }

    @Test func `values have the letters of the task, if it has some`() throws {
        let news = try Diagram("(ad|)", values: ["a": "accepted", "d": "delivered"])
        var difference = try #require(
            compare(expected: news, actual: Diagram("(d|)", values: ["d": "delivered"])))
        difference.letters = ["accepted": "a", "delivered": "d"]
        #expect(difference.lesson().text.hasPrefix("expected  (ad|)\nyours     (d|)\n"))
    }

    @Test func `a long figure is reduced to the part around the mark, and has cuts at its sides`() throws {
        let beginning = String(repeating: "123456789-", count: 12)
        let (figure, mark) = try figure(
            try lesson(beginning + "7" + beginning + "|", beginning + "8" + beginning + "|"))
        #expect(figure.width == 66 && figure.lines.map(\.columns) == [0...65, 0...65])
        #expect(figure.cuts == [0, 65])
        let column = try #require(mark?.column)
        #expect(figure.seconds[column] == 120)
        let marks = figure.lines[1].moments.filter { $0.column == column }.flatMap(\.marks).map(\.text)
        #expect(marks == ["8"])
        #expect(figure.lines.allSatisfy { $0.moments.allSatisfy { (1...64).contains($0.column) } })
    }

    @Test(arguments: [30, 50, 76])
    func `columns, sentences at a mark, and other sentences fit the width`(_ width: Int) throws {
        let list = Lesson([
            .rows(
                [
                    .init("given", "one two three four five six seven eight nine ten, and so on, to twenty"),
                    .init("流", "[1, 2]"),
                ], mark: .init(column: 4, sentence: "the first of 2 is right; then 3 came instead of 2")),
            .words("Nothing in this sentence -- however it is written -- stands  in columns | at all."),
        ])
        let lines = list.lines(width: width)
        #expect(lines.allSatisfy { $0.displayWidth <= width })
        #expect(lines.contains("流     [1, 2]"))
    }

    @Test func `a text that is laid out by hand keeps its lines, and only its sentences are wrapped`() {
        let text = "a sentence that is long\n\nyours   --3------------------\n        --^ at 2\nthe end"
        #expect(Lesson(text).text == text && Lesson("").isEmpty)
        #expect(Lesson(text).lines(width: 20).prefix(3) == ["a sentence that is", "long", ""])
        #expect(Lesson(text).lines(width: 20).count == 6)
    }

    @Test(arguments: [-1, 5_000])
    func `data with a column outside of the figure is refused`(_ column: Int) throws {
        let mark = Lesson.Mark(column: column, sentence: "here")
        let (drawn, _) = try figure(try lesson("--3|", "-7-|"))
        for one in [Lesson([.rows([.init("yours", "")], mark: mark)]), Lesson([.figure(drawn, mark: mark)])] {
            let data = try JSONEncoder().encode(one)
            #expect(throws: DecodingError.self) { try JSONDecoder().decode(Lesson.self, from: data) }
        }
    }

    @Test func `encoded data can be decoded`() throws {
        let lessons = [
            try lesson("--3|", "-7-|") + Lesson(words: "Note: 3 is not 7."),
            Lesson([.rows([.init("yours", "[]")], mark: .init(column: 1, sentence: "your list is empty"))]),
            "a text\n  of two lines", "",
        ]
        for one in lessons {
            #expect(try JSONDecoder().decode(Lesson.self, from: JSONEncoder().encode(one)) == one)
        }
    }
}
