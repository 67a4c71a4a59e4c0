import Foundation
import Synchronization

/// An output that writes block by block instead of line by line, unless somebody watches it on a terminal.
package final class BufferedOutput: Output {
    package static let standard = BufferedOutput(descriptor: STDOUT_FILENO, onFailure: giveUp)

    private let descriptor: Int32
    private let onFailure: @Sendable (Int32) -> Void
    private let buffer = Mutex<[UInt8]>([])
    private let capacity: Int

    /// `onFailure` is told the `errno` of a write that failed; what could not be written is dropped.
    init(descriptor: Int32, onFailure: @escaping @Sendable (Int32) -> Void) {
        self.descriptor = descriptor
        self.onFailure = onFailure
        capacity = isatty(descriptor) == 1 ? 1 : 16 * 1024
    }

    package func write(_ text: String) {
        let isFull = buffer.withLock { buffer in
            buffer += text.utf8
            return buffer.count >= capacity
        }
        if isFull { flush() }
    }

    package func flush() {
        let failure = buffer.withLock { writeAll(&$0) }
        if failure != 0 { onFailure(failure) }
    }

    package func writeNow(_ text: String) {
        write(text)
        flush()
    }

    /// For the moment before a crash: allocates nothing, waits for nobody.
    func flushIfFree() {
        _ = buffer.withLockIfAvailable { writeAll(&$0) }
    }

    /// The `errno` of what went wrong, else 0.
    private func writeAll(_ buffer: inout [UInt8]) -> Int32 {
        defer { buffer.removeAll(keepingCapacity: true) }
        return buffer.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(
                    descriptor,
                    UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                    rest.count
                )
                if count < 0 && errno == EINTR { continue }
                if count < 0 { return errno }
                rest = rest.dropFirst(count)
            }
            return 0
        }
    }

    /// A reader who has read enough (`| head -1`) is no failure.
    private static func giveUp(_ error: Int32) {
        guard error != EPIPE else { exit(EXIT_SUCCESS) }
        StandardError.write("Nothing more can be written: \(String(cString: strerror(error))).")
        exit(EX_IOERR)
    }
}
