import Book
import Synchronization

/// Asks a question before the output of an example, and passes on all other blocks at once. The output is held back until the
/// example is over, because only then is the answer known.
final class Questioner: Audience {
    private struct State {
        /// The question about the running example, and its output so far.
        var guess: Guess?
        var held: [Block] = []
        var lines: [String] = []
    }

    private let guesses: [Guess]
    private let audience: any Audience
    private let state = Mutex(State())

    init(_ guesses: [Guess], asking audience: some Audience) {
        (self.guesses, self.audience) = (guesses, audience)
    }

    func hear(_ block: Block) {
        for block in answer(block) { audience.hear(block) }
    }

    /// The blocks that can be passed on after this one.
    private func answer(_ block: Block) -> [Block] {
        guard case .example(let number, let part) = block else { return [block] }
        return state.withLock { state in
            if case .source(let excerpt) = part { state.guess = guesses.first { $0.isAbout(excerpt) } }
            guard let guess = state.guess, !part.isSource else { return [block] }
            state.held.append(block)
            state.lines += part.lines
            guard case .over = part else { return [] }
            defer { state = State() }
            let question = guess.question(before: state.lines).map { Block.example(number, .guess($0)) }
            return [question].compactMap(\.self) + state.held
        }
    }
}

extension ExamplePart {
    fileprivate var isSource: Bool { if case .source = self { true } else { false } }

    /// The output of the example, without its code.
    fileprivate var lines: [String] {
        switch self {
        case .printed(let lines), .drawn(let lines): lines
        case .picture(let picture): picture.lines
        case .source, .guess, .over: []
        }
    }
}
