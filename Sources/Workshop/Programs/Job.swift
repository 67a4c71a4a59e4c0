import Coursework
import Foundation

/// What a piece of work needs: a folder for the output of programs, a closure that gets its progress, and one that returns whether
/// it was cancelled.
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
    package func text(_ name: String) -> String { lastBytes(of: name, atMost: .max) }

    /// The last bytes of a file.
    package func lastBytes(of name: String, atMost limit: UInt64) -> String {
        guard let file = try? FileHandle(forReadingFrom: file(name)) else { return "" }
        defer { try? file.close() }
        if let length = try? file.seekToEnd() { try? file.seek(toOffset: length - min(length, limit)) }
        return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    }

    /// Waits a moment. Throws if the job was cancelled.
    package func pause() throws(WorkbookError) {
        if isCancelled() { throw .cancelled }
        // This polls for the end of a child and for the growth of a file, because not every file system reports the latter.
        usleep(15_000)
    }
}
