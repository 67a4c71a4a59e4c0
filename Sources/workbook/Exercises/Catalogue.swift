import Foundation

/// All exercises, read from the files the learner edits.
struct Catalogue: Sendable {
    let exercises: [Exercise]

    /// Reads the exercises of the workbook in this folder.
    init(of root: URL) throws(WorkbookError) {
        var found: [Exercise] = []
        for file in try Self.files(of: root) {
            guard let text = try? String(contentsOf: root.appending(path: file), encoding: .utf8) else {
                throw WorkbookError("\(file) cannot be read as UTF-8 text. Save it again as such.")
            }
            found += Self.exercises(in: text, file: file)
        }
        exercises = found.sorted { $0.id < $1.id }
    }

    subscript(id: ExerciseID) -> Exercise? { exercises.first { $0.id == id } }

    /// The exercises that a word names: `4.3.2` one, `4.3` a section, `4` a chapter.
    func named(_ word: String) throws(WorkbookError) -> [Exercise] {
        let found = exercises.filter { "\($0.id)" == word || "\($0.id)".hasPrefix(word + ".") }
        guard found.isEmpty else { return found }
        let nearest = NearestExercises(to: word, among: exercises.map(\.id))
        throw .usage(
            "There is no exercise “\(word)”.\(nearest.question)\nList them with: swift run workbook list")
    }

    /// The files with exercises, from the root.
    static func files(of root: URL) throws(WorkbookError) -> [String] {
        let folder = root.appending(path: "Exercises")
        guard let chapters = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            throw WorkbookError(
                "There is no folder Exercises in \(root.path). Run this in the workbook's folder.")
        }
        return chapters.filter { $0.hasPrefix("Chapter") }.sorted().flatMap { chapter in
            let files = try? FileManager.default.contentsOfDirectory(
                atPath: folder.appending(path: chapter).path)
            return (files ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
                "Exercises/\(chapter)/\($0)"
            }
        }
    }

    /// The exercises in a file: each from the first line of its documentation to that of the next.
    static func exercises(in text: String, file: String) -> [Exercise] {
        let lines = text.components(separatedBy: "\n")
        let heading = /\/\/\/ Exercise ([0-9]+\.[0-9]+\.[0-9]+) · (.+?)\.?/
        let starts = lines.indices.compactMap { index in
            lines[index].wholeMatch(of: heading).map { match in
                (index: index, id: String(match.1), title: String(match.2))
            }
        }
        return starts.enumerated().compactMap { number, start in
            let end = number + 1 < starts.count ? starts[number + 1].index : lines.count
            let own = Array(lines[start.index..<end])
            guard let id = ExerciseID(start.id) else { return nil }
            let declarations = own.enumerated().compactMap { index, line in
                Declaration.name(in: line).map { (line: start.index + index + 1, name: $0) }
            }
            return Exercise(
                id: id, title: start.title, file: file, lines: (start.index + 1)...end,
                line: declarations.first?.line ?? start.index + 1, text: own.joined(separator: "\n"),
                declarations: declarations.map(\.name))
        }
    }
}
