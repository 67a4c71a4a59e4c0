import Foundation

/// All exercises, as they were shipped. What the learner deletes or renames in `Exercises/ChapterN` is still an exercise.
package struct Catalogue: Sendable {
    package let exercises: [Exercise]
    /// The exercises of each file, by its path from the root.
    let byFile: [String: [Exercise]]

    /// Reads the exercises of the workbook in this folder.
    package init(of root: URL) throws(WorkbookError) {
        var found: [Exercise] = []
        for chapter in ShippedFiles.chapters(in: root) {
            for (file, text) in try ShippedFiles(ofChapter: chapter, in: root).texts {
                found += Self.exercises(in: text, file: file)
            }
        }
        guard !found.isEmpty else {
            throw WorkbookError(
                """
                There are no exercises in \(root.path)/Exercises. They belong to the workbook: get them again, with git or from the \
                archive that you unpacked.
                """)
        }
        exercises = found.sorted { $0.id < $1.id }
        byFile = Dictionary(grouping: exercises, by: \.file)
    }

    package subscript(id: ExerciseID) -> Exercise? { exercises.first { $0.id == id } }

    /// The numbers of the chapters that have exercises.
    package var chapters: [Int] { Array(Set(exercises.map(\.id.chapter))).sorted() }

    /// The exercises in a file of stubs.
    package static func exercises(in text: String, file: String) -> [Exercise] {
        ExerciseParts(of: text, knowing: []).parts.map { part in
            Exercise(
                id: part.id, title: part.title, file: file, stub: part.text,
                declarations: part.text.components(separatedBy: "\n").compactMap(Declaration.name))
        }
    }

    /// The Swift files in the chapters' folders in `folder`, by their paths from there: `Chapter4/Signals.swift`.
    package static func files(in folder: URL) -> [String] {
        let chapters = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return chapters.filter { $0.hasPrefix("Chapter") }.sorted().flatMap { chapter in
            sources(in: folder.appending(path: chapter)).sorted().map { "\(chapter)/\($0)" }
        }
    }

    /// The Swift files in a folder and its subfolders, by their paths from there; not the hidden ones, which are not compiled.
    package static func sources(in folder: URL) -> [String] {
        (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { path in
            path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
    }
}
