/// A declaration at the top of a file, with the documentation before it.
struct Declaration {
    let name: String
    let text: String

    /// The name that a line declares, if it is the first line of a public declaration at the top of a file.
    static func name(in line: String) -> String? {
        // The pattern is made anew for each line, which takes longer than to match it.
        guard line.hasPrefix("public ") || line.hasPrefix("@") else { return nil }
        let pattern =
            /(?:@[A-Za-z]+ )*public (?:final )?(?:func|struct|class|enum|protocol|let|var|actor) ([A-Za-z0-9_]+).*/
        return line.wholeMatch(of: pattern).map { String($0.1) }
    }

    /// The line with which the documentation of a declaration begins.
    static func start(of declaration: Int, in lines: [String]) -> Int {
        var start = declaration
        while start > 0, lines[start - 1].hasPrefix("///") || lines[start - 1].hasPrefix("@") { start -= 1 }
        return start
    }

    /// The declarations of a file, in order: each from its documentation to the next one's.
    static func all(in text: String) -> [Declaration] {
        let lines = text.components(separatedBy: "\n")
        let starts = lines.indices.compactMap { index -> (start: Int, name: String)? in
            guard let name = name(in: lines[index]) else { return nil }
            return (start(of: index, in: lines), name)
        }
        return starts.enumerated().map { number, declaration in
            let end = number + 1 < starts.count ? starts[number + 1].start : lines.count
            let own = lines[declaration.start..<end].reversed().drop { $0.allSatisfy(\.isWhitespace) }
                .reversed()
            return Declaration(name: declaration.name, text: own.joined(separator: "\n"))
        }
    }
}
