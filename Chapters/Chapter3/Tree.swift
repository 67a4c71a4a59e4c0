/// A calculation as it was put together, to be drawn instead of done.
indirect enum Tree: Sendable {
    case leaf(String)
    case node(String, Tree, Tree)

    /// The tree as lines of text: the sign above its two operands.
    var lines: [String] {
        drawn.lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    }

    /// The tree in words: `((0 + 1) + 2)`.
    var words: String {
        switch self {
        case .leaf(let text): text
        case .node(let sign, let left, let right): "(\(left.words) \(sign) \(right.words))"
        }
    }

    /// Lines of equal width, and the column at which the line from above arrives.
    private struct Drawing {
        let lines: [String]
        let root: Int

        var width: Int { lines.first?.count ?? 0 }

        func line(_ index: Int) -> String {
            index < lines.count ? lines[index] : String(repeating: " ", count: width)
        }
    }

    private var drawn: Drawing {
        switch self {
        case .leaf(let text): return Drawing(lines: [text], root: text.count / 2)
        case .node(let sign, let leftTree, let rightTree):
            let (left, right) = (leftTree.drawn, rightTree.drawn)
            let gap = 3
            let width = left.width + gap + right.width
            let (leftArm, rightArm) = (left.root + 1, left.width + gap + right.root - 1)
            let root = (leftArm + rightArm) / 2
            let below = (0..<max(left.lines.count, right.lines.count)).map {
                left.line($0) + String(repeating: " ", count: gap) + right.line($0)
            }
            let branches = Self.line(width, [(leftArm, "/"), (rightArm, "\\")])
            return Drawing(lines: [Self.line(width, [(root, sign)]), branches] + below, root: root)
        }
    }

    private static func line(_ width: Int, _ marks: [(Int, String)]) -> String {
        var characters = [Character](repeating: " ", count: width)
        for (column, mark) in marks { characters[column] = mark.first ?? " " }
        return String(characters)
    }
}
