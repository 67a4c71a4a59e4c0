import Book
import Terminal
import Text

/// Reading in a terminal, with a question before the output of an example.
@MainActor struct GuessingReader {
    let section: Section
    /// The next section; `nil` after the last.
    let next: Section?
    let style: OutputStyle
    let output: FileOutput

    /// Shows blocks in the pager, from one question to the next.
    ///
    /// - Parameters:
    ///   - told: the blocks, of which nothing has been shown yet.
    ///   - isAsked: whether the reader is asked whether to go on, even if everything fits in the window.
    /// - Returns: the section to continue with another time, if the reader quits before the end.
    func read(_ told: Typesetter, isAsked: Bool) -> Section? {
        var part = Typesetter(Page(style: style), on: output)
        for block in told.told {
            part.hear(block)
            guard case .example(_, .guess(let guess)) = block else { continue }
            let leaves =
                Reader(section: section, next: section, isQuestion: true).read(part, isAsked: false) != nil
            guard !leaves, let answer = answer(to: guess) else { return section }
            tell(answer, to: guess)
            part = Typesetter(Page(style: style), on: output)
        }
        return Reader(section: section, next: next).read(part, isAsked: isAsked)
    }

    private enum Answer {
        case choice(Int)
        /// The reader wants to see the output without a guess.
        case none
    }

    /// Returns `nil` if the reader quits.
    private func answer(to guess: GuessData) -> Answer? {
        let line = "1 to \(guess.choices.count) is your guess · Enter shows it · q leaves"
        let answer = try? KeyQuestion(line).ask { key -> Answer?? in
            switch key {
            case .enter, .character(" "): .some(Answer.none)
            case .character("q"), .character("Q"), .control("d"): .some(nil)
            case .character(let digit):
                digit.wholeNumberValue.flatMap {
                    guess.choices.indices.contains($0 - 1) ? .some(.choice($0 - 1)) : nil
                }
            default: nil
            }
        }
        return answer ?? nil
    }

    /// Prints whether a guess was right, between empty lines.
    private func tell(_ answer: Answer, to guess: GuessData) {
        output.write([""])
        guard case .choice(let index) = answer else { return }
        let choice = guess.choices[index]
        let verdict = choice.isRight ? "Right." : "Not so."
        let words = "\(index + 1). \(verdict.translated) \(choice.reply)"
        output.write(Page(style: style).prose(words, as: Look.aside) + [StyledLine()], in: style)
    }
}
