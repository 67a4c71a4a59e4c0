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
