import Foundation

/// What `Exercises/Solutions` says to an exercise: the explanation and the code.
enum SolutionText {
    static func of(_ exercise: Exercise, in root: URL) -> String? {
        let file = exercise.file.replacing("Exercises/", with: "Exercises/Solutions/", maxReplacements: 1)
        guard let text = try? String(contentsOf: root.appending(path: file), encoding: .utf8) else {
            return nil
        }
        let own = Declaration.all(in: text).filter { exercise.declarations.contains($0.name) }
        return own.isEmpty ? nil : own.map(\.text).joined(separator: "\n\n")
    }
}
