/// A declaration at the top of a file, with the documentation before it.
package struct Declaration {
    package let name: String
    package let text: String

    /// The name that a line declares, if it is the first line of a public declaration at the top of a file.
    package static func name(in line: String) -> String? {
        guard !line.hasPrefix(" ") else { return nil }
        var words = line.split(separator: " ").drop { $0.hasPrefix("@") }
        guard words.popFirst() == "public" else { return nil }
        if words.first == "final" { words.removeFirst() }
        guard let keyword = words.popFirst(), keywords.contains(String(keyword)) else { return nil }
        let name = words.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
        return name.isEmpty ? nil : String(name)
    }

    private static let keywords: Set = [
        "func", "struct", "class", "enum", "protocol", "let", "var", "actor", "typealias",
    ]

    /// The index of the first line of a declaration's documentation and attributes.
    package static func start(of index: Int, in lines: [String]) -> Int {
        var start = index
        while start > 0, lines[start - 1].hasPrefix("///") || lines[start - 1].hasPrefix("@") { start -= 1 }
        return start
    }

    /// The declarations of a file, in order: each from its documentation to the next one's.
    package static func all(in text: String) -> [Declaration] {
        let lines = text.components(separatedBy: "\n")
        let starts = lines.indices.compactMap { index -> (start: Int, name: String)? in
            guard let name = name(in: lines[index]) else { return nil }
            return (start(of: index, in: lines), name)
        }
        return starts.enumerated().map { number, declaration in
            let end = number + 1 < starts.count ? starts[number + 1].start : lines.count
            let text = lines[declaration.start..<end].reversed().drop { $0.allSatisfy(\.isWhitespace) }
                .reversed()
            return Declaration(name: declaration.name, text: text.joined(separator: "\n"))
        }
    }

    /// The names of all declarations in the code, nested ones too.
    package static func names(in code: String) -> Set<String> {
        let lines = code.split(separator: "\n").filter { !$0.isComment }
        let declarations = lines.joined(separator: "\n").matches(
            of: /\b(?:func|struct|class|enum|protocol|let|var|actor|typealias) +`?(\w+)/)
        return Set(declarations.map { String($0.1) })
    }
}

extension [String] {
    /// The documentation at the beginning of a declaration, without its `///`, and the rest.
    package func partedAtDocumentation() -> (documentation: [String], code: [String]) {
        let documentation = prefix { $0.hasPrefix("///") }
        return (
            documentation.map { String($0.dropFirst($0.hasPrefix("/// ") ? 4 : 3)) },
            Array(dropFirst(documentation.count))
        )
    }
}
