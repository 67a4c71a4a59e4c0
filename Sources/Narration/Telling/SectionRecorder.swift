import Book
import Marbles
import Synchronization
import Text

/// Collects the blocks of a section as data.
final class SectionRecorder: Audience {
    private let section: Mutex<SectionData>

    init(_ entry: BookSection) {
        section = Mutex(
            SectionData(
                number: entry.number, title: entry.title.translated, name: entry.name, place: entry.place,
                chineseTitle: entry.chineseTitle))
    }

    var data: SectionData { section.withLock(\.self) }

    func hear(_ block: Block) {
        section.withLock { section in
            switch block {
            case .heading: break
            case .question: section.readsTyped = true
            case .turn(let title): section.blocks.append(.heading(title))
            case .prose(let text): section.blocks.append(.prose(text))
            case .aside(let text): section.blocks.append(.aside(text))
            case .fold(let fold): section.blocks.append(.fold(fold))
            case .code(let excerpt): section.blocks.append(.code(excerpt))
            case .translation(let lines): section.blocks.append(.translation(lines))
            case .drawing(let lines): section.blocks.append(.drawing(lines))
            case .example(let number, let part): section.add(part, toExample: number)
            }
        }
    }
}

extension SectionData {
    fileprivate mutating func add(_ part: ExamplePart, toExample number: Int) {
        if case .example(var example)? = blocks.last, example.number == number {
            example.add(part)
            blocks[blocks.count - 1] = .example(example)
        } else {
            var example = ExampleData(number: number)
            example.add(part)
            blocks.append(.example(example))
        }
    }
}

extension ExampleData {
    fileprivate mutating func add(_ part: ExamplePart) {
        switch part {
        case .source(let excerpt): code = excerpt
        case .guess(let guess): self.guess = guess
        case .printed(let lines):
            if case .printed(let before)? = output.last {
                output[output.count - 1] = .printed(before + lines)
            } else {
                output.append(.printed(lines))
            }
        case .drawn(let lines): output.append(.drawn(lines))
        case .picture(let picture): output.append(.picture(picture.figure()))
        case .over(let made):
            sources = made.map {
                SourceData(marbles: $0.marbles, current: $0.current, moments: $0.moments)
            }
        }
    }
}
