import Foundation

/// The place of an exercise in the learner's files, found by its headline: `/// Exercise 4.3.2 · Let only the strong winds
/// through.`
package struct ExercisePlace: Sendable, Equatable {
    /// As in `4.3.2`.
    package let number: String
    package let title: String
    /// Whether the exercise is a stretch: later exercises do not need it.
    package let isStretch: Bool
    /// The file and the line at which to go on: `Exercises/Chapter4/Signals.swift:32`.
    package fileprivate(set) var place: String
    /// The date of the file.
    package let saved: Date

    package init(number: String, title: String, isStretch: Bool = false, place: String, saved: Date) {
        (self.number, self.title, self.isStretch) = (number, title, isStretch)
        (self.place, self.saved) = (place, saved)
    }

    /// The exercises of a workbook, in the order of their numbers.
    package static func all(in root: URL) -> [ExercisePlace] {
        let exercises = root.appending(path: "Exercises")
        let chapters = names(in: exercises).filter { $0.hasPrefix("Chapter") }
        let files = chapters.flatMap { chapter in
            names(in: exercises.appending(path: chapter)).filter { $0.hasSuffix(".swift") }
                .map { "Exercises/\(chapter)/\($0)" }
        }
        return files.flatMap { file -> [ExercisePlace] in
            let url = root.appending(path: file)
            let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
            let saved =
                try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
            return all(in: text, file: file, saved: saved ?? .distantPast)
        }
        .sorted { $0.number.compare($1.number, options: .numeric) == .orderedAscending }
    }

    /// The exercises of one file. The line is that of a `todo()`, or of the first line of code if there is none.
    static func all(in text: String, file: String, saved: Date) -> [ExercisePlace] {
        var found: [ExercisePlace] = []
        var (hasCode, hasTodo) = (false, false)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated()
        {
            let place = "\(file):\(index + 1)"
            if line.hasPrefix("/// Exercise "),
                let headline = line.wholeMatch(of: /\/\/\/ Exercise ([0-9.]+) · (.*?)\.?( \(stretch\))?/)
            {
                found.append(
                    ExercisePlace(
                        number: String(headline.1), title: String(headline.2), isStretch: headline.3 != nil,
                        place: place, saved: saved))
                (hasCode, hasTodo) = (false, false)
            } else if !found.isEmpty, !line.allSatisfy(\.isWhitespace), !isComment(line) {
                let isTodo = line.contains("todo()")
                if isTodo ? !hasTodo : !hasCode && !hasTodo { found[found.count - 1].place = place }
                (hasCode, hasTodo) = (true, hasTodo || isTodo)
            }
        }
        return found
    }

    private static func isComment(_ line: Substring) -> Bool {
        line.drop(while: \.isWhitespace).hasPrefix("//")
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}
