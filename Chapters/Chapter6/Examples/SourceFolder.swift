import Foundation
import Terminal

/// A folder of this workbook's sources, to count in.
struct SourceFolder {
    private let folder: URL

    /// - Parameter path: from the folder of `Package.swift`.
    init(_ path: String) {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
            .standardized
        folder = root.appending(path: path)
    }

    /// How many lines of code these files have together; nil if one of them cannot be read, because the program was taken
    /// away from its sources.
    func size(of files: String...) -> Int? {
        var size = 0
        for file in files {
            let url = folder.appending(path: file + ".swift")
            guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
            size += text.split(separator: "\n").count(where: Self.isCode)
        }
        return size
    }

    private static func isCode(_ line: Substring) -> Bool {
        let line = line.drop { $0 == " " }
        return !line.isEmpty && !line.hasPrefix("//")
    }
}

/// Two versions side by side, and their sums.
func sizeTable(_ rows: [(label: String, sizes: [Int?])]) -> [String] {
    let sums = [0, 1].map { column in rows.reduce(0) { $0 + ($1.sizes[column] ?? 0) } }
    func line(_ label: String, _ cells: [String]) -> String {
        label.padded(toWidth: 28)
            + cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }.joined()
    }
    return [line("", ["chapter 5", "chapter 6"])]
        + rows.map { row in line(row.label, row.sizes.map { $0.map(String.init) ?? "?" }) }
        + [line("together", sums.map(String.init))]
}
