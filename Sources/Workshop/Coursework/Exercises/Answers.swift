import Foundation

/// The learner's answers as they stand in the files at one moment.
package struct Answers: Sendable {
    private let chapters: [Int: ChapterAnswers]

    /// Reads the answers. Files that have not changed since `former` was read are not read again.
    package init(to catalogue: Catalogue, in root: URL, knowing former: Answers? = nil) {
        let chapters = catalogue.chapters.map { chapter in
            (chapter, ChapterAnswers(chapter, catalogue, root, knowing: former?.chapters[chapter]))
        }
        self.chapters = Dictionary(uniqueKeysWithValues: chapters)
    }

    package subscript(exercise: Exercise) -> Answer {
        chapters[exercise.id.chapter]?.answers[exercise.id] ?? Answer(exercise: exercise, parts: [])
    }

    /// The text of a file of exercises, or of one that the learner has added beside them, by its path from the root.
    package func text(of file: String) -> String? { self.file(file)?.text }

    /// Whether the file exists, but cannot be read as text.
    package func isUnreadable(_ file: String) -> Bool {
        self.file(file).map { $0.text == nil && $0.stamp != nil } ?? false
    }

    private func file(_ name: String) -> ChapterAnswers.File? {
        chapters.values.lazy.compactMap { $0.files[name] }.first
    }

    /// The files that the learner has added beside those with exercises, from the root.
    package func filesBeside(chapter: Int) -> [String] {
        (chapters[chapter]?.files ?? [:]).filter { !$0.value.hasExercises }.keys.sorted()
    }

    /// The exercises whose answer, or code that it uses, has changed since `former`.
    package func changes(since former: Answers, among exercises: [Exercise]) -> [Exercise] {
        exercises.filter { exercise in
            let (now, before) = (self[exercise], former[exercise])
            return now.text != before.text || now.fingerprint != before.fingerprint && !now.isUntouched
        }
    }
}

/// The answers of a chapter, and the code beside them that they may use.
private struct ChapterAnswers: Sendable {
    /// A file of answers, or one that the learner has added, as it was read.
    struct File: Sendable {
        let stamp: FileStamp?
        /// `nil` if the file does not exist, or cannot be read as text.
        let text: String?
        let hasExercises: Bool
        let parts: [ExerciseParts.Part]
        /// The code before the first exercise; in a file without exercises, all code.
        let beginning: Passage
        let passages: [Passage]

        init(_ url: URL, _ stamp: FileStamp?, _ exercises: [Exercise]) {
            (self.stamp, hasExercises) = (stamp, !exercises.isEmpty)
            let text = try? String(textOf: url)
            let parts = exercises.isEmpty ? [] : ExerciseParts(of: text ?? "", knowing: exercises).parts
            let lines = (text ?? "").components(separatedBy: "\n")
            let rest = parts.first.map { lines.prefix($0.lines.lowerBound - 1) } ?? lines[...]
            (self.text, self.parts) = (text, parts)
            let code = rest.filter { !$0.isComment && !$0.allSatisfy(\.isWhitespace) }
            beginning = Passage(code.joined(separator: "\n"))
            passages = exercises.map { exercise in
                let answer = parts.filter { $0.id == exercise.id }
                return Passage(answer.map(\.text).joined(separator: "\n"), of: exercise)
            }
        }
    }

    let files: [String: File]
    let answers: [ExerciseID: Answer]

    init(_ chapter: Int, _ catalogue: Catalogue, _ root: URL, knowing former: ChapterAnswers?) {
        let folder = "Exercises/Chapter\(chapter)"
        let beside = Catalogue.sources(in: root.appending(path: folder)).map { "\(folder)/\($0)" }
        let names = Set(catalogue.byFile.keys.filter { $0.hasPrefix(folder + "/") }).union(beside)
        var files: [String: File] = [:]
        var isNew = former?.files.count != names.count
        for name in names {
            let url = root.appending(path: name)
            let stamp = FileStamp(of: url.path)
            if let known = former?.files[name], known.stamp == stamp {
                files[name] = known
            } else {
                files[name] = File(url, stamp, catalogue.byFile[name] ?? [])
                isNew = true
            }
        }
        self.files = files
        if let former, !isNew {
            answers = former.answers
        } else {
            answers = Self.answers(in: files)
        }
    }

    private static func answers(in files: [String: File]) -> [ExerciseID: Answer] {
        let sorted = files.sorted { $0.key < $1.key }.map(\.value)
        let passages = sorted.flatMap { [$0.beginning] + $0.passages }
        var answers: [ExerciseID: Answer] = [:]
        for file in sorted {
            for passage in file.passages {
                guard let exercise = passage.exercise else { continue }
                answers[exercise.id] = Answer(
                    exercise: exercise, parts: file.parts.filter { $0.id == exercise.id }, in: passage,
                    after: file.beginning, using: passage.uses(of: passages))
            }
        }
        return answers
    }
}
