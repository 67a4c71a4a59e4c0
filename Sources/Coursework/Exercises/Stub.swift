import Foundation

/// An exercise as it was shipped, to be put back into the learner's file.
struct Stub {
    let exercise: Exercise
    private let file: URL
    /// The file as it was shipped.
    private let shipped: String

    init(of exercise: Exercise, in root: URL) throws(WorkbookError) {
        self.exercise = exercise
        file = root.appending(path: exercise.file)
        shipped =
            try ShippedFiles(ofChapter: exercise.id.chapter, in: root).texts[exercise.file] ?? exercise.stub
    }

    /// Writes the stub where the answer stood; at its place among the others, if nothing of it is there any more.
    func putBack(replacing answer: Answer) throws(WorkbookError) {
        do {
            guard FileManager.default.fileExists(atPath: file.path) else {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                return try shipped.write(to: file, atomically: true, encoding: .utf8)
            }
            let source = try SourceText(of: file)
            let text = try text(of: source.text, answer)
            try source.withOwnLineEnds(text).write(to: file, atomically: true, encoding: .utf8)
        } catch let error as WorkbookError {
            throw error
        } catch {
            throw WorkbookError("\(exercise.file) could not be written: \(error.localizedDescription)")
        }
    }

    private func text(of source: String, _ answer: Answer) throws -> String {
        var lines = source.components(separatedBy: "\n")
        let stub = exercise.stub.components(separatedBy: "\n")
        guard let first = answer.parts.first else {
            if let place = place(in: lines) {
                lines.insert(contentsOf: stub.last == "" ? stub : stub + [""], at: place)
            } else {
                while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
                lines += (lines.isEmpty ? [] : [""]) + stub
            }
            return lines.joined(separator: "\n")
        }
        for part in answer.parts.reversed() {
            let range = (part.lines.lowerBound - 1)..<part.lines.upperBound
            guard lines.indices.contains(range.upperBound - 1),
                lines[range].joined(separator: "\n") == part.text
            else {
                throw WorkbookError("\(exercise.file) was changed just now. Nothing was put back; try again.")
            }
            lines.replaceSubrange(range, with: part == first ? stub : [])
        }
        return lines.joined(separator: "\n")
    }

    /// Before the first exercise that comes after this one in the file as it was shipped; `nil` if none of them is there.
    private func place(in lines: [String]) -> Int? {
        let order = Catalogue.exercises(in: shipped, file: exercise.file)
        let later = order.drop { $0.id != exercise.id }.dropFirst()
        let parts = ExerciseParts(of: lines.joined(separator: "\n"), knowing: order).parts
        let next = later.lazy.compactMap { next in parts.first { $0.id == next.id } }.first
        return next.map { $0.lines.lowerBound - 1 }
    }
}
