import Book
import Coursework
import Lessons
import Programs
import Terminal
import Text

/// Ten questions, one after the other, with answers in lines.
struct QuestionRound {
    private let only: String?
    private let program: QuestionProgram
    private let console: Console
    private var input = StandardInput.lines()
    private var generator = SystemRandomNumberGenerator()
    private var answers: [(name: QuestionName, isRight: Bool)] = []

    /// - Parameter only: the operator that is practised; all, if none is named.
    init(only: String?, _ program: QuestionProgram, _ console: Console) {
        (self.only, self.program, self.console) = (only, program, console)
    }

    /// Asks the next question, and says whether the answer was right. `nil` at the end of the round, or if there is no answer.
    mutating func ask(_ practice: Practice) throws(WorkbookError) -> (QuestionName, isRight: Bool)? {
        guard answers.count < Practice.roundLength else { return nil }
        let name = practice.next(only: only, using: &generator)
        let question = try question(name)
        if !answers.isEmpty { console.print() }
        console.print([
            StyledLine("Question \(answers.count + 1) of \(Practice.roundLength)".translated, .bold),
            StyledLine(),
        ])
        let isRight = name.asksForRow ? try askForRow(name, question) : try askForChoice(question)
        guard let isRight else { return nil }
        answers.append((name, isRight))
        return (name, isRight)
    }

    /// How many were right, and what to do next.
    func tellEnd() {
        guard !answers.isEmpty else {
            // At a terminal somebody wanted to leave.
            if !StandardInput.isTerminal {
                console.print()
                show(
                    """
                    There was no answer. Answers are lines of standard input, one for each question: a number from 1 to 5, or a row. \
                    At a terminal you are asked: swift run workbook which
                    """)
            }
            return
        }
        let right = answers.count { $0.isRight }
        console.print()
        console.print("\(right) of \(answers.count) were right.")
        let missed = ConfusedOperators.all.filter { name in
            answers.contains { $0.name.operatorName == name && !$0.isRight }
        }
        if !missed.isEmpty {
            show("What you missed comes back in a later round: \(missed.joined(separator: ", ")).")
        }
    }

    private func question(_ name: QuestionName) throws(WorkbookError) -> QuestionData {
        do throws(QuestionProgram.Trouble) {
            return try program.question(name)
        } catch {
            throw WorkbookError(trouble: error)
        }
    }

    // MARK: Which operator?

    private mutating func askForChoice(_ question: QuestionData) throws(WorkbookError) -> Bool? {
        let isExplained = answers.isEmpty || question.whole.hasBrackets
        if isExplained { show(QuestionData.legend, .dim) }
        show(question.whole)
        show(question.remark)
        show("Which of these sends the result?")
        for (index, choice) in question.choices.enumerated() {
            console.print([StyledLine("  \(index + 1)  ", .bold) + StyledLine(choice.code)])
        }
        console.print()
        let count = question.choices.count
        while let answer = try nextLine(after: "1 to \(count), or q to end:".translated + " ") {
            guard let number = Int(answer), (1...count).contains(number) else {
                console.print("Type a number from 1 to \(count), or q.")
                continue
            }
            let (chosen, right) = (number - 1, question.rightChoice)
            let isRight = chosen == question.right
            tell(isRight, isRight ? "Right. It is: \(right.code)" : "Not yet. It is: \(right.code)")
            showSolved(question, chosen: chosen)
            if !isExplained, question.solved.hasBrackets { show(QuestionData.legend, .dim) }
            show("\(right.label): \(right.sentence.translated)")
            if !isRight {
                let choice = question.choices[chosen]
                show("\(choice.label): \(choice.sentence.translated)")
            }
            tellWhereToRead(of: right)
            return isRight
        }
        return nil
    }

    // MARK: Draw the row

