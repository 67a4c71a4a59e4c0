/// The learner's answer to an exercise, as it is in the file.
package struct Answer: Sendable, Hashable {
    package let exercise: Exercise
    /// The parts of the file that hold it: usually one; two if a second try is kept beside the first; none if it is gone.
    package let parts: [ExerciseParts.Part]
    /// The hash of its text and of all other code of its chapter that it uses: a verdict belongs to both.
    package let fingerprint: Fingerprint
    /// The other exercises whose code it uses, each with the name in the answer that leads there.
    package let uses: [ExerciseID: String]
    /// Whether it is as it was shipped, but for spaces at the ends of lines.
    package let isUntouched: Bool

    /// - Parameters:
    ///   - beginning: the code before the first exercise of its file.
    ///   - others: the other passages of its chapter that it uses.
    init(
        exercise: Exercise, parts: [ExerciseParts.Part], in passage: Passage, after beginning: Passage,
        using others: [(passage: Passage, name: String)]
    ) {
        (self.exercise, self.parts) = (exercise, parts)
        let texts = [passage.text, beginning.text] + others.map(\.passage.text)
        fingerprint = Fingerprint(texts.map { Fingerprint($0).rawValue }.joined(separator: " "))
        let used = others.compactMap { other in other.passage.exercise.map { ($0.id, other.name) } }
        uses = Dictionary(uniqueKeysWithValues: used)
        isUntouched =
            passage.text == exercise.stub
            || Fingerprint(passage.text.trimmingLines) == Fingerprint(exercise.stub.trimmingLines)
    }

    package init(exercise: Exercise, parts: [ExerciseParts.Part]) {
        let text = Passage(parts.map(\.text).joined(separator: "\n"), of: exercise)
        self.init(exercise: exercise, parts: parts, in: text, after: Passage(""), using: [])
    }

    /// Whether nothing of it is in the file, or the file itself is missing.
    package var isMissing: Bool { parts.isEmpty }

    /// The line at which to go on: that of its `todo()`, or else of its first declaration.
    package var line: Int { todoLine ?? declarationLine }

    /// The line of the first declaration.
    package var declarationLine: Int {
        for part in parts {
            let lines = part.text.components(separatedBy: "\n")
            if let index = lines.firstIndex(where: { Declaration.name(in: $0) != nil }) {
                return part.lines.lowerBound + index
            }
        }
        return parts.first?.lines.lowerBound ?? 1
    }

    /// The place to open in an editor.
    package var place: String { isMissing ? exercise.file : "\(exercise.file):\(line)" }

    /// The text of all parts.
    package var text: String { parts.map(\.text).joined(separator: "\n") }

    /// The code and its documentation, without the blank lines around them.
    package var trimmedText: String {
        text.components(separatedBy: "\n").trimmingBlankLines().joined(separator: "\n")
    }

    /// The task as it is in the file, or as it was shipped if the learner has deleted it.
    package var task: [String] {
        let task = parts.first.map { Exercise.task(in: $0.text) } ?? []
        return task.isEmpty ? exercise.task : task
    }

    /// The line that still has a `todo()`.
    package var todoLine: Int? { todo?.line }

    /// Whether its function or property does nothing but call `todo()`: then there is nothing to try yet.
    package var todoIsAlone: Bool { todo?.isAlone ?? false }

    private var todo: (line: Int, isAlone: Bool)? {
        for part in parts {
            let lines = part.text.components(separatedBy: "\n")
            guard let index = lines.firstIndex(where: { $0.contains("todo()") && !$0.isComment }) else {
                continue
            }
            let around = (lines[..<index].suffix(1) + lines[index...].prefix(2)).joined(separator: "\n")
            // A signature may end in a line of its own. A closure that only calls `todo()` does not count: it is not a whole
            // function.
            let body = #/(?:\bfunc .*|\binit\b.*|\bvar [^=\n]*|(?:^|\n)\s*\).*)[{]\s*todo\(\)\s*[}]/#
            return (part.lines.lowerBound + index, around.contains(body))
        }
        return nil
    }
}

extension StringProtocol {
    /// Whether this line is nothing but a comment.
    package var isComment: Bool { drop(while: \.isWhitespace).hasPrefix("//") }

    /// The text without spaces at the ends of lines.
    fileprivate var trimmingLines: String {
        components(separatedBy: "\n").map { line in
            String(line.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        }.joined(separator: "\n")
    }
}

extension Answer {
    /// The code that is edited on its own, without its documentation and the blank lines around it.
    package var code: String { codeLines.joined(separator: "\n") }

    /// The lines of the file that have the code, counted from 1; `nil` if there is none.
    package var linesOfCode: Range<Int>? {
        guard let part = parts.first, let lines = parted, !lines.code.isEmpty else { return nil }
        let first = part.lines.lowerBound + lines.before
        return first..<(first + lines.code.count)
    }

    package var codeLines: [String] { parted?.code ?? [] }

    private var parted: (before: Int, code: [String])? {
        guard let part = parts.first else { return nil }
        let lines = part.text.components(separatedBy: "\n")
        let code = lines.partedAtDocumentation().code
        let blank = code.prefix { $0.allSatisfy(\.isWhitespace) }.count
        return (lines.count - code.count + blank, code.trimmingBlankLines())
    }
}
