import Foundation

/// Recognises a full disk, because a build that fails for this reason often says something else.
package enum FullDisk {
    /// A message, if a program printed that the disk is full, or if there is almost no space left there or in the temporary folder.
    package static func reason(at place: URL, printed: String = "") -> String? {
        if printed.contains("No space left on device") {
            return "The disk is full: no more could be written. Make room at \(place.path), and check again."
        }
        for folder in [place, FileManager.default.temporaryDirectory] {
            var facts = statvfs()
            guard statvfs(folder.path, &facts) == 0 else { continue }
            let free = UInt64(facts.f_bavail) * UInt64(facts.f_frsize)
            if free < 20_000_000 {
                return
                    "The disk is full: \(free / 1_000_000) MB are left at \(folder.path). Make room, and check again."
            }
        }
        return nil
    }
}
