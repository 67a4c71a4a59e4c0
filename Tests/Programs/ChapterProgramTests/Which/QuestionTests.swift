import Book
import FRP
import Marbles
import Testing

@testable import chapter4

/// The questions of `which`, as chapter 4 makes them.
struct QuestionTests {
    @Test func `Of 2,000 random questions each has one choice that fits, and one row that is right`() throws {
        var tried = 0
        for index in 0..<2_000 {
            let operatorName = ConfusedOperators.all[index % ConfusedOperators.all.count]
            let name = QuestionName(
                operatorName, seed: .random(in: 0..<1_000_000), asksForRow: index.isMultiple(of: 2))
            let question = try #require(Question.named(name), "\(name.text)")
            let right = question.results[question.right]
            let fitting = try question.choices.indices.filter { index in
                let sources = try QuestionSources(question.rows)
                let row = sources.row(of: question.choices[index].result(sources), from: question.rows.late)
                return row.events == right.events
            }
            let rows = Set(question.results.map(\.description))
            let data = try question.data()
            let isSound =
                fitting == [question.right] && question.choices.count == 5 && rows.count == 5
                && question.choices[question.right].operatorName == operatorName
                && right.events.contains { $0.event.value != nil }
                && rows.allSatisfy { $0.count <= 60 }
                && Self.sources(of: question).allSatisfy { $0.count <= 60 }
                && data.solved.text.count == data.solved.lines.count + 1 && data.solved.legend.isEmpty
            // Drawn, only its own row is right.
            let drawn = question.results.filter { result in
                let row = try? Diagram<Int>(result.description)
                return row.map { compare(expected: right, actual: $0) == nil } ?? false
            }
            #expect(isSound && drawn.map(\.description) == [right.description], "\(name.text)")
            tried += 1
        }
        #expect(tried == 2_000)
    }

    private static func sources(of question: Question) -> [String] {
        [question.rows.a, question.rows.b, question.rows.each].compactMap(\.self)
    }

    @Test func `The same name is the same question`() throws {
        let name = QuestionName("debounce", seed: 4711, asksForRow: false)
        let (one, other) = (try #require(Question.named(name)), try #require(Question.named(name)))
        #expect(try one.data() == other.data())
        #expect(Question.named(QuestionName("map", seed: 1, asksForRow: false)) == nil)
    }

    @Test func `Each group asks about its operators, and all of them are in the table`() {
        #expect(CandidateGroup.all.count == ConfusedOperators.groups.count)
        for (names, group) in zip(ConfusedOperators.groups, CandidateGroup.all) {
            let known = Set(group.candidates.map(\.operatorName))
            #expect(names.filter { !known.contains($0) } == [])
            #expect(
                group.candidates.count >= 5
                    && Set(group.candidates.map(\.label)).count == group.candidates.count)
        }
        for name in ConfusedOperators.all {
            let place = BookSection.teaching(name).last?.command(for: name)
            #expect(place == "swift run chapter4 4.21 \(name)")
        }
        #expect(ConfusedOperators.all.filter { name in !Operator.all.contains { $0.name == name } } == [])
    }

    @Test func `A drawn row that another operator makes is named, and only with what is drawn`() throws {
        let name = QuestionName("debounce", seed: 4711, asksForRow: true)
        let question = try #require(Question.named(name))
        let data = try question.data()
        #expect(data.sources.lines.map(\.label) == ["a"])
        let first = try #require(question.choices.firstIndex { $0.label == "throttle(first)" })
        let drawn = try question.data(drawn: question.results[first].description).drawn
        #expect(drawn?.other?.label == "throttle(first)" && drawn?.hasEnd == true && drawn?.lesson != nil)
        for text in [question.results[question.right].description, "-0--|", "--"] {
            let drawn = try question.data(drawn: text).drawn
            #expect(drawn?.other == nil && drawn?.hasEnd == text.contains("|"), "\(text)")
        }
    }

    @Test func `Sums are explained where something is added`() throws {
        for seed in 0..<20 as Range<UInt64> {
            let named = QuestionName("sample", seed: seed, asksForRow: true)
            let question = try #require(Question.named(named))
            let adds = question.choices[question.right].code.contains("+")
            #expect((question.remark?.contains("sum") == true) == adds, "\(named.text)")
        }
    }

    @Test func `A tie is no fair question: a value just as an interval ends`() throws {
        let name = QuestionName("throttle", seed: 1, asksForRow: false)
        let question = try #require(Question.named(name))
        for skew in [-10, 10] {
            for (choice, result) in zip(question.choices, question.results) {
                let sources = try QuestionSources(question.rows, skew: .milliseconds(skew))
                let row = sources.row(of: choice.result(sources), from: question.rows.late)
                #expect(row.events == result.events)
            }
        }
    }

    @Test func `A row is drawn with or without the place where a late subscriber comes`() throws {
        let question = try #require(
            Question.named(QuestionName("replayLast", seed: 3, asksForRow: true)))
        let row = question.results[question.right].description
        #expect(row.contains("^"))
        let bare = row.replacing(" ", with: "-").replacing(/\(\^(.)\)/) { "\($0.1)---" }
        #expect(!bare.contains("^"))
        for text in [row, bare] {
            #expect(try question.data(drawn: text).drawn?.lesson == nil, "\(text)")
        }
        #expect(throws: MarbleMistake.self) { try question.data(drawn: "--(1") }
    }
}
