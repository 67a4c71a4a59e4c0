/// The task of an exercise: sentences, and lines that stand as they are where they are indented by four columns.
enum TaskText {
    static func html(_ lines: [String]) -> HTML {
        var blocks: [HTML] = []
        var (prose, drawn): ([String], [String]) = ([], [])
        func close() {
            if !prose.isEmpty { blocks.append(Prose.html(prose.joined(separator: "\n"))) }
            if !drawn.isEmpty {
                blocks.append("<pre class=\"drawing\">\(drawn.joined(separator: "\n"))</pre>")
            }
            (prose, drawn) = ([], [])
        }
        for line in lines {
            if line.hasPrefix("    ") {
                if !prose.isEmpty { close() }
                drawn.append(String(line.dropFirst(4)))
            } else {
                if !drawn.isEmpty { close() }
                prose.append(line.hasPrefix("Book: ") ? "" : line)
            }
        }
        close()
        return HTML(blocks, separator: "\n")
    }
}
