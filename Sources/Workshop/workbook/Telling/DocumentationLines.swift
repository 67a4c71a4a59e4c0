import Coursework
import Terminal

/// Documentation as a reader wants it: sentences fill the width, what is drawn or code stays in its lines.
enum DocumentationLines {
    /// - Parameter lines: without the `///` before them. What is indented by four columns is no prose.
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
