import Book
import Coursework
import Lessons
import Programs
import Terminal
import Text

/// A round of ten questions at the command line; each answer is a line of standard input.
struct QuestionRound {
    private let only: String?
    private let program: QuestionProgram
    private let console: Console
    private var input = StandardInput.lines()
    private var generator = SystemRandomNumberGenerator()
    private var answers: [(name: QuestionName, isRight: Bool)] = []

    /// - Parameter only: the operator to practise; `nil`: all.
    init(only: String?, _ program: QuestionProgram, _ console: Console) {
        (self.only, self.program, self.console) = (only, program, console)
    }

    /// Asks the next question. Returns its name, and whether the answer was right; `nil` after the last question, or if input ends.
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

    /// Prints how many answers were right, and which operators were missed.
    func tellEnd() {
        guard !answers.isEmpty else {
            // At a terminal, the user has quit without an answer: nothing to say.
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
            let chosen = number - 1
            tell(question, isRight: chosen == question.right, chosen: chosen)
            return chosen == question.right
        }
        return nil
    }

    // MARK: Draw the row

    private mutating func askForRow(_ name: QuestionName, _ question: QuestionData) throws(WorkbookError)
        -> Bool?
    {
        show("A dash is one second, and (1|) stands for two things in one.", .dim)
        show(question.sources)
        show(question.remark)
        console.print(
            [StyledLine("Draw what this sends (q ends):".translated + " ")]
                + [StyledLine(question.rightChoice.code).indented(2), StyledLine()])
        // Aligns the typed row with the rows of the sources above.
        let labels = LabelColumn(question.sources.lines.map(\.label) + ["seconds"])
        let prompt = "    " + OwnLabel.inLanguage("yours").padded(toWidth: labels.width)
        while let row = try nextLine(after: prompt) {
            let answered: QuestionData
            do throws(QuestionProgram.Trouble) {
                answered = try program.question(name, drawn: row)
            } catch .refused(let lines) {
                console.print(lines.map { StyledLine($0.printable).indented(4) })
                continue
            } catch {
                throw WorkbookError(trouble: error)
            }
            let lesson = answered.drawn?.lesson
            if let lesson {
                console.print()
                console.print(lesson.lines().map { StyledLine($0).indented(4) })
            }
            tell(question, isRight: lesson == nil, chosen: nil)
            return lesson == nil
        }
        return nil
    }

    // MARK: The answer

    /// - Parameter chosen: the index of the chosen answer; `nil` if a row was drawn.
    private func tell(_ question: QuestionData, isRight: Bool, chosen: Int?) {
        let right = question.rightChoice
        console.print()
        let style = Style(isRight ? .green : .red)
        let words = isRight ? "Right: \(right.code)" : "Not yet. It is: \(right.code)"
        console.print([
            StyledLine(isRight ? "✔ " : "✘ ", style) + StyledLine(words.translated, style), StyledLine(),
        ])
        if chosen != nil {
            let first = question.sources.lines.count
            for (index, line) in question.solved.text.enumerated() {
                let (isRight, isChosen) = (
                    index == first + question.right, chosen.map { first + $0 } == index
                )
                let sign = isRight ? "✔ " : isChosen ? "✘ " : "  "
                let style = isRight ? Style(.green) : isChosen ? Style(.red) : .plain
                console.print([StyledLine("  " + sign + line, style)])
            }
            console.print()
        }
        show("\(right.label): \(right.sentence.translated)")
        if let chosen, chosen != question.right {
            let choice = question.choices[chosen]
            show("\(choice.label): \(choice.sentence.translated)")
        }
        let section = BookSection.teaching(right.operatorName)
        show("Read \(section.number): \(section.command(for: right.operatorName))", .dim)
    }

    private func show(_ figure: Figure) {
        console.print(figure.withLabelsInLanguage.text.map { StyledLine($0).indented(4) } + [StyledLine()])
    }

    private func show(_ sentence: String?, _ style: Style = .plain) {
        if let sentence { console.print([StyledLine].wrapped(sentence, width: console.style.width, style)) }
    }

    /// The next line that is not empty; `nil` if it is `q`, or at the end of input.
    private mutating func nextLine(after prompt: String) throws(WorkbookError) -> String? {
        while true {
            console.write(prompt)
            let line: LineReader.Line?
            do { line = try input.next() } catch { throw WorkbookError("\(error)") }
            // In a pipe, the answers are printed, too. A terminal shows what is typed by itself.
            if !StandardInput.isTerminal { console.write((line?.text.printable ?? "") + "\n") }
            guard let text = line?.text.trimmingPrefix(while: \.isWhitespace) else { return nil }
            let answer = String(text.reversed().drop(while: \.isWhitespace).reversed())
            if answer == "q" { return nil }
            if !answer.isEmpty { return answer }
        }
    }
}

extension WorkbookError {
    fileprivate init(trouble: QuestionProgram.Trouble) {
        switch trouble {
        case .missing: self.init("Chapter \(QuestionProgram.chapter) has no program.")
        case .refused(let lines): self.init(lines.joined(separator: "\n"))
        case .failed(let fault, let details):
            self.init(([fault.translated] + details).joined(separator: "\n"))
        }
    }
}
