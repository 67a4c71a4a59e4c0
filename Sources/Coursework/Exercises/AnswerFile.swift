import Foundation

/// The learner's file, while code is put into the place of an answer's. Every other byte of it stays: line ends, a byte-order mark,
/// and what is no business of the exercise.
struct AnswerFile {
    private let name: String
    private let url: URL
    private let bytes: Data

    /// - Parameter name: its path from the root.
    init(_ name: String, in root: URL) throws(WorkbookError) {
        self.name = name
        url = root.appending(path: name).resolvingSymlinksInPath()
        do { bytes = try Data(contentsOf: url) } catch {
            throw WorkbookError("\(name) could not be read: \(error.localizedDescription)")
        }
    }

    /// The file with these lines of code in the place of those of an answer; `nil` if other code stands there by now.
    func putting(_ code: [String], inPlaceOf answer: Answer) -> Data? {
        guard let numbers = answer.linesOfCode else { return nil }
        let lines = Self.lines(of: bytes)
        let range = (numbers.lowerBound - 1)..<numbers.upperBound
        guard lines.indices.contains(range.upperBound - 1),
            lines[range].map({ String(decoding: $0.text, as: UTF8.self) }) == answer.codeLines
        else { return nil }
        let (first, last) = (lines[range.lowerBound], lines[range.upperBound - 1])
        let end = first.end.isEmpty ? "\n" : String(decoding: first.end, as: UTF8.self)
        let new = Data(code.joined(separator: end).utf8)
        return bytes[..<first.text.startIndex] + new + bytes[last.text.endIndex...]
    }

    /// Puts other bytes in the place of all, or none: who reads the file meanwhile sees it as it was, or as it is afterwards.
    ///
    /// - Returns: false if somebody has saved it since it was read.
    func replace(by new: Data) throws(WorkbookError) -> Bool {
        let files = FileManager.default
        let mode = try? files.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        // Its folder may allow what the file does not.
        guard let mode, mode & 0o200 != 0, files.isWritableFile(atPath: url.path) else {
            throw WorkbookError("\(name) is read-only. Nothing was written.")
        }
        let draft = url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).\(getpid())")
        defer { try? files.removeItem(at: draft) }
        do {
            try new.write(to: draft)
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

    /// The lines, each without what ends it, and that: CR LF, LF or CR.
    private static func lines(of bytes: Data) -> [(text: Data, end: Data)] {
        var lines: [(text: Data, end: Data)] = []
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var place = start
        while place < bytes.count {
            let isPair = bytes[place] == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
            let next = place + (isPair ? 2 : 1)
            if [0x0A, 0x0D].contains(bytes[place]) {
                lines.append((bytes[start..<place], bytes[place..<next]))
                start = next
            }
            place = next
        }
        return lines + [(bytes[start...], Data())]
    }
}
