import Coursework
import Foundation
import Lessons

/// What the tests have printed, taken apart by the exercise that was tried.
///
/// The tests mark it with lines that begin with a control character (`Tests/ExerciseChecks/Trace.swift`):
/// what was built, which exercise begins, which input is tried, what the core reports, what is wrong. Everything else between two marks was printed by the answer.
/// When the laws are tried, it is printed and reported once more, and left out.
struct Trace {
    struct Part: Equatable {
        var printed = ""
        var reports: [String] = []
        var tried: String?
        var lessons: [Lesson] = []
    }

    private(set) var parts: [ExerciseID: Part] = [:]
    /// The fingerprints of the texts that the answers were compiled from. Nothing that an answer prints is taken for them.
    private(set) var texts: Set<Fingerprint> = []

    init(_ text: String) {
        var current: ExerciseID?
        var isTryingLaws = false
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        // After the last line break there is no line.
        if lines.last?.isEmpty == true { lines.removeLast() }
        for line in lines {
            // A mark may follow something that was printed without a line break.
            let pieces = line.split(separator: "\u{1E}", maxSplits: 1, omittingEmptySubsequences: false)
            if let current, !isTryingLaws, let piece = pieces.first, !piece.isEmpty || pieces.count == 1 {
                parts[current, default: Part()].printed += piece + "\n"
            }
            guard pieces.count == 2 else { continue }
            let (word, rest) = Self.parted(pieces[1])
            switch word {
            case "built" where parts.isEmpty:
                texts = Set(rest.split(separator: " ").map { Fingerprint(rawValue: String($0)) })
            case "begin":
                (current, isTryingLaws) = (ExerciseID(rest), false)
                if let current { parts[current] = Part() }
            case "laws": isTryingLaws = true
            case "end": current = nil
            case "input": current.map { parts[$0, default: Part()].tried = rest.isEmpty ? nil : rest }
            case "report" where !isTryingLaws: current.map { parts[$0, default: Part()].reports.append(rest) }
            case "lesson":
                let lesson = try? JSONDecoder().decode(Lesson.self, from: Data(rest.utf8))
                if let current, let lesson { parts[current, default: Part()].lessons.append(lesson) }
            default: break
            }
        }
    }

    private static func parted(_ mark: Substring) -> (word: Substring, rest: String) {
        let word = mark.prefix { $0 != " " }
        return (word, String(mark.dropFirst(word.count + 1)))
    }

    subscript(id: ExerciseID) -> Part { parts[id] ?? Part() }
}
