extension Answer {
    /// What is edited beside its task: the answer without its documentation, and without the blank lines around it.
    package var code: String { codeLines.joined(separator: "\n") }

    /// The lines of the file in which it stands, counted from 1; `nil` if it is not there.
    package var linesOfCode: ClosedRange<Int>? {
        guard let part = parts.first, let lines = parted, !lines.code.isEmpty else { return nil }
        let first = part.lines.lowerBound + lines.before
        return first...(first + lines.code.count - 1)
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
