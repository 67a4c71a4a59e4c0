/// A code block of a doc comment.
struct CodeBlock: Sendable {
    /// `Sources/FRP/Operators/Map.swift:5`
    let place: String
    let lines: [String]

    /// The code blocks of a file: runs of comment lines that are indented by five blanks.
    static func all(in file: Checkout.File) -> [CodeBlock] {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        var blocks: [CodeBlock] = []
        var isOpen = false
        for (index, line) in lines.enumerated() {
            let code = line.drop { $0 == " " }
            guard code.hasPrefix("///     ") else {
                isOpen = false
                continue
            }
            let earlier = isOpen ? blocks.removeLast().lines : []
            let place = "\(file.path):\(index + 1 - earlier.count)"
            blocks.append(CodeBlock(place: place, lines: earlier + [String(code.dropFirst(8))]))
            isOpen = true
        }
        return blocks
    }
}

/// Code as the documentation shows it, with what it prints.
///
///     [1, 2].signal.doNext { print("saw \($0)") }.subscribe()
///     // saw 1
///     // saw 2
struct DocumentedSnippet: Sendable {
    let code: String
    let output: [String]

    /// Reads the lines of a code block; `nil` if they do not have the form.
    init?(_ lines: [String]) {
        let code = lines.prefix { !$0.hasPrefix("// ") }
        let output = lines[code.count...]
        guard !code.isEmpty, !output.isEmpty, output.allSatisfy({ $0.hasPrefix("// ") }) else { return nil }
        (self.code, self.output) = (code.joined(separator: "\n"), output.map { String($0.dropFirst(3)) })
    }
}
