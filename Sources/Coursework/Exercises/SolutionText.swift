import Foundation

/// What `Exercises/Solutions` says to an exercise: the explanation and the code.
enum SolutionText {
    static func of(_ exercise: Exercise, in root: URL) -> String? {
        guard let text = try? SourceText(of: root.appending(path: exercise.file(in: "Solutions"))).text else {
            return nil
        }
        let own = Declaration.all(in: text).filter { exercise.declarations.contains($0.name) }
        return own.isEmpty ? nil : own.map(\.text).joined(separator: "\n\n")
    }
}
