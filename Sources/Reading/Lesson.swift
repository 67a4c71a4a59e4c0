/// What a test says of an answer: what was expected, what came, and the first difference, which is marked.
enum Lesson {
    static func html(_ lines: [String]) -> HTML {
        HTML(lines.map(line), separator: "\n")
    }

    private static func line(_ text: String) -> HTML {
        let isMark = text.contains("^") && text.prefix { $0 != "^" }.allSatisfy { $0 == " " || $0 == "-" }
        if isMark { return "<mark>\(text)</mark>" }
        let label = text.prefix { $0.isLetter }
        let isDiagram = ["expected", "yours", "given"].contains(label.lowercased())
        return isDiagram ? "<b>\(label)</b>\(text.dropFirst(label.count))" : "\(text)"
    }
}
