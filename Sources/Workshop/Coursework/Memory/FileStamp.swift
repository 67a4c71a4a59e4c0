import Foundation
import Synchronization

/// Identifies a version of a file: by inode, time of the last change, and size.
package struct FileStamp: Hashable, Sendable {
    private let file: UInt64
    private let seconds: Int
    private let nanoseconds: Int
    private let size: Int64

    /// `nil` if there is no such file.
    package init?(of path: String) {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return nil }
        #if canImport(Darwin)
        let written = facts.st_mtimespec
        #else
        let written = facts.st_mtim
        #endif
        (file, size) = (UInt64(facts.st_ino), Int64(facts.st_size))
        (seconds, nanoseconds) = (Int(written.tv_sec), Int(written.tv_nsec))
    }
}

/// Finds the files that have changed since the last call.
package final class FileChanges: Sendable {
    private let seen: Mutex<[String: FileStamp]>

    package init(_ stamps: [String: FileStamp]) { seen = Mutex(stamps) }

    /// The names of the files that were written, added or removed.
    package func since(_ now: [String: FileStamp]) -> [String] {
        let before = seen.withLock { seen in
            defer { seen = now }
            return seen
        }
        return now.filter { before[$0.key] != $0.value }.map(\.key) + before.keys.filter { now[$0] == nil }
    }
}
