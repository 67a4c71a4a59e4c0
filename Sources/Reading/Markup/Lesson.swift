import Manuscript

/// What a test says of an answer: what was expected and what came, drawn, with the first difference marked, and sentences.
enum Lesson {
    static func html(_ lines: [String]) -> HTML {
        var parts: [HTML] = []
        var words: [String] = []
        func close() {
            if !words.isEmpty {
                parts.append("<pre class=\"lesson\">\(HTML(words.map(line), separator: "\n"))</pre>")
            }
            words = []
        }
        var rest = lines[...]
        while let first = rest.first {
            if let drawn = FigureText(rest) {
                close()
                parts.append(figure(drawn))
                rest = rest.dropFirst(drawn.count)
            } else {
                words.append(first)
                rest = rest.dropFirst()
            }
        }
        close()
        return HTML(parts, separator: "\n")
    }

    private static func figure(_ drawn: FigureText) -> HTML {
        let sentence = drawn.remark?.sentence ?? ""
        let remark: HTML = sentence.isEmpty ? "" : "<p class=\"remark\">\(sentence)</p>"
        let block = FigureBlock(
            drawn.figure, scale: Scale(for: [drawn.figure]), colours: Palette(of: [drawn.figure]),
            difference: drawn.remark?.column)
        return "<div class=\"lesson\">\(block.html)\(remark)</div>"
    }

    private static func line(_ text: String) -> HTML {
        let isMark = text.contains("^") && text.prefix { $0 != "^" }.allSatisfy { $0 == " " || $0 == "-" }
        return isMark ? "<mark>\(text)</mark>" : "\(text)"
    }
}
