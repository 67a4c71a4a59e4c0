import Foundation

/// Puts the stub of an exercise back into the learner's file.
struct StubRestorer {
    let exercise: Exercise
    private let root: URL
    /// The file as it was shipped.
    private let shipped: String

    init(of exercise: Exercise, in root: URL) throws(WorkbookError) {
        self.exercise = exercise
        self.root = root
        shipped =
            try ShippedFiles(ofChapter: exercise.id.chapter, in: root).texts[exercise.file] ?? exercise.stub
    }

    /// Replaces the answer by the stub; if it is missing, inserts the stub between the exercises around it.
    func putBack(replacing answer: Answer) throws(WorkbookError) {
        let url = root.appending(path: exercise.file)
        guard FileManager.default.fileExists(atPath: url.path) else {
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                return try shipped.write(to: url, atomically: true, encoding: .utf8)
            } catch {
                throw WorkbookError("\(exercise.file) could not be written: \(error.localizedDescription)")
            }
        }
        var file = try AnswerFile(exercise.file, in: root)
        let stub = exercise.stub.components(separatedBy: "\n")
        if answer.isMissing { add(stub, to: &file) }
        var isUnchanged = true
        // From the last part to the first, because a replacement moves the lines below it.
        for part in answer.parts.reversed() {
            let old = part.text.components(separatedBy: "\n")
            let isReplaced = file.replace(
                Range(part.lines), ifStill: old, with: part == answer.parts[0] ? stub : [])
            isUnchanged = isUnchanged && isReplaced
        }
        guard isUnchanged, try file.save() else {
            throw WorkbookError("\(exercise.file) was changed just now. Nothing was put back; try again.")
        }
    }

    private func add(_ stub: [String], to file: inout AnswerFile) {
        let lines = file.lines
        if let line = insertionLine(in: lines) {
            file.replace(line..<line, ifStill: [], with: stub.last == "" ? stub : stub + [""])
        } else {
            // None of the later exercises is there: the stub goes to the end, in the place of blank lines.
            let count = (lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? -1) + 1
            file.replace(
                (count + 1)..<(lines.count + 1), ifStill: Array(lines[count...]),
                with: (count == 0 ? [] : [""]) + stub)
        }
    }

    /// The line, counted from 1, of the first exercise that follows this one in the shipped file; `nil` if none of them is there.
    private func insertionLine(in lines: [String]) -> Int? {
        let order = Catalogue.exercises(in: shipped, file: exercise.file)
        let later = order.drop { $0.id != exercise.id }.dropFirst()
        let parts = ExerciseParts(of: lines.joined(separator: "\n"), knowing: order).parts
        let next = later.lazy.compactMap { next in parts.first { $0.id == next.id } }.first
        return next?.lines.lowerBound
    }
}