    private mutating func askForRow(_ name: QuestionName, _ question: QuestionData) throws(WorkbookError)
        -> Bool?
    {
        if answers.isEmpty { show(QuestionData.legend, .dim) }
        show(question.sources)
        show(question.remark)
        let right = question.rightChoice
        console.print(
            [StyledLine("Draw what this sends (? helps, q ends):".translated + " ")]
                + [StyledLine(right.code).indented(2), StyledLine()])
        // The row is typed below the rows of the sources.
        let labels = LabelColumn(question.sources.lines.map(\.label) + ["seconds"])
        let prompt = "    " + OwnLabel.inLanguage("yours").padded(toWidth: labels.width)
        var mayHaveNoEnd = false
        while let row = try nextLine(after: prompt) {
            if row.isEmpty || row == "?" {
                show(
                    """
                    Draw one character for each second: `-` nothing, a digit a value, `|` the end, `(12)` several at once. q ends.
                    """)
                continue
            }
            let answered: QuestionData
            do throws(QuestionProgram.Trouble) {
                answered = try program.question(name, drawn: row)
            } catch .refused(let lines) {
                console.print(lines.map { StyledLine($0.printable).indented(4) })
                continue
            } catch {
                throw WorkbookError(trouble: error)
            }
            guard let drawn = answered.drawn else { return nil }
            if !drawn.hasEnd, !mayHaveNoEnd {
                mayHaveNoEnd = true
                show("Your row has no end: put `|` where it completes, or send it once more as it is.")
                continue
            }
            if let lesson = drawn.lesson {
                console.print()
                console.print(lesson.lines(width: console.style.width - 4).map { StyledLine($0).indented(4) })
                if !answers.isEmpty, question.whole.hasBrackets { show(QuestionData.legend, .dim) }
            }
            tell(drawn.lesson == nil, drawn.lesson == nil ? "Right." : "Not yet. What \(right.code) does:")
            show(right.sentence)
            if let other = drawn.other {
                let sentence = other.sentence.translated
                show("You have drawn what `\(other.code)` sends. \(sentence)")
            }
            tellWhereToRead(of: right)
            return drawn.lesson == nil
        }
        return nil
    }

    // MARK: The answer

    private func tell(_ isRight: Bool, _ words: String) {
        let (sign, style) = isRight ? ("✔ ", Style(.green)) : ("✘ ", Style(.red))
        console.print()
        console.print(.wrapped(words, mark: sign, width: console.style.width, style) + [StyledLine()])
    }

    /// The sources, and what each of the choices makes of them.
    private func showSolved(_ question: QuestionData, chosen: Int) {
        let first = question.sources.lines.count
        for (index, line) in question.solved.text.enumerated() {
            let (isRight, isChosen) = (index == first + question.right, index == first + chosen)
            let sign = isRight ? "✔ " : isChosen ? "✘ " : "  "
            let style = isRight ? Style(.green) : isChosen ? Style(.red) : .plain
            console.print([StyledLine("  " + sign + line, style)])
        }
        console.print()
    }

    private func tellWhereToRead(of choice: QuestionData.Choice) {
        for section in BookSection.teaching(choice.operatorName) {
            show("Read section \(section.number): \(section.command(for: choice.operatorName))", .dim)
        }
    }

    private func show(_ figure: Figure) {
        console.print(figure.withLabelsInLanguage.text.map { StyledLine($0).indented(4) } + [StyledLine()])
    }

    private func show(_ sentence: String?, _ style: Style = .plain) {
        if let sentence { console.print([StyledLine].wrapped(sentence, width: console.style.width, style)) }
    }

    /// What is typed next; `nil` if that is `q`, or if nothing more comes.
    private mutating func nextLine(after prompt: String) throws(WorkbookError) -> String? {
        console.write(prompt)
        let line: LineReader.Line?
        do { line = try input.next() } catch { throw WorkbookError("\(error)") }
        // What is typed at a terminal stands there already.
        if !StandardInput.isTerminal { console.write((line?.text.printable ?? "") + "\n") }
        guard let text = line?.text.trimmingPrefix(while: \.isWhitespace) else { return nil }
        let answer = String(text.reversed().drop(while: \.isWhitespace).reversed())
        return answer == "q" ? nil : answer
    }
}

extension Figure {
    /// Whether several events of a line come in the same second.
    fileprivate var hasBrackets: Bool {
        lines.contains { $0.moments.contains { $0.marks.count > 1 } }
    }
}

extension WorkbookError {
    /// Why there is no question.
    fileprivate init(trouble: QuestionProgram.Trouble) {
        switch trouble {
        case .missing: self.init("Chapter \(QuestionProgram.chapter) has no program.")
        case .refused(let lines): self.init(lines.joined(separator: "\n"))
        case .failed(let fault, let details):
            self.init(([fault.translated] + details).joined(separator: "\n"))
        }
    }
}
