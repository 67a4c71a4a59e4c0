import Foundation
import Synchronization

/// Writes to a file, a pipe or a terminal. It does not buffer, so a crash loses nothing that was printed before.
package final class FileOutput: Sendable {
    /// Standard output. If a write fails, the program ends: silently if the reader of the pipe is gone, as in `chapter4 | head`;
    /// otherwise with a message and status 74 (`EX_IOERR`).
    package static let standard = FileOutput(
        descriptor: STDOUT_FILENO, signs: .wanted, onFailure: giveUp)

    private let descriptor: Int32
    private let signs: Signs
    private let onFailure: @Sendable (Int32) -> Void
    /// A lock, so that texts of several threads do not mix.
    private let turn = Mutex(())

    /// - Parameter onFailure: gets the `errno` of a write that failed. The rest of that text is dropped.
    init(descriptor: Int32, signs: Signs = .asTheyAre, onFailure: @escaping @Sendable (Int32) -> Void) {
        (self.descriptor, self.signs) = (descriptor, signs)
        self.onFailure = onFailure
    }

    package func write(_ text: String) {
        let failure = turn.withLock { _ in
            Array(signs.drawn(text).utf8).withUnsafeBytes { writeAll($0, to: descriptor) ? nil : errno }
        }
        if let failure { onFailure(failure) }
    }

    private static func giveUp(_ error: Int32) {
        guard error != EPIPE else { exit(EXIT_SUCCESS) }
        StandardError.write("Nothing more can be written: \(String(cString: strerror(error))).")
        exit(EX_IOERR)
    }
}
