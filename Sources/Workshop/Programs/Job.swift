import Coursework
import Foundation

/// What a piece of work needs while it is under way: a folder for what programs print, a closure that reports its progress, and one
/// that says whether it was cancelled.
package final class Job {
    package let folder: URL
    package let isCancelled: () -> Bool
    package let progress: (Activity) -> Void
    private var programs = 0

    package init(
        isCancelled: @escaping () -> Bool = { false }, progress: @escaping (Activity) -> Void
    ) throws(WorkbookError) {
        (self.isCancelled, self.progress) = (isCancelled, progress)
        folder = FileManager.default.temporaryDirectory.appending(path: "frp-workbook-\(UUID().uuidString)")
        do {
            try Interruption.removing(folder) {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
        } catch let error as WorkbookError {
            throw error
        } catch {
            throw WorkbookError(
                "The folder for the tests' output could not be made. \(error.localizedDescription)\n"
                    + "Set TMPDIR to a folder that can be written to.")
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
        Interruption.forget(folder)
    }

    package func file(_ name: String) -> URL { folder.appending(path: name) }

    /// A name for the files of the next program, unique in this job.
    package func newName() -> String {
        programs += 1
        return "program-\(programs)"
    }

    /// The text of a file.
    package func text(_ name: String) -> String { end(of: name, atMost: .max) }

    /// The last bytes of a file.
    package func end(of name: String, atMost limit: UInt64) -> String {
        guard let file = try? FileHandle(forReadingFrom: file(name)) else { return "" }
        defer { try? file.close() }
        if let length = try? file.seekToEnd() { try? file.seek(toOffset: length - min(length, limit)) }
        return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    }

    /// Waits a moment. Throws if the job was cancelled.
    package func pause() throws(WorkbookError) {
        if isCancelled() { throw .cancelled }
        // Polls for a child's end and a file's growth: not every file system reports the latter.
        usleep(15_000)
    }
}
