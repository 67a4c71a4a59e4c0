import Coursework
import Foundation
import Programs

/// A copy of a chapter's answers as they stood in the files at one moment: it is what is built. So a verdict is about the text that
/// was read, whatever is saved meanwhile; and an answer that does not compile can be left out, so that it keeps no other from being tried.
///
/// The compiler is told where each line comes from, and speaks of the learner's files.
struct AnswerCopy {
    /// The folder of all copies, from the root: the manifest takes the answers from there when it is told to.
    static let folder = ".build/answers"

    let chapter: Int
    let answers: Answers
    /// All exercises of the chapter.
    let exercises: [Exercise]
    let root: URL

    private var place: URL { root.appending(path: "\(Self.folder)/Chapter\(chapter)") }

    /// Writes the copy, with stubs in the place of some answers. A file that stays as it was is not written, so that it is not compiled
    /// anew.
    func write(leavingOut left: Set<ExerciseID>) throws(WorkbookError) {
        var texts: [String: String] = [:]
        for (file, own) in Dictionary(grouping: exercises, by: \.file) {
            texts[name(of: file)] = try text(of: file, own, left)
        }
        for file in foreign where texts[name(of: file)] == nil {
            guard let text = try? String(savedIn: root.appending(path: file)) else { continue }
            texts[name(of: file)] = from(file, line: 1) + text
        }
        do { try write(texts) } catch {
            throw WorkbookError("\(place.path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// When the copy was written last.
    var written: Date {
        let dates = files(in: place).map { file in
            (try? FileManager.default.attributesOfItem(atPath: place.appending(path: file).path))?[
                .modificationDate]
                as? Date ?? .distantFuture
        }
        return dates.max() ?? .distantFuture
    }

    private func write(_ texts: [String: String]) throws {
        for file in files(in: place) where texts[file] == nil {
            try FileManager.default.removeItem(at: place.appending(path: file))
        }
        for (name, text) in texts {
            let file = place.appending(path: name)
            if (try? Data(contentsOf: file)) == Data(text.utf8) { continue }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    /// The compiler tells the end of a file by the copy's name, whatever it was told: as if it were the end of the learner's file.
    static func original(of message: CompilerMessage) -> CompilerMessage {
        guard message.file.hasPrefix(folder + "/") else { return message }
        return CompilerMessage(
            file: "Exercises/" + message.file.dropFirst(folder.count + 1), line: max(1, message.line - 1),
            column: message.column, text: message.text)
    }

    // MARK: Texts

    /// A file of answers, with stubs in the place of those that are left out.
    private func text(
        of file: String, _ own: [Exercise], _ left: Set<ExerciseID>
    ) throws(WorkbookError) -> String {
        guard let text = answers.text(of: file) else { return try shipped(file) }
        let lines = text.components(separatedBy: "\n")
        var (copy, next) = (from(file, line: 1), 0)
        var missing: [Exercise] = []
        var gaps: [(lines: Range<Int>, stub: Exercise?)] = []
        for exercise in own where left.contains(exercise.id) {
            let parts = answers[exercise].parts
            if parts.isEmpty { missing.append(exercise) }
            gaps += parts.enumerated().map { number, part in
                ((part.lines.lowerBound - 1)..<part.lines.upperBound, number == 0 ? exercise : nil)
            }
        }
        for gap in gaps.sorted(by: { $0.lines.lowerBound < $1.lines.lowerBound }) {
            copy += lines[next..<gap.lines.lowerBound].map { $0 + "\n" }.joined()
            if let stub = gap.stub { copy += self.stub(of: stub) }
            next = min(gap.lines.upperBound, lines.count)
            copy += from(file, line: next + 1)
        }
        return copy + lines[next...].joined(separator: "\n") + missing.map { "\n" + stub(of: $0) }.joined()
    }

    private func stub(of exercise: Exercise) -> String {
        from(ShippedFiles.place(ofChapter: chapter), line: 1) + exercise.stub + "\n"
    }

    /// A file that nothing is known of is as it was shipped.
    private func shipped(_ file: String) throws(WorkbookError) -> String {
        let shipped = try ShippedFiles(ofChapter: chapter, in: root).texts[file] ?? ""
        return from(ShippedFiles.place(ofChapter: chapter), line: 1) + shipped
    }

    /// Tells the compiler where the next lines come from.
    private func from(_ file: String, line: Int) -> String {
        let path = root.appending(path: file).path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(path)\", line: \(line))\n"
    }

    // MARK: Files

    /// What the learner has put beside the exercises' files, from the root.
    private var foreign: [String] {
        let folder = "Exercises/Chapter\(chapter)"
        return files(in: root.appending(path: folder)).map { "\(folder)/\($0)" }
    }

    private func files(in folder: URL) -> [String] {
        (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { path in
            path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
    }

    /// `Exercises/Chapter4/Signals.swift` is `Signals.swift` in the copy.
    private func name(of file: String) -> String {
        file.split(separator: "/").dropFirst(2).joined(separator: "/")
    }
}
