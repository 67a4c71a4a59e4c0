import Foundation

/// The hints to an exercise, from the weakest to the one that gives the idea. They are in `Exercises/Hints`, under the exercise's
/// number.
package enum Hints {
    /// The hints to an exercise, in order.
    package static func of(_ exercise: Exercise, in root: URL) -> [String] {
        let file = exercise.file(ofItsChapterIn: "Hints", "md")
        guard let text = try? String(textOf: root.appending(path: file)) else {
            return []
        }
        return hints(to: exercise.id, in: text)
    }

    /// The numbered paragraphs under the heading `## 4.3.2`.
    package static func hints(to id: ExerciseID, in text: String) -> [String] {
        var hints: [String] = []
        var isUnderHeading = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("#") {
                isUnderHeading =
                    line.drop { $0 == "#" || $0 == " " }.trimmingCharacters(in: .whitespaces) == "\(id)"
            } else if isUnderHeading, let match = line.wholeMatch(of: /[0-9]+\. +(.*)/) {
                hints.append(String(match.1))
            } else if isUnderHeading, !hints.isEmpty, !line.allSatisfy(\.isWhitespace) {
                hints[hints.count - 1] += " " + line.trimmingCharacters(in: .whitespaces)
            }
        }
        return hints
    }
}
