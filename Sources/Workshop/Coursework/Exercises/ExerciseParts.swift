/// A file of exercises, taken apart: each part goes from the headline of an exercise to that of the next.
///
/// A headline that somebody has edited is not recognised. Then the exercise begins with the documentation of its first declaration,
/// if that is still there.
package struct ExerciseParts {
    package struct Part: Sendable, Hashable {
        package let id: ExerciseID
        package let title: String
        /// The lines of the file, counted from 1.
        package let lines: ClosedRange<Int>
        package let text: String
    }

    let parts: [Part]

    /// - Parameter exercises: those that belong in this file.
    init(of text: String, knowing exercises: [Exercise]) {
        let lines = text.components(separatedBy: "\n")
        var starts = lines.indices.compactMap { Self.headline(lines[$0], at: $0) }
        let declared = Dictionary(
            exercises.flatMap { exercise in exercise.declarations.map { ($0, exercise) } },
            uniquingKeysWith: { first, _ in first })
        for (index, line) in lines.enumerated() {
            guard let name = Declaration.name(in: line), let exercise = declared[name],
                !starts.contains(where: { $0.id == exercise.id })
            else { continue }
            starts.append((Declaration.start(of: index, in: lines), exercise.id, exercise.title))
        }
        starts.sort { $0.index < $1.index }
        parts = starts.enumerated().map { number, start in
            let end = number + 1 < starts.count ? starts[number + 1].index : lines.count
            return Part(
                id: start.id, title: start.title, lines: (start.index + 1)...max(start.index + 1, end),
                text: lines[start.index..<end].joined(separator: "\n"))
        }
    }

    private static func headline(_ line: String, at index: Int) -> (
        index: Int, id: ExerciseID, title: String
    )? {
        let beginning = "/// Exercise "
        guard line.hasPrefix(beginning) else { return nil }
        let parts = line.dropFirst(beginning.count).split(separator: " · ", maxSplits: 1)
        guard parts.count == 2, let id = ExerciseID(String(parts[0])) else { return nil }
        var title = parts[1]
        for ending in [Exercise.stretchMark, "."] where title.hasSuffix(ending) {
            title.removeLast(ending.count)
        }
        return (index, id, String(title))
    }
}
