import Foundation

/// What comes out of a program.
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

    /// Reads what is there, without waiting.
    package func read() {
        var room = [UInt8](repeating: 0, count: 65_536)
        // What prints without end is not followed without end.
        for _ in 0..<64 where isOpen {
            let count = Foundation.read(ours, &room, room.count)
            if count == 0 { isOpen = false }
            guard count > 0 else { return }
            bytes += room[..<count]
        }
    }
}
