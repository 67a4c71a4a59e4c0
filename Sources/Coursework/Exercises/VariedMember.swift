/// What blank lines part in a declaration of `Exercises/Variants`: a function, with calls of `variants` or without, or some stored
/// members.
struct VariedMember {
    /// From the left margin.
    private let lines: [String]
    let calls: [VariantsCall]

    /// The members of a type, or the function itself, and the helpers behind it.
    static func all(in declaration: String) -> [VariedMember] {
        declaration.split(separator: "\n\n").map { paragraph in
            let lines = paragraph.split(separator: "\n").map(String.init)
            let isInType =
                lines[0].hasPrefix("    ") || lines[0].contains(/\b(class|struct|enum|extension) .*\{$/)
            let own = lines.filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
            return VariedMember(isInType ? own : lines)
        }
    }

    private init(_ lines: [String]) {
        self.lines = lines
        calls = VariantsCall.all(in: lines.joined(separator: "\n"))
    }

    /// The member with the body of this answer in the place of each call; `nil` if it has no such answer.
    func text(with name: String) -> String? {
        var text = lines.joined(separator: "\n")
        for call in calls.reversed() {
            guard let answer = call.answers.first(where: { $0.name == name }) else { return nil }
            text.replaceSubrange(call.range, with: answer.body.joined(separator: "\n"))
        }
        // A body without a line leaves the place of its call empty.
        let written = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
        return calls.isEmpty ? nil : written.joined(separator: "\n")
    }

    /// What it declares for this file alone, if there is no answer in it: itself, or each that is a line.
    var helpers: [(name: String, text: String)] {
        guard calls.isEmpty else { return [] }
        let parts = lines.last == "}" ? [lines.joined(separator: "\n")] : lines
        let pattern = /(?:@[A-Za-z]+ )*(?:private|fileprivate) (?:static )?(?:let|var|func) ([A-Za-z0-9_]+)/
        return parts.compactMap { part in part.prefixMatch(of: pattern).map { (String($0.1), part) } }
    }
}
