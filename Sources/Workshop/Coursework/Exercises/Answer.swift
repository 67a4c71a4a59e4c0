/// What stands in the learner's file for an exercise.
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
    ///   - beginning: what stands before the first exercise of its file.
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

    /// Nothing of it is in the file, or there is no such file.
    package var isMissing: Bool { parts.isEmpty }

    /// The line at which to go on: that of a `todo()`, if there is one.
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

    /// The task as it stands in the file; as it was shipped, if it is gone from there.
    package var task: [String] {
        let task = parts.first.map { Exercise.task(in: $0.text) } ?? []
        return task.isEmpty ? exercise.task : task
    }

    /// The line that still has a `todo()`.
    package var todoLine: Int? { todo?.line }

    /// Whether that `todo()` is all that its function or property does: there is nothing to try before something is written there.
    package var todoIsAlone: Bool { todo?.isAlone ?? false }

    private var todo: (line: Int, isAlone: Bool)? {
        for part in parts {
            let lines = part.text.components(separatedBy: "\n")
            guard let index = lines.firstIndex(where: { $0.contains("todo()") && !$0.isComment }) else {
                continue
            }
            let around = (lines[..<index].suffix(1) + lines[index...].prefix(2)).joined(separator: "\n")
            // A signature may end in a line of its own; a closure that only calls it is no function.
            let body = #/(?:\bfunc .*|\binit\b.*|\bvar [^=\n]*|(?:^|\n)\s*\).*)[{]\s*todo\(\)\s*[}]/#
            return (part.lines.lowerBound + index, around.contains(body))
        }
        return nil
    }
}

extension StringProtocol {
    /// Whether this line is nothing but a comment.
    package var isComment: Bool { drop(while: \.isWhitespace).hasPrefix("//") }

    /// Without spaces at the ends of lines.
    fileprivate var trimmingLines: String {
        components(separatedBy: "\n").map { line in
            String(line.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        }.joined(separator: "\n")
    }
}

extension Answer {
    /// What is edited beside its task: the answer without its documentation, and without the blank lines around it.
    package var code: String { codeLines.joined(separator: "\n") }

    /// The lines of the file in which it stands, counted from 1; `nil` if it is not there.
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
