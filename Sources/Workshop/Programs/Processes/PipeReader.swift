import Foundation

/// Reads the output of a program from a pipe. `theirs` is the end for the program.
package final class PipeReader {
    package let ours: Int32
    package let theirs: Int32
    package private(set) var isOpen = true
    package private(set) var bytes: [UInt8] = []

    package init() throws {
        (ours, theirs) = try Spawn.pipe()
        _ = fcntl(ours, F_SETFL, O_NONBLOCK)
    }

    deinit { close(ours) }

    /// Reads the bytes that are there, without waiting.
    package func read() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        // The limit lets this return even if a program never stops printing.
        for _ in 0..<64 where isOpen {
            let count = Foundation.read(ours, &buffer, buffer.count)
            if count == 0 { isOpen = false }
            guard count > 0 else { return }
            bytes += buffer[..<count]
        }
    }
}
