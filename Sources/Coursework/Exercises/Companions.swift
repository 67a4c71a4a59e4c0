import Foundation
import Synchronization

/// What the workbook has beside an exercise: hints, right answers, and a wrong one.
package struct Companion: Sendable {
    /// From a nudge to the idea.
    package let hints: [String]
    /// Ours, the other ones that are right, and one that is wrong.
    package let answers: [ComparedAnswer]

    package init(of exercise: Exercise, in root: URL) {
        hints = Hints.of(exercise, in: root)
        answers = ComparedAnswer.all(to: exercise, in: root)
    }
}

/// The companions of all exercises, each read when it is first asked for: they do not change while somebody works.
package final class Companions: Sendable {
    private let root: URL
    private let known = Mutex<[ExerciseID: Companion]>([:])

    package init(in root: URL) { self.root = root }

    package subscript(exercise: Exercise) -> Companion {
        if let companion = known.withLock({ $0[exercise.id] }) { return companion }
        let companion = Companion(of: exercise, in: root)
        known.withLock { $0[exercise.id] = companion }
        return companion
    }
}

/// The hints to an exercise, from a nudge to the idea. They stand in `Exercises/Hints`, under the exercise's number.
package enum Hints {
    /// The hints to an exercise, in order.
    package static func of(_ exercise: Exercise, in root: URL) -> [String] {
        let file = exercise.file(ofItsChapterIn: "Hints", "md")
        guard let text = try? String(contentsOf: root.appending(path: file), encoding: .utf8) else {
            return []
        }
        return hints(to: exercise.id, in: text)
    }

    /// The numbered paragraphs under the heading `## 4.3.2`.
    package static func hints(to id: ExerciseID, in text: String) -> [String] {
        var hints: [String] = []
        var isOwn = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("#") {
                isOwn = line.drop { $0 == "#" || $0 == " " }.trimmingCharacters(in: .whitespaces) == "\(id)"
            } else if isOwn, let match = line.wholeMatch(of: /[0-9]+\. +(.*)/) {
                hints.append(String(match.1))
            } else if isOwn, !hints.isEmpty, !line.allSatisfy(\.isWhitespace) {
                hints[hints.count - 1] += " " + line.trimmingCharacters(in: .whitespaces)
            }
        }
        return hints
    }
}

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
