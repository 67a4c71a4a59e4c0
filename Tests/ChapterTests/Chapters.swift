import Book
import Harness
import Testing

/// The chapters that have a program.
let chapters = BookChapter.all.map(\.number)

func sections(of chapter: Int) -> [BookSection] { BookSection.all.filter { $0.chapter == chapter } }

extension BookSection: CustomTestStringConvertible {
    public var testDescription: String { "\(number) \(name)" }

    /// Whether it measures the reader's machine.
    var isMeasured: Bool { number == "3.5" }
}

/// Runs the built executable of a chapter, its output going to a pipe; `typed` is piped into it.
func run(_ chapter: Int, _ arguments: [String] = [], typed: String = "") throws -> ChildProcess {
    try ChildProcess.run(Products.executable("chapter\(chapter)"), arguments, input: typed)
}
