import Foundation

/// A lock that one process at a time holds. The system releases it when that process ends, however it ends.
package final class FileLock {
    private let descriptor: Int32

    /// Waits for the lock without a limit. It is for a file that is locked only for a moment.
    package init(_ file: URL) throws(WorkbookError) {
        descriptor = try Self.open(file)
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                close(descriptor)
                throw WorkbookError("\(file.path) cannot be locked: \(String(cString: strerror(errno))).")
            }
        }
    }

    /// Takes the lock. As long as another process has it, calls `whileWaiting` with that process's number, and gives up if it
    /// throws.
    package init(_ file: URL, whileWaiting: (_ holder: String) throws(WorkbookError) -> Void)
        throws(WorkbookError)
    {
        descriptor = try Self.open(file)
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let holder = (try? String(contentsOf: file, encoding: .utf8))?.prefix { $0.isNumber } ?? ""
            do throws(WorkbookError) { try whileWaiting(String(holder)) } catch {
                close(descriptor)
                throw error
            }
            // Polls, since a `flock` that waits could not be cancelled.
            usleep(100_000)
        }
        let name = Array("\(getpid())\n".utf8)
        ftruncate(descriptor, 0)
        _ = pwrite(descriptor, name, name.count, 0)
    }

    private static func open(_ file: URL) throws(WorkbookError) -> Int32 {
        let descriptor = Foundation.open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw .unwritable(file.path, "\(String(cString: strerror(errno))).")
        }
        return descriptor
    }

    package func unlock() { close(descriptor) }
}
