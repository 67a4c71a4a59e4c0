import Book
import Coursework
import Foundation
import Reading

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
        guard isFolder.boolValue,
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { throw WorkbookError("\(path) is no folder that can be read. Nothing was written.") }
        // What is hidden stays: `.git`, `.DS_Store`.
        former = names.filter { !$0.hasPrefix(".") }
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
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, bytes) in files {
                try Data(bytes).write(to: folder.appending(path: name), options: .atomic)
            }
            for name in former where files[name] == nil {
                try FileManager.default.removeItem(at: folder.appending(path: name))
            }
        } catch {
            throw WorkbookError("\(folder.path) cannot be written: \(error.localizedDescription)")
        }
    }

    private static func isPage(_ name: String, in folder: URL) -> Bool {
        if Assets.names.contains(name) || name == Assets.index { return true }
        let isNamedAsPage =
            [Address.contents, Address.glossary, Address.book].contains(name)
            || name.wholeMatch(of: /[0-9]+\.[0-9]+\.html/) != nil
        guard isNamedAsPage,
            let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
        else { return false }
        return text.contains(Frame.generator)
    }
}
