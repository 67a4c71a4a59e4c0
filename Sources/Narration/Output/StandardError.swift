import Foundation

/// Messages that are not part of what a chapter tells.
enum StandardError {
    static func write(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
