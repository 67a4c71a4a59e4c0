import Coursework
import Foundation
import Programs

/// A copy of a chapter's answers as they stood in the files at one moment: it is what is built. So a verdict is about the text that
/// was read, whatever is saved meanwhile; and an answer that does not compile can be left out, so that it keeps no other from being tried.
///
/// The compiler is told where each line comes from, and speaks of the learner's files. Each file of the copy carries the fingerprint of its
/// text, which the program that is built of it tells.
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
    ///
    /// - Returns: what the program that is built of it has to tell.
    func write(leavingOut left: Set<ExerciseID>) throws(WorkbookError) -> Set<Fingerprint> {
        var texts: [String: String] = [:]
        for (file, own) in Dictionary(grouping: exercises, by: \.file) {
            texts[name(of: file)] = try text(of: file, own, left)
        }
        for file in answers.filesBeside(chapter: chapter) where texts[name(of: file)] == nil {
            texts[name(of: file)] = from(file, line: 1) + (answers.text(of: file) ?? "")
        }
        let marked = texts.map { name, text in (name, FingerprintedText(text, in: name)) }
        var copies = Dictionary(uniqueKeysWithValues: marked.map { ($0, $1.marked) })
        copies[FingerprintedText.listing] = FingerprintedText.list(of: marked.map(\.1))
        do { try write(copies) } catch { throw .unwritable(place.path, error.localizedDescription) }
        return Set(marked.map(\.1.fingerprint))
    }

    /// Removes the copy: it is written and compiled anew.
    func discard() { try? FileManager.default.removeItem(at: place) }

    /// What stands in the chapter's folder, each file by its path from the root.
    var sources: [(file: String, text: String)] {
        let own = Set(exercises.map(\.file))
        let files = own.sorted() + answers.filesBeside(chapter: chapter).filter { !own.contains($0) }
        return files.compactMap { file in answers.text(of: file).map { (file, $0) } }
    }

    private func write(_ texts: [String: String]) throws {
        for file in files(in: place) where texts[file] == nil {
            try FileManager.default.removeItem(at: place.appending(path: file))
        }
        let changed = texts.filter { name, text in
            (try? Data(contentsOf: place.appending(path: name))) != Data(text.utf8)
        }
        guard !changed.isEmpty else { return }
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let date = try nextDate()
        let draft = place.appending(path: ".draft")
        for (name, text) in changed {
            let file = place.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            // It is there with its date, or it is not there.
            try Data(text.utf8).write(to: draft)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: draft.path)
            guard rename(draft.path, file.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        }
    }

    /// A whole second that no copy was dated with: the compiler's driver compares the seconds of a file's date, and would take the second
    /// text of one second for the first. Where several are written in one, the date runs ahead of the clock.
    private func nextDate() throws -> Date {
        let file = root.appending(path: "\(Self.folder)/latest-date")
        let latest = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) } ?? 0
        let next = max(Int(Date.now.timeIntervalSince1970), latest + 1)
        try "\(next)".write(to: file, atomically: true, encoding: .utf8)
        return Date(timeIntervalSince1970: TimeInterval(next))
    }

    /// The compiler tells the end of a file by the copy's name, whatever it was told: that is the end of the learner's file, or a line of it.
    func original(of message: CompilerMessage) -> CompilerMessage {
        guard message.file.hasPrefix(Self.folder + "/"),
            let copy = try? String(savedIn: root.appending(path: message.file))
        else { return message }
        let file = "Exercises/" + message.file.dropFirst(Self.folder.count + 1)
        var (isOwn, next, line) = (false, 1, 1)
        for row in copy.components(separatedBy: "\n").prefix(message.line) {
            if let match = row.firstMatch(of: /^#sourceLocation\(file: "(.+)", line: ([0-9]+)\)$/) {
                (isOwn, next) = (match.1.hasSuffix("/" + file), Int(match.2) ?? 1)
            } else if isOwn {
                (line, next) = (next, next + 1)
            }
        }
        let count = answers.text(of: file)?.components(separatedBy: "\n").count ?? 1
        return CompilerMessage(file: file, line: min(line, count), column: message.column, text: message.text)
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

    private func files(in folder: URL) -> [String] { Catalogue.sources(in: folder) }

    /// `Exercises/Chapter4/Signals.swift` is `Signals.swift` in the copy.
    private func name(of file: String) -> String {
        file.split(separator: "/").dropFirst(2).joined(separator: "/")
    }
}

/// A text of the copy with its fingerprint compiled in: a function gives it back. So the program that is built knows which text each of its
/// files was compiled from, also where the compiler has taken an old one for the new.
private struct FingerprintedText {
    let fingerprint: Fingerprint
    /// The text, behind a line of its own.
    let marked: String
    private let function: String

    init(_ text: String, in name: String) {
        fingerprint = Fingerprint(text)
        function = "text_\(Fingerprint(name).rawValue)()"
        // The body of a function is no part of a module's interface: nothing else is compiled when it changes.
        marked = "func \(function) -> String { \"\(fingerprint.rawValue)\" }\n" + text
    }

    /// The file that lists them, which `Tests/ExerciseChecks/Trace.swift` looks for.
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
