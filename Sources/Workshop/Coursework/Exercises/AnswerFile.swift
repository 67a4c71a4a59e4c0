import Foundation

/// The learner's file, while lines of it are replaced. All its other bytes stay the same: line ends, a byte-order mark, other
/// exercises.
struct AnswerFile {
    private let name: String
    private let url: URL
    private let bytes: Data
    private var byteOrderMark = ""
    /// The lines, each with its line end: CR LF, LF or CR; the last has none.
    private var rows = [(text: "", end: "")]

    /// - Parameter name: its path from the root.
    init(_ name: String, in root: URL) throws(WorkbookError) {
        self.name = name
        url = root.appending(path: name).resolvingSymlinksInPath()
        do {
            bytes = try Data(contentsOf: url)
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw CocoaError(.fileReadInapplicableStringEncoding)
            }
            for character in text {
                switch character {
                case "\u{FEFF}" where rows.count == 1 && rows[0].text.isEmpty: byteOrderMark = "\u{FEFF}"
                case "\r\n", "\n", "\r":
                    rows[rows.count - 1].end = String(character)
                    rows.append(("", ""))
                default: rows[rows.count - 1].text.append(character)
                }
            }
        } catch {
            throw WorkbookError("\(name) could not be read: \(error.localizedDescription)")
        }
    }

    var lines: [String] { rows.map(\.text) }

    /// Replaces lines. The new lines get the line ends of those before them.
    ///
    /// - Parameter numbers: counted from 1.
    /// - Parameter old: the expected text of these lines.
    /// - Returns: false if their text is another by now: then nothing is replaced.
    @discardableResult
    mutating func replace(_ numbers: Range<Int>, ifStill old: [String], with new: [String]) -> Bool {
        let range = (numbers.lowerBound - 1)..<(numbers.upperBound - 1)
        guard range.upperBound <= rows.count, rows[range].map(\.text) == old else { return false }
        let end = rows.prefix(range.lowerBound + 1).last { !$0.end.isEmpty }?.end ?? "\n"
        var added = new.map { (text: $0, end: end) }
        if !added.isEmpty, !range.isEmpty { added[added.count - 1].end = rows[range.upperBound - 1].end }
        rows.replaceSubrange(range, with: added)
        // The former last line has no line end, and may be followed by other lines now.
        for index in rows.indices.dropLast() where rows[index].end.isEmpty { rows[index].end = end }
        return true
    }

    /// Writes all or nothing: a program that reads the file meanwhile sees either the old text or the new.
    ///
    /// - Returns: false if somebody has saved it since it was read.
    func save() throws(WorkbookError) -> Bool {
        let text = byteOrderMark + rows.dropLast().map { $0.text + $0.end }.joined() + (rows.last?.text ?? "")
        let files = FileManager.default
        let mode = try? files.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        // `rename` would replace a read-only file: it asks for the folder's permissions alone.
        guard let mode, mode & 0o200 != 0, files.isWritableFile(atPath: url.path) else {
            throw WorkbookError("\(name) is read-only. Nothing was written.")
        }
        let draft = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).\(getpid())")
        defer { try? files.removeItem(at: draft) }
        do {
            try Data(text.utf8).write(to: draft)
            try files.setAttributes([.posixPermissions: mode], ofItemAtPath: draft.path)
            let handle = try FileHandle(forUpdating: draft)
            try handle.synchronize()
            try handle.close()
        } catch {
            throw WorkbookError(
                "\(name) could not be written: \(error.localizedDescription) It is as it was.")
        }
        guard (try? Data(contentsOf: url)) == bytes else { return false }
        guard rename(draft.path, url.path) == 0 else {
            throw WorkbookError("\(name) could not be replaced: \(String(cString: strerror(errno))).")
        }
        return true
    }
}

extension String {
    /// The text of a file, normalised: without a byte-order mark, its lines ended by `\n`.
    package init(textOf file: URL) throws {
        self.init(normalising: try String(contentsOf: file, encoding: .utf8))
    }

    init(normalising text: String) {
        let scalars = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
        self = String(scalars).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }
}
