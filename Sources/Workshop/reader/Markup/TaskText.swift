import Lessons

/// The task of an exercise: sentences, and lines that stand as they are where they are indented by four columns. Diagrams are drawn.
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
        // A statement, or a call; a line of a table begins with a word alone.
        let isCode = lines[0].prefixMatch(of: /(?:let|var|do|for)\b|[\w.]+(?:\(|\.\w)/) != nil
        return isCode
            ? .pre("code", Code.lines(lines)) : .pre("drawing", "\(lines.joined(separator: "\n"))")
    }
}
