import Book
import Testing

/// The chapters that have a program.
let chapters = BookChapter.all.map(\.number)

func sections(of chapter: Int) -> [BookSection] { BookSection.all.filter { $0.chapter == chapter } }

extension BookSection: CustomTestStringConvertible {
    public var testDescription: String { "\(number) \(name)" }

    /// Whether it measures the reader's machine.
    var isMeasured: Bool { number == "3.5" }
}
