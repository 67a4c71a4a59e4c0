import Manuscript
import Translation

/// Says in the reader's language what a section tells in English. Code, what it prints and what is drawn stay as they are.
struct Interpreter: Audience {
    let audience: any Audience

    func hear(_ block: Block) {
        audience.hear(block.translated)
    }
}

extension Block {
    fileprivate var translated: Block {
        switch self {
        case .turn(let title): .turn(title.translated)
        case .prose(let text): .prose(text.translatedProse)
        case .aside(let text): .aside(text.translatedProse)
        case .heading, .question, .code, .translation, .drawing, .example: self
        }
    }
}
