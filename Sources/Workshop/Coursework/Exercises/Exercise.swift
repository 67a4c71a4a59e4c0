import Book

/// An exercise as it was shipped: what is to be done, where it belongs, and the stub that the learner begins with.
package struct Exercise: Sendable, Hashable {
    /// The number: `4.3.2`.
    package let id: ExerciseID
    /// The task, as an imperative sentence without its full stop.
    package let title: String
    /// The file it belongs in, from the root of the workbook.
    package let file: String
    /// The stub, with its documentation.
    package let stub: String
    /// The names that it declares, and that its test uses.
    package let declarations: [String]

    /// A name that stays when exercises are numbered again. No two exercises declare the same name.
    package var name: String { declarations.first ?? "\(id)" }

    /// The section's name, as the chapter's program knows it: `hot-and-cold-signals`.
    package var sectionName: String { BookSection(id.section)?.name ?? id.section }

    /// The file of the same name in another folder of `Exercises`, as in `Solutions`.
    package func file(in folder: String) -> String {
        file.replacing("Exercises/", with: "Exercises/\(folder)/", maxReplacements: 1)
    }

    /// The file of its chapter in another folder of `Exercises`, with this ending: `Exercises/Hints/Chapter4.md`.
    package func file(ofItsChapterIn folder: String, _ ending: String) -> String {
        "Exercises/\(folder)/Chapter\(id.chapter).\(ending)"
    }

    /// Whether later exercises do without it: the first line of the stub says so. All others are required.
    package var isStretch: Bool { stub.prefix { !$0.isNewline }.hasSuffix(Self.stretchMark) }

    /// The end of the first line of such a stub.
    static let stretchMark = " (stretch)"

    /// The task: the documentation of the stub without its headline.
    package var task: [String] { Self.task(in: stub) }

    /// The documentation at the beginning of an exercise's text, without its headline.
    package static func task(in text: String) -> [String] {
        Array(text.components(separatedBy: "\n").partedAtDocumentation().documentation.dropFirst())
            .trimmingBlankLines()
    }
}

/// The number of an exercise: chapter, section, and which one of the section.
package struct ExerciseID: Sendable, Hashable, Comparable, LosslessStringConvertible {
    let numbers: [Int]

    /// Reads `4.3.2`; `nil` if that is not three numbers.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 3, parts.allSatisfy({ $0 != nil }) else { return nil }
        numbers = parts.compactMap(\.self)
    }

    package var chapter: Int { numbers[0] }
    /// The number of the section: `4.3`.
    package var section: String { "\(numbers[0]).\(numbers[1])" }
    package var description: String { numbers.map(String.init).joined(separator: ".") }

    package static func < (left: ExerciseID, right: ExerciseID) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}

extension Sequence<ExerciseID> {
    /// The numbers in one line: `4.3.1, 4.3.2`.
    package var listed: String { map(\.description).joined(separator: ", ") }
}

extension [String] {
    /// These lines without the blank ones at the beginning and at the end.
    package func trimmingBlankLines() -> [String] {
        let isBlank: (String) -> Bool = { $0.allSatisfy(\.isWhitespace) }
        return Array(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
}
