/// An exercise, as its stub in `Exercises` presents it.
struct Exercise: Sendable, Hashable {
    /// As in `4.3.2`.
    let id: ExerciseID
    /// What is to be done, as an imperative sentence without its full stop.
    let title: String
    /// Where the stub stands, from the root of the workbook.
    let file: String
    /// The lines of the file that belong to it, counted from 1.
    let lines: ClosedRange<Int>
    /// The line at which to begin: that of the first declaration.
    let line: Int
    /// The text of those lines.
    let text: String
    /// What it declares.
    let declarations: [String]

    /// The place to open in an editor.
    var place: String { "\(file):\(line)" }
}

/// The number of an exercise: chapter, section, and which one of the section.
struct ExerciseID: Sendable, Hashable, Comparable, LosslessStringConvertible {
    let numbers: [Int]

    /// Reads `4.3.2`; `nil` if that is not three numbers.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 3, parts.allSatisfy({ $0 != nil }) else { return nil }
        numbers = parts.compactMap(\.self)
    }

    var chapter: Int { numbers[0] }
    var description: String { numbers.map(String.init).joined(separator: ".") }

    static func < (left: ExerciseID, right: ExerciseID) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}
