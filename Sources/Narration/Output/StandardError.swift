import Foundation

/// Messages that are not part of what a chapter tells.
package enum StandardError {
    package static func write(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
