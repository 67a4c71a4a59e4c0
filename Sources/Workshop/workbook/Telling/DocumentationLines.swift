import Coursework
import Terminal

/// Documentation, reflowed: prose fills the width; diagrams and code keep their lines.
enum DocumentationLines {
    /// - Parameter lines: the lines without `///`. Those indented by four columns are no prose.
    static func of(_ lines: [String], width: Int) -> [StyledLine] {
        var blocks: [String] = []
        for line in lines {
            let isProse = isProse(line) && !line.hasPrefix("Book: ")
            if isProse, let last = blocks.last, isProse == Self.isProse(last) {
                blocks[blocks.count - 1] = last + " " + line
            } else {
                blocks.append(line)
            }
        }
        return blocks.flatMap { block -> [StyledLine] in
            if block.hasPrefix("    ") {
                return block.broken(toWidth: width).map { StyledLine($0) }
            }
            return .wrapped(block, width: width, block.hasPrefix("Book: ") ? .dim : .plain)
        }
    }

    private static func isProse(_ line: String) -> Bool { !line.isEmpty && !line.hasPrefix("    ") }
}
