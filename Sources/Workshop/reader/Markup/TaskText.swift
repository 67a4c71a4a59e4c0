import Lessons

/// Makes the markup of an exercise's task: prose, and preformatted lines, which are indented by four columns. Diagrams are drawn.
enum TaskText {
    static func html(_ lines: [String]) -> HTML {
        var blocks: [HTML] = []
        var (prose, indented): ([String], [String]) = ([], [])
        func close() {
            if !prose.isEmpty { blocks.append(Prose.html(prose.joined(separator: "\n"))) }
            if !indented.isEmpty { blocks.append(block(indented)) }
            (prose, indented) = ([], [])
        }
        for line in lines {
            if line.hasPrefix("    ") {
                if !prose.isEmpty { close() }
                indented.append(String(line.dropFirst(4)))
            } else {
                if !indented.isEmpty { close() }
                prose.append(line.hasPrefix("Book: ") ? "" : line)
            }
        }
        close()
        return HTML(blocks, separator: "\n")
    }

    private static func block(_ lines: [String]) -> HTML {
        if let figure = Figure(ofTask: lines) { return "<div class=\"drawn\">\(figure.html())</div>" }
        // A statement or a call is code. A table is not: its lines begin with a word.
        let isCode = lines[0].prefixMatch(of: /(?:let|var|do|for)\b|[\w.]+(?:\(|\.\w)/) != nil
        return isCode
            ? .pre("code", Code.lines(lines)) : .pre("drawing", "\(lines.joined(separator: "\n"))")
    }
}
