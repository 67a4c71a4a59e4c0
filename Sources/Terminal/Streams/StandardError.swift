import Foundation
import Text

/// Messages that are not part of what the program prints.
package enum StandardError {
    /// Writes a line, or several, made printable. A message that nobody can read is dropped.
    package static func write(_ message: String) {
        _ = Array((message.printableLines + "\n").utf8).withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
    }
}
