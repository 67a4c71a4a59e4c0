/// A line like `B1=3`, or `A1=B1+C1`: a cell, and what is to be typed into it.
package struct TypedLine {
    let cell: CellName
    let text: String

    package struct Mistake: Error, CustomStringConvertible {
        let line: String

        package var description: String {
            "“\(line)” names no cell. Write a cell from A1 to F12, an equals sign and what it holds: B1=3"
        }
    }

    /// Reads a line. What follows the equals sign is a number, a label if it is words only, or else a formula.
    init(_ line: String) throws(Mistake) {
        guard let sign = line.firstIndex(of: "="),
            let cell = CellName(line[..<sign].filter { !$0.isWhitespace })
        else { throw Mistake(line: line) }
        self.cell = cell
        let typed = String(line[line.index(after: sign)...]).trimmingPrefix { $0.isWhitespace }
        let isLabel =
            if case .label = Content(typed: String(typed)) {
                typed.allSatisfy { $0.isLetter || $0.isWhitespace }
            } else {
                true
            }
        text = isLabel ? String(typed) : "=" + typed
    }
}
