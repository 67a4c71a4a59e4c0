import Text

/// An error that the compiler found, and its place.
package struct CompilerMessage: Hashable {
    /// The path from the root of the workbook, if the file is in there.
    package let file: String
    package let line: Int
    /// Counted in bytes, from 1.
    package let column: Int
    package let text: String

    package init(file: String, line: Int, column: Int, text: String) {
        (self.file, self.line, self.column, self.text) = (file, line, column, text)
    }

    /// The errors in the output of a build, each once, in order. The output may have colours.
    package static func errors(in output: String, root: String = "") -> [CompilerMessage] {
        var seen: Set<CompilerMessage> = []
        return output.split(whereSeparator: \.isNewline).compactMap { line in
            guard line.contains("error: ") else { return nil }
            guard
                let match = line.withoutEscapeSequences.wholeMatch(
                    of: /(.+\.swift):([0-9]+):([0-9]+): error: (.+)/),
                let number = Int(match.2), let column = Int(match.3)
            else { return nil }
            // On a Mac, /tmp and /var are in /private. Foundation leaves that out of a path, the compiler does not.
            let folder = [root + "/", "/private" + root + "/"].first(where: match.1.hasPrefix)
            let file = match.1.dropFirst(folder?.count ?? 0)
            let message = CompilerMessage(
                file: String(file), line: number, column: column, text: String(match.4))
            return seen.insert(message).inserted ? message : nil
        }
    }

    /// The undeclared name, if the message is about one.
    package var unknownName: String? {
        text.firstMatch(of: /^cannot find (?:type )?'([^']+)' in scope/).map { String($0.1) }
    }

    package var place: String { "\(file):\(line):\(column)" }

    /// The message, the line of code that it is about, and a caret under the column.
    package func shown(in source: String?) -> String {
        let lines = source?.components(separatedBy: "\n") ?? []
        guard lines.indices.contains(line - 1) else { return "\(place)\n\(text)" }
        let bytes = lines[line - 1].utf8
        let before = String(decoding: bytes.prefix(max(0, column - 1)), as: UTF8.self).suffix(300)
        let shownLine =
            before + String(decoding: bytes.dropFirst(max(0, column - 1)), as: UTF8.self).shortened(to: 300)
        let gap = before.map { character in
            character == "\t" ? "\t" : String(repeating: " ", count: String(character).printable.displayWidth)
        }
        let margin = String(repeating: " ", count: "\(line)".count)
        return "\(place)\n\(text)\n\(line) | \(shownLine)\n\(margin) | \(gap.joined())^"
    }
}
