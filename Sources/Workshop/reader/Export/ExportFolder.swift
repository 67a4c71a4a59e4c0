import Book
import Coursework
import Foundation
import Text

/// The folder into which pages are written. It must not contain other files: they could be overwritten.
struct ExportFolder {
    private let folder: URL
    /// The files of a former export.
    private let former: [String]

    /// Checks that the folder is new, or contains only a former export. Writes nothing yet.
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

    /// Replaces the former export by these files.
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
            // `rmdir` removes only empty folders: those of languages that have no pages any more.
            for language in Language.allCases { rmdir(folder.appending(path: language.rawValue).path) }
        } catch {
            throw WorkbookError("\(folder.path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// The paths of the files in the folder, and in a folder of another language inside. Hidden files, such as `.git` and
    /// `.DS_Store`, are ignored, and so are kept.
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
