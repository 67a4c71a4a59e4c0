import Testing

/// A code block of a doc comment.
struct CodeBlock: Sendable, CustomTestStringConvertible {
    /// `Sources/FRP/Operators/Map.swift:5`
    let place: String
    let lines: [String]

    var testDescription: String { place }

    /// The code blocks of a file: runs of comment lines that are indented by five blanks.
    static func all(in file: Checkout.File) -> [CodeBlock] {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        var blocks: [CodeBlock] = []
        var isOpen = false
        for (index, line) in lines.enumerated() {
            let code = line.drop { $0 == " " }
            guard code.hasPrefix("///     ") else {
                isOpen = false
                continue
            }
            let earlier = isOpen ? blocks.removeLast().lines : []
            let place = "\(file.path):\(index + 1 - earlier.count)"
            blocks.append(CodeBlock(place: place, lines: earlier + [String(code.dropFirst(8))]))
            isOpen = true
        }
        return blocks
    }
}
