import Foundation
import Programs
import Synchronization

/// The folder of one test. It is removed at the end of the test, or at the latest after all tests.
open class TestFolder {
    /// All test folders. A program that is still ending may write into a removed folder, and so create it again.
    private static let made = Mutex<Set<URL>>([])
    private static let removedAtExit: Void = {
        atexit {
            for folder in TestFolder.made.withLock(\.self) { try? FileManager.default.removeItem(at: folder) }
        }
    }()

    /// The path has no links, so that it can be compared with the output of programs.
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

    /// Writes an executable script.
    public func writeProgram(_ text: String, to file: String) throws {
        // A child of another test could inherit the open file for a moment, and a file that is open for writing cannot be executed.
        try Spawn.oneAtATime.withLock { _ in try write(text, to: file) }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(file))
    }

    /// Waits until a program has written its process number into a file, and returns the number.
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

    /// The URL of a file whose folder exists; it is created if necessary.
    public func place(for file: String) throws -> URL {
        let url = folder.appending(path: file)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        return url
    }
}
