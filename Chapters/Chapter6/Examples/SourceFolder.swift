import Foundation
import Terminal

/// A folder of this workbook's sources, to read in.
struct SourceFolder {
    private let folder: URL

    /// - Parameter path: from the folder of `Package.swift`.
    init(_ path: String) {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
            .standardized
        folder = root.appending(path: path)
    }

    /// The lines of these files, without comments and blank lines; nil if one of them cannot be read, because the program was
    /// taken away from its sources.
    func code(of files: String...) -> [String]? {
        var code: [String] = []
        for file in files {
            let url = folder.appending(path: file + ".swift")
            guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
            code += Self.code(in: text)
        }
        return code
    }

    /// Its lines without comments and blank lines, however they end.
    static func code(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).filter(isCode).map(String.init)
    }

    private static func isCode(_ line: Substring) -> Bool {
        let line = line.drop { $0 == " " }
        return !line.isEmpty && !line.hasPrefix("//")
    }
}

/// How many lines have each of the words, in pieces of code side by side.
func wordTable(_ words: [String], _ pieces: KeyValuePairs<String, [String]?>) -> [String] {
    func line(_ label: String, _ cells: [String]) -> String {
        label.padded(toWidth: 16)
            + cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }.joined()
    }
    func count(_ word: String, in code: [String]?) -> String {
        code.map { "\($0.count { $0.contains(word) })" } ?? "?"
    }
    return [line("", pieces.map(\.key))]
        + words.map { word in line(word, pieces.map { count(word, in: $0.value) }) }
}
