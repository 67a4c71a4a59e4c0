import Foundation

/// The wrong answer to an exercise that is shown after a pass. `Exercises/Lessons` says under the exercise's number which it is, and
/// what its test said of it; the tests with the trait `Variants` see that this is still so.
///
///     ## 4.3.2
///
///     Mistake: lets 5 through, which is not above 5
///
///         given     …
struct ShownMistake: Equatable {
    /// What it does wrong: `lets 5 through, which is not above 5`.
    let name: String
    let code: String
    /// What its test says of it.
    let lesson: String

    /// `nil` if none is shown, or if it is no longer among the mistakes.
    init?(to exercise: Exercise, in root: URL) {
        let file = exercise.file(in: "Lessons").replacing(/\.swift$/, with: ".md")
        guard let text = try? SourceText(of: root.appending(path: file)).text,
            let (name, lesson) = Self.entry(of: exercise.id, in: text),
            let mistake = Variant.all(to: exercise, in: root).first(where: { !$0.isRight && $0.name == name })
        else { return nil }
        (self.name, self.code, self.lesson) = (name, mistake.code, lesson)
    }

    /// What the line begins with that names the mistake.
    private static let mark = "Mistake: "

    /// The name and the indented lines under the heading of this number.
    private static func entry(of id: ExerciseID, in text: String) -> (name: String, lesson: String)? {
        let lines = text.components(separatedBy: "\n")
        guard let heading = lines.firstIndex(of: "## \(id)") else { return nil }
        let own = lines[(heading + 1)...].prefix { !$0.hasPrefix("#") }
        guard let name = own.first(where: { $0.hasPrefix(mark) })?.dropFirst(mark.count) else { return nil }
        let lesson = own.filter { $0.hasPrefix("    ") || $0.isEmpty }.map { String($0.dropFirst(4)) }
        return (String(name), lesson.trimmingBlankLines().joined(separator: "\n"))
    }
}
