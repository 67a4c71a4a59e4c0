import Book
import FRP
import Foundation
import Marbles
import Narration
import Terminal

/// `chapter4 --which debounce.4711 [ROW]`: prints a question as data, for the learner's tool. With a row, also what is wrong with it.
///
/// A row that cannot be read ends the program with status 64 and the reason.
func printQuestion(_ arguments: ArraySlice<String>) {
    do {
        guard let name = arguments.first.flatMap(QuestionName.init), let question = Question.named(name)
        else {
            throw UnknownQuestion()
        }
        print(try question.data(drawn: arguments.dropFirst().first).json())
    } catch {
        StandardError.write("\(error)")
        exit(EX_USAGE)
    }
}

private struct UnknownQuestion: Error, CustomStringConvertible {
    let description = "--which needs the name of a question: chapter4 --which debounce.4711"
}

extension Question {
    /// The question as data, with what is to be said of a row that was drawn.
    func data(drawn: String? = nil) throws -> QuestionData {
        let sources = try timelines
        let solved = zip(choices, results).map { Timeline($0.label, $1) }
        return QuestionData(
            remark: remark,
            sources: Picture(sources).figure(),
            whole: Picture(sources + [Timeline("result", results[right])]).figure(),
            solved: Picture(sources + solved).figure(),
            choices: choices.map(QuestionData.Choice.init),
            right: right, drawn: try drawn.map(verdict))
    }

    private var timelines: [Timeline] {
        get throws {
            let each = try rows.each.map { Timeline("each(x)", try Diagram($0, values: ["x": "x"])) }
            let a = try Diagram<Int>(rows.a)
            let b = try (drawsB ? rows.b : nil).map { try Diagram<Int>($0) }
            return [Timeline("a", a)] + [b.map { Timeline("b", $0) }, each].compactMap(\.self)
        }
    }

    /// - Parameter text: a row that is drawn as an answer.
    private func verdict(on text: String) throws -> QuestionData.Drawn {
        let expected = results[right]
        var row = try Diagram<Int>(text)
        // Where a late subscriber comes is given: a row need not draw it, nor the blanks before it.
        if row.subscribed == .zero, text.contains("^") {
            let seconds = Int(expected.subscribed.components.seconds)
            row = try Diagram(String(repeating: " ", count: seconds) + text)
        }
        if row.subscribed == .zero { row.subscribed = expected.subscribed }
        let source = SourceData(marbles: text, current: text, moments: row.moments)
        let lesson = compare(expected: expected, actual: row, given: try timelines)?.lesson()
        return QuestionData.Drawn(
            row: source, figure: Picture(try timelines + [Timeline("yours", row)]).figure(),
            hasEnd: row.events.contains { $0.event.isTerminal }, lesson: lesson,
            other: lesson.flatMap { _ in candidate(sending: row) }.map(QuestionData.Choice.init))
    }
}

extension QuestionData.Choice {
    fileprivate init(_ candidate: Candidate) {
        self.init(
            operatorName: candidate.operatorName, label: candidate.label, code: candidate.code,
            sentence: candidate.sentence)
    }
}
