import Book
import Synchronization
import Terminal
import Text

/// Formats the blocks of a section as they come, with an empty line between two blocks.
final class Typesetter: Audience {
    private let page: Page
    private let output: any Output
    private let blocks = Mutex<[Block]>([])

    init(_ page: Page, on output: any Output) {
        (self.page, self.output) = (page, output)
    }

    func hear(_ block: Block) {
        let lines = page.lines(of: block)
        guard !lines.isEmpty else { return }
        let before = blocks.withLock { blocks in
            defer { blocks.append(block) }
            return blocks.last
        }
        output.write(block.isApart(from: before) ? [StyledLine()] + lines : lines, in: page.style)
    }

    /// The blocks until now.
    var told: [Block] { blocks.withLock(\.self) }

    /// The blocks until now, formatted for another page.
    func lines(on page: Page) -> [StyledLine] {
        zip([nil] + told, told).flatMap { before, block in
            (block.isApart(from: before) ? [StyledLine()] : []) + page.lines(of: block)
        }
    }
}

extension Block {
    /// Whether there is an empty line between the block before and this one.
    fileprivate func isApart(from before: Block?) -> Bool { before.map { !$0.isJoined(by: self) } ?? false }

    /// Whether there is no empty line between this block and the next.
    private func isJoined(by next: Block) -> Bool {
        switch (self, next) {
        case (.heading, _), (.turn, _): true
        case (.example(let one, .printed), .example(let other, .printed)): one == other
        default: false
        }
    }
}

extension Page {
    fileprivate func lines(of block: Block) -> [StyledLine] {
        switch block {
        case .heading(let section): heading(section)
        case .turn(let title): turn(title)
        case .prose(let text): prose(text)
        case .aside(let text): prose(text, as: Look.aside)
        case .fold(let fold): folded(fold)
        case .code(let excerpt), .example(_, .source(let excerpt)): source(excerpt)
        case .translation(let lines): translation(lines)
        case .drawing(let lines), .example(_, .drawn(let lines)): drawing(lines)
        case .example(_, .printed(let lines)): lines.flatMap(printed)
        case .example(_, .guess(let guess)): question(guess)
        case .example(_, .picture(let picture)): drawing(picture.lines(width: codeWidth))
        case .question, .example(_, .over): []
        }
    }

    /// A question, with its choices below it.
    private func question(_ guess: GuessData) -> [StyledLine] {
        let choices = guess.choices.enumerated().map { "\($0 + 1). \($1.words)" }
        return prose(guess.question, as: Look.title) + prose(choices.joined(separator: "\n"))
    }

    private func heading(_ section: BookSection) -> [StyledLine] {
        // A title that no page of the book has is the workbook's own, and is at the left already.
        let chinese = section.pages.isEmpty ? nil : section.chineseTitle?.unlessSaid(by: section.title)
        let place = [section.place?.translated, chinese].compactMap(\.self).joined(separator: " · ")
        let lines = heading(number: section.number, title: section.title.translated, place: place, rule: "─")
        return lines.dropLast() + section.pages.dropFirst().flatMap(furtherPage) + lines.suffix(1)
    }

    /// A further page of the book for the section, below the first.
    private func furtherPage(_ page: BookPage) -> [StyledLine] {
        let chinese = page.chineseTitle.unlessSaid(by: page.path)
        let place = "+ " + [page.path, chinese].compactMap(\.self).joined(separator: " · ")
        return place.folded(to: measure, hanging: 2).map {
            line(margin + .spaces(measure - $0.displayWidth), $0, Look.aside)
        }
    }
}
