import Foundation
import Synchronization

/// An output to a file, a pipe or a terminal. Each text is written at once, so a crash loses nothing that was printed before.
package final class FileOutput: Sendable {
    /// Standard output. The program ends if it cannot write there: without a word if nobody reads any more, as in
    /// `chapter4 | head`; otherwise with a message and status 74 (`EX_IOERR`).
    package static let standard = FileOutput(
        descriptor: STDOUT_FILENO, signs: .wanted, onFailure: giveUp)

    private let descriptor: Int32
    private let signs: Signs
    private let onFailure: @Sendable (Int32) -> Void
    /// Texts of several threads do not mix.
    private let turn = Mutex(())

    /// `onFailure` gets the `errno` of a write that failed; the rest of that text is dropped.
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
