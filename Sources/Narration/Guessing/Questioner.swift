import Book
import Synchronization

/// Asks before an example shows what it does, and hands on all else as it comes. What the example shows waits until it is over: only
/// then is the answer known.
final class Questioner: Audience {
    private struct State {
        /// What may be asked of the example that runs, and what it has shown.
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

    /// What can be said after this block.
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

    /// What a reader sees of it, besides its code.
    fileprivate var lines: [String] {
        switch self {
        case .printed(let lines), .drawn(let lines): lines
        case .picture(let picture): picture.lines
        case .source, .guess, .over: []
        }
    }
}
