import Synchronization

/// Which files have changed since somebody looked last.
package final class FileChanges: Sendable {
    private let seen: Mutex<[String: FileStamp]>

    package init(_ stamps: [String: FileStamp]) { seen = Mutex(stamps) }

    /// The names of those that were written, made or removed.
    package func since(_ now: [String: FileStamp]) -> [String] {
        let before = seen.withLock { seen in
            defer { seen = now }
            return seen
        }
        return now.filter { before[$0.key] != $0.value }.map(\.key) + before.keys.filter { now[$0] == nil }
    }
}
