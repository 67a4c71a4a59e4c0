import Book
import Foundation
import Terminal
import Text

/// The lines in the examples of a source file that are too long for a page of 80 columns, as messages:
/// `Chapters/Chapter4/Signals.swift:23: 81 columns of code, an example has room for 74`. A test checks that our own chapters have
/// none.
///
/// Throws if the file cannot be read.
public func linesTooLongForAnExample(inFile path: String) throws -> [String] {
    let source = try String(contentsOfFile: path, encoding: .utf8)
    let room = Page(style: .plain).codeWidth
    var complaints: [String] = []
    for (index, line) in source.lines.enumerated() {
        guard let call = line.firstMatch(of: /\.example\s*\{/) else { continue }
        let column = line[..<call.range.upperBound].utf8.count
        guard let excerpt = Excerpt(of: source, file: path, line: index + 1, column: column) else { continue }
        for (offset, code) in excerpt.lines.enumerated() where code.displayWidth > room {
            let place = "\(excerpt.file):\(excerpt.line + offset)"
            complaints.append(
                "\(place): \(code.displayWidth) columns of code, an example has room for \(room)"
            )
        }
    }
    return complaints
}
