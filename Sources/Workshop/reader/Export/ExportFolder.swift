import Book
import Coursework
import Foundation
import Text

/// The folder that pages are written into. It holds nothing else that could be lost.
struct ExportFolder {
    private let folder: URL
    /// The pages of a former export.
    private let former: [String]

    /// Looks at it, and writes nothing yet.
    init(_ path: String) throws(WorkbookError) {
        folder = URL(filePath: path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
            former = []
            return
        }
        guard isFolder.boolValue, let names = Self.names(in: folder) else {
            throw WorkbookError("\(path) is no folder that can be read. Nothing was written.")
        }
        former = names
        let foreign = former.filter { [folder] in !Self.isPage($0, in: folder) }.sorted()
        guard foreign.isEmpty else {
            let some = foreign.prefix(3).joined(separator: ", ") + (foreign.count > 3 ? ", …" : "")
            throw WorkbookError(
                "\(path) has other files in it: \(some)\nNothing was written. Name a folder that is new, or that holds only such pages."
            )
        }
    }

    /// Puts these files in the place of what was there.
    func write(_ files: [String: [UInt8]]) throws(WorkbookError) {
        do {
            for (name, bytes) in files {
                let file = folder.appending(path: name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(bytes).write(to: file, options: .atomic)
            }
            for name in former where files[name] == nil {
                try FileManager.default.removeItem(at: folder.appending(path: name))
            }
            // Of a folder of the other language only, and only if nothing is in it any more.
            for language in Language.allCases { rmdir(folder.appending(path: language.rawValue).path) }
        } catch {
            throw WorkbookError("\(folder.path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// What stands in it, and in a folder of another language inside. What is hidden stays: `.git`, `.DS_Store`.
    private static func names(in folder: URL) -> [String]? {
        func shown(_ folder: URL) -> [String]? {
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
            return names?.filter { !$0.hasPrefix(".") }
        }
        return shown(folder)?.flatMap { name in
            let isOfLanguage = Language.allCases.contains { $0.rawValue == name }
            let inside = isOfLanguage ? shown(folder.appending(path: name)) : nil
            return inside?.map { "\(name)/\($0)" } ?? [name]
        }
    }

    private static func isPage(_ path: String, in folder: URL) -> Bool {
        let file = folder.appending(path: path)
        let name = file.lastPathComponent
        if Assets.names.contains(name) || name == Assets.index { return true }
        let isNamedAsPage =
            [Address.contents, Address.glossary, Address.which, Address.book].contains(name)
            || name.wholeMatch(of: /[0-9]+\.[0-9]+\.html/) != nil
        guard isNamedAsPage,
            let text = try? String(contentsOf: file, encoding: .utf8)
        else { return false }
        return text.contains(Frame.generator)
    }
}
