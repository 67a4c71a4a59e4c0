import Coursework
import Foundation
import Programs

/// A copy of a chapter's answers as they were in the files at one moment. The copy is built, so a verdict is about the text that
/// was read, whatever is saved meanwhile; and an answer that does not compile can be left out, so that the others can still be
/// tried.
///
/// `#sourceLocation` tells the compiler where each line comes from, so that it names the learner's files. Each file of the copy
/// carries the fingerprint of its text, which the program that is built of it reports.
struct AnswerCopy {
    /// The folder of all copies, from the root: the manifest takes the answers from there if `WORKBOOK_ANSWERS` says so.
    static let folder = ".build/answers"

    let chapter: Int
    let answers: Answers
    /// All exercises of the chapter.
    let exercises: [Exercise]
    let root: URL

    private var url: URL { root.appending(path: "\(Self.folder)/Chapter\(chapter)") }

    /// Writes the copy, with stubs in the place of some answers. A file that stays as it was is not written, so that it is not
    /// compiled again.
    ///
    /// - Returns: the fingerprints that the program that is built of it has to report.
    func write(leavingOut omitted: Set<ExerciseID>) throws(WorkbookError) -> Set<Fingerprint> {
        var texts: [String: String] = [:]
        for (file, exercises) in Dictionary(grouping: exercises, by: \.file) {
            texts[name(of: file)] = try text(of: file, with: exercises, leavingOut: omitted)
        }
        for file in answers.filesBeside(chapter: chapter) where texts[name(of: file)] == nil {
            texts[name(of: file)] = sourceLocation(file, line: 1) + (answers.text(of: file) ?? "")
        }
        let fingerprinted = texts.map { name, text in (name, FingerprintedText(text, in: name)) }
        var copies = Dictionary(uniqueKeysWithValues: fingerprinted.map { ($0, $1.text) })
        copies[FingerprintedText.listing] = FingerprintedText.list(of: fingerprinted.map(\.1))
        do { try write(copies) } catch { throw .unwritable(url.path, error.localizedDescription) }
        return Set(fingerprinted.map(\.1.fingerprint))
    }

    /// Removes the copy: it will be written and compiled again.
    func discard() { try? FileManager.default.removeItem(at: url) }

    /// The texts of all files in the chapter's folder, each with its path from the root.
    var sources: [(file: String, text: String)] {
        let shipped = Set(exercises.map(\.file))
        let files = shipped.sorted() + answers.filesBeside(chapter: chapter).filter { !shipped.contains($0) }
        return files.compactMap { file in answers.text(of: file).map { (file, $0) } }
    }

    private func write(_ texts: [String: String]) throws {
        for file in files(in: url) where texts[file] == nil {
            try FileManager.default.removeItem(at: url.appending(path: file))
        }
        let changed = texts.filter { name, text in
            (try? Data(contentsOf: url.appending(path: name))) != Data(text.utf8)
        }
        guard !changed.isEmpty else { return }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let date = try nextDate()
        let draft = url.appending(path: ".draft")
        for (name, text) in changed {
            let file = url.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            // The date is set before the rename, so that no build sees the copy with another date.
            try Data(text.utf8).write(to: draft)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: draft.path)
            guard rename(draft.path, file.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        }
    }

