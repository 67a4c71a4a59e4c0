import Book
import Coursework
import Foundation

/// Polls twice a second for changed files from which the pages are made.
final class SourceChanges {
    enum Change: Hashable, Sendable {
        case chapter(Int)
        /// A source that all chapters are built with.
        case library
        /// A style sheet or a script.
        case style
        /// The state file: another run of the tool may have changed it.
        case memory
    }

    private let timer: any DispatchSourceTimer

    /// - Parameter hear: called on a queue of its own.
    init(of root: URL, hear: @escaping @Sendable (Set<Change>) -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sources"))
        self.timer = timer
        let files = FileChanges(Self.stamps(of: root))
        timer.schedule(deadline: .now() + .milliseconds(500), repeating: .milliseconds(500))
        timer.setEventHandler {
            let changes = Set(files.since(Self.stamps(of: root)).compactMap(Self.change))
            if !changes.isEmpty { hear(changes) }
        }
        timer.resume()
    }

    deinit { timer.cancel() }

    /// The kind of change, by the path of the file relative to the package; `nil` if no page depends on it.
    static func change(at file: String) -> Change? {
        let parts = file.split(separator: "/")
        guard let first = parts.first else { return nil }
        switch first {
        case "Chapters":
            return parts.dropFirst().first.flatMap { Int($0.drop { !$0.isNumber }) }.map(Change.chapter)
        case "Sources":
            if file.hasPrefix("Sources/Workshop/reader/Assets/") { return .style }
            // No chapter's program is built from these.
            let others = ["workbook", "reader", "Coursework", "Programs", "Checking"]
            return others.contains { file.hasPrefix("Sources/Workshop/\($0)/") } ? nil : .library
        case "Package.swift": return .library
        case StateFile.name[...]: return .memory
        default: return nil
        }
    }

    private static func stamps(of root: URL) -> [String: FileStamp] {
        var stamps: [String: FileStamp] = [:]
        for file in ["Package.swift", StateFile.name] {
            stamps[file] = FileStamp(of: root.appending(path: file).path)
        }
        for folder in ["Chapters", "Sources"] {
            let path = root.appending(path: folder).path
            for file in FileManager.default.subpaths(atPath: path) ?? []
            where [".swift", ".css", ".js"].contains(where: file.hasSuffix) {
                stamps["\(folder)/\(file)"] = FileStamp(of: "\(path)/\(file)")
            }
        }
        return stamps
    }
}
