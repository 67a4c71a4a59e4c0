import Terminal
import Text

/// Draws a pager: the lines, and below them the position and the keys.
struct PagerView {
    /// The number of rows below the lines.
    static let footer = 1

    let pager: Pager
    /// The next section; `nil` after the last.
    let next: Section?
    /// Whether a question comes before the next section.
    var isQuestion = false

    func draw(on canvas: inout Canvas) {
        for (row, index) in pager.visible.enumerated() {
            let line = pager.lines[index]
            canvas.write(line, row: row, column: 0)
            for hit in pager.hits(in: line) {
                let column = line.plain[..<hit.lowerBound].displayWidth
                canvas.write(line.plain[hit], row: row, column: column, Style(nil, .reversed))
            }
        }
        let row = canvas.size.rows - 1
        if let draft = pager.draft {
            let start = canvas.write("/", row: row, column: 1)
            canvas.writeField(
                draft, row: row, column: start, width: canvas.size.columns - 3, .plain, hasCursor: true)
        } else {
            canvas.writeFirstThatFits(footers, row: row, .dim)
        }
    }

    /// The possible texts of the last row, from long to short.
    var footers: [String] {
        if !pager.query.isEmpty, pager.hit == nil {
            return [
                "“\(pager.query)” is not in this section · / searches again", "It is not in this section.",
            ]
        }
        let place = "\(pager.visible.upperBound) of \(pager.lines.count) lines"
        guard pager.isAtEnd else {
            return [
                "\(place) · space turns the page, b turns back · q leaves · ? all keys",
                "\(place) · space turns the page · q leaves · ? all keys",
                "space turns the page · q leaves · ? all keys",
                "q leaves · ? all keys", "q leaves",
            ]
        }
        if isQuestion {
            return [
                "Enter goes on to the question · q leaves · ? all keys", "Enter goes on · q leaves",
                "q leaves",
            ]
        }
        guard let next else {
            return ["the end · b turns back · q leaves · ? all keys", "q leaves · ? all keys", "q leaves"]
        }
        return [
            "Enter goes on with \(next.number) \(next.title) · q leaves · ? all keys",
            "Enter goes on with \(next.number) · q leaves · ? all keys",
            "Enter goes on · q leaves", "q leaves",
        ]
    }

    /// The explanation of all keys, for `?`.
    var keys: KeyValuePairs<String, String> {
        [
            "space": isQuestion
                ? "the next page; at the end, the question" : "the next page; at the end, the next section",
            "b": "the page before",
            "↓ ↑": "one line down, or up",
            "Home End": "the beginning, or the end",
            "/": "searches: type a word, then Enter",
            "n N": "the next place where it is found, or the one before",
            "Enter": isQuestion
                ? "goes on to the question"
                : next.map { "goes on with \($0.number) \($0.title)" } ?? "leaves: this is the last section",
            "q": "leaves; what was told stays above the prompt",
        ]
    }
}
