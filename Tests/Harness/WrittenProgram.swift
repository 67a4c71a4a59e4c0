import Foundation
import Processes

/// Writes a program that can be started at once.
public func writeProgram(_ text: String, to file: URL) throws {
    // A program that another test starts meanwhile would hold the file open for a moment, and keep this one from being started.
    try Spawn.oneAtATime.withLock { _ in try Data(text.utf8).write(to: file, options: .atomic) }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
}
