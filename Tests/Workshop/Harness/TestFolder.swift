import Foundation
import Programs
import Synchronization

/// The folder of one test. It is removed when the test has ended, or at the latest when all tests have.
open class TestFolder {
    /// All that were made. A program that is still ending may write into one when it has been removed, and so makes it anew.
    private static let made = Mutex<Set<URL>>([])
    private static let removedAtExit: Void = {
        atexit {
            for folder in TestFolder.made.withLock(\.self) { try? FileManager.default.removeItem(at: folder) }
        }
    }()

    /// Without the links in its path, so that what programs print can be compared with it.
    public let folder: URL

    public init(called name: String = "test") throws {
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "\(name)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        Self.removedAtExit
        _ = Self.made.withLock { $0.insert(folder) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    public func path(_ file: String) -> String { folder.appending(path: file).path }

    public func read(_ file: String) throws -> String {
        try String(contentsOfFile: path(file), encoding: .utf8)
    }

    public func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: place(for: file), options: .atomic)
    }

    /// Writes a program that can be started at once.
    public func writeProgram(_ text: String, to file: String) throws {
        // A child of another test would inherit the open file for a moment, and a file that is open for writing cannot be started.
        try Spawn.oneAtATime.withLock { _ in try write(text, to: file) }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(file))
    }

    /// The process whose number a program writes into a file, for which this waits.
    public func noted(_ file: String) throws -> pid_t {
        var process: pid_t = 0
        try eventually("a process in \(file)") {
            let text = (try? read(file)) ?? ""
            process = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
            return process > 0
        }
        return process
    }

    public func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: path(file)) }

    /// Where a file can be put: the folder that it stands in is made.
    public func place(for file: String) throws -> URL {
        let url = folder.appending(path: file)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        return url
    }
}
