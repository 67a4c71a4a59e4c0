import Book
import Terminal
import Text

/// Somebody who reads in a terminal, and guesses what an example shows before they see it.
@MainActor struct GuessingReader {
    let section: Section
    /// The section that comes next; `nil` after the last.
    let next: Section?
    let style: OutputStyle
    let output: FileOutput

    /// Lets them read what was told, from one question to the next.
    ///
    /// - Parameters:
    ///   - told: what no one has seen yet.
    ///   - isAsked: whether they say if it goes on also after what was seen whole.
    /// - Returns: the section with which they go on another time, if they leave before its end.
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
        /// They want to see it.
        case none
    }

    /// `nil` if they leave.
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

    /// Says whether a guess was right. An empty line parts that from what the example shows.
    private func tell(_ answer: Answer, to guess: GuessData) {
        output.write([""])
        guard case .choice(let index) = answer else { return }
        let choice = guess.choices[index]
        let verdict = choice.isRight ? "Right." : "Not so."
        let words = "\(index + 1). \(verdict.translated) \(choice.reply)"
        output.write(Page(style: style).prose(words, as: Look.aside) + [StyledLine()], in: style)
    }
}
