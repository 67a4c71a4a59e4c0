import Foundation
import Text

/// A text file of the workbook.
struct TextFile: Sendable {
    private static let root = Phrasebook.package

    /// The path from the root of the workbook.
    let path: String
    let text: String

    init(_ path: String) throws {
        self.path = path
        text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }

    static func write(_ text: String, to path: String) throws {
        try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
    }

    /// The Swift files, pages and texts in these folders and their subfolders.
    static func all(in folders: String...) throws -> [TextFile] {
        try folders.flatMap { folder in
            let below = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
            let paths = (below?.compactMap { $0 as? String } ?? []).sorted()
            return try paths.filter { [".swift", ".md", ".txt"].contains(where: $0.hasSuffix) }.map {
                try TextFile("\(folder)/\($0)")
            }
        }
    }
}
