import Book
import Foundation
import Terminal
import Text

/// The lines of a source file's examples that do not fit on a page of 80 columns and would be folded, each as
/// `Chapters/Chapter4/Signals.swift:23: 81 columns of code, an example has room for 74`. Checked by a test: our own
/// chapters fold nothing.
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