    /// A date that no copy has had, in whole seconds: the compiler's driver compares only these, and would not notice a second
    /// change in the same second. If several copies are written within a second, the date runs ahead of the clock.
    private func nextDate() throws -> Date {
        let file = root.appending(path: "\(Self.folder)/latest-date")
        let latest = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) } ?? 0
        let next = max(Int(Date.now.timeIntervalSince1970), latest + 1)
        try "\(next)".write(to: file, atomically: true, encoding: .utf8)
        return Date(timeIntervalSince1970: TimeInterval(next))
    }

    /// The message with its place in the learner's file. At the end of a file the compiler names the copy, in spite of
    /// `#sourceLocation`.
    func original(of message: CompilerMessage) -> CompilerMessage {
        guard message.file.hasPrefix(Self.folder + "/"),
            let copy = try? String(textOf: root.appending(path: message.file))
        else { return message }
        let file = "Exercises/" + message.file.dropFirst(Self.folder.count + 1)
        var (isOfFile, next, line) = (false, 1, 1)
        for row in copy.components(separatedBy: "\n").prefix(message.line) {
            if let match = row.firstMatch(of: /^#sourceLocation\(file: "(.+)", line: ([0-9]+)\)$/) {
                (isOfFile, next) = (match.1.hasSuffix("/" + file), Int(match.2) ?? 1)
            } else if isOfFile {
                (line, next) = (next, next + 1)
            }
        }
        let count = answers.text(of: file)?.components(separatedBy: "\n").count ?? 1
        return CompilerMessage(file: file, line: min(line, count), column: message.column, text: message.text)
    }

    // MARK: Texts

    /// A file of answers, with stubs in the place of those that are left out.
    private func text(
        of file: String, with exercises: [Exercise], leavingOut omitted: Set<ExerciseID>
    ) throws(WorkbookError) -> String {
        guard let text = answers.text(of: file) else { return try shipped(file) }
        let lines = text.components(separatedBy: "\n")
        var (copy, next) = (sourceLocation(file, line: 1), 0)
        var missing: [Exercise] = []
        var gaps: [(lines: Range<Int>, stubOf: Exercise?)] = []
        for exercise in exercises where omitted.contains(exercise.id) {
            let parts = answers[exercise].parts
            if parts.isEmpty { missing.append(exercise) }
            gaps += parts.enumerated().map { number, part in
                ((part.lines.lowerBound - 1)..<part.lines.upperBound, number == 0 ? exercise : nil)
            }
        }
        for gap in gaps.sorted(by: { $0.lines.lowerBound < $1.lines.lowerBound }) {
            copy += lines[next..<gap.lines.lowerBound].map { $0 + "\n" }.joined()
            if let exercise = gap.stubOf { copy += stub(of: exercise) }
            next = min(gap.lines.upperBound, lines.count)
            copy += sourceLocation(file, line: next + 1)
        }
        return copy + lines[next...].joined(separator: "\n") + missing.map { "\n" + stub(of: $0) }.joined()
    }

    private func stub(of exercise: Exercise) -> String {
        sourceLocation(ShippedFiles.path(ofChapter: chapter), line: 1) + exercise.stub + "\n"
    }

    /// The shipped text of a file that is missing, or cannot be read.
    private func shipped(_ file: String) throws(WorkbookError) -> String {
        let shipped = try ShippedFiles(ofChapter: chapter, in: root).texts[file] ?? ""
        return sourceLocation(ShippedFiles.path(ofChapter: chapter), line: 1) + shipped
    }

    /// Tells the compiler where the next lines come from.
    private func sourceLocation(_ file: String, line: Int) -> String {
        let path = root.appending(path: file).path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(path)\", line: \(line))\n"
    }

    // MARK: Files

    private func files(in folder: URL) -> [String] { Catalogue.sources(in: folder) }

    /// A file's path in the copy: of `Exercises/Chapter4/Signals.swift` it is `Signals.swift`.
    private func name(of file: String) -> String {
        file.split(separator: "/").dropFirst(2).joined(separator: "/")
    }
}

/// A text of the copy with a function that returns its fingerprint. So the program that is built knows which text each of its files
/// was compiled from, even if the compiler has missed a change.
private struct FingerprintedText {
    let fingerprint: Fingerprint
    /// The function, followed by the text.
    let text: String
    private let function: String

    init(_ text: String, in name: String) {
        fingerprint = Fingerprint(text)
        function = "text_\(Fingerprint(name).rawValue)()"
        // The body of a function is not in a module's interface: when it changes, no other file is compiled.
        self.text = "func \(function) -> String { \"\(fingerprint.rawValue)\" }\n" + text
    }

    /// The file of the class `CopiedTexts`, which `Tests/ExerciseChecks/Trace.swift` looks for.
    static let listing = "CopiedTexts.swift"

    static func list(of texts: [FingerprintedText]) -> String {
        """
        import Attempts

        final class CopiedTexts: FingerprintedTexts {
            static var fingerprints: [String] { [\(texts.map(\.function).sorted().joined(separator: ", "))] }
        }

        """
    }
}
