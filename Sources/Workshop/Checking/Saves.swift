import Coursework
import Foundation

/// Reports when a file with exercises is written, or replaced by another.
final class Saves {
    private let timer: any DispatchSourceTimer

    /// Polls from now on, five times a second: a folder on a network or of a container reports no changes.
    ///
    /// - Parameter hear: is called on a serial queue after each save.
    init(of root: URL, hear: @escaping @Sendable () -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "saves"))
        self.timer = timer
        let changes = FileChanges(Self.stamps(of: root))
        timer.schedule(deadline: .now() + .milliseconds(200), repeating: .milliseconds(200))
        timer.setEventHandler {
            if !changes.since(Self.stamps(of: root)).isEmpty { hear() }
        }
        timer.resume()
    }

    deinit { timer.cancel() }

    private static func stamps(of root: URL) -> [String: FileStamp] {
        let folder = root.appending(path: "Exercises")
        let stamps = Catalogue.files(in: folder).map { ($0, FileStamp(of: folder.appending(path: $0).path)) }
        return Dictionary(uniqueKeysWithValues: stamps).compactMapValues(\.self)
    }
}
