import Book
import Synchronization
import Terminal

/// Sets the blocks of a section in lines, with an empty line between two of them, as they come.
final class Typesetter: Audience {
    private let page: Page
    private let output: any Output
    private let last = Mutex<Block?>(nil)

    init(_ page: Page, on output: any Output) {
        (self.page, self.output) = (page, output)
    }

    func hear(_ block: Block) {
        let lines = page.lines(of: block)
        guard !lines.isEmpty else { return }
        let isApart = last.withLock { last in
            defer { last = block }
            return last.map { !$0.isJoined(by: block) } ?? false
        }
        output.write(isApart ? [""] + lines : lines)
    }
}

extension Block {
    /// Whether no empty line parts this block from the one that follows.
    fileprivate func isJoined(by next: Block) -> Bool {
        switch (self, next) {
        case (.heading, _): true
        case (.example(let one, .printed), .example(let other, .printed)): one == other
        default: false
        }
    }
}

extension Page {
    fileprivate func lines(of block: Block) -> [String] {
        switch block {
        case .heading(let section): heading(section)
        case .prose(let text): prose(text)
        case .aside(let text): prose(text, as: Look.aside)
        case .code(let excerpt), .example(_, .source(let excerpt)): source(excerpt)
        case .translation(let lines): translation(lines)
        case .drawing(let lines), .example(_, .drawn(let lines)): drawing(lines)
        case .example(_, .printed(let lines)): lines.flatMap(printed)
        case .example(_, .picture(let picture)): drawing(picture.lines(width: codeWidth))
        case .question, .example(_, .over): []
        }
    }

    private func heading(_ section: BookSection) -> [String] {
        let place = [section.place, section.chineseTitle].compactMap(\.self).joined(separator: " · ")
        return heading(number: section.number, title: section.title, place: place, rule: "─")
    }
}
