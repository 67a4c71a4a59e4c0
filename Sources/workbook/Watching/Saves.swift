import Foundation
import Synchronization

/// The moments at which somebody has saved: when a file with exercises was written, or another took its place.
final class Saves {
    private let news = DispatchSemaphore(value: 0)
    private let timer: any DispatchSourceTimer

    /// Looks from now on, five times a second: a folder on a network, or a container's, tells nothing by itself.
    ///
    /// - Parameter hear: is called on a queue of its own after each save.
    init(of root: URL, hear: @escaping @Sendable () -> Void = {}) {
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "saves"))
        self.timer = timer
        let seen = Seen(Self.stamps(of: root))
        timer.schedule(deadline: .now() + .milliseconds(200), repeating: .milliseconds(200))
        timer.setEventHandler { [news] in
            guard seen.isNew(Self.stamps(of: root)) else { return }
            news.signal()
            hear()
        }
        timer.resume()
    }

    deinit { timer.cancel() }

    /// Waits for the next one.
    func wait() {
        news.wait()
        // Several files saved at once are one save.
        while news.wait(timeout: .now() + .milliseconds(50)) == .success {}
    }

    /// What was there when somebody looked last.
    private final class Seen: Sendable {
        private let stamps: Mutex<[String: FileStamp?]>

        init(_ stamps: [String: FileStamp?]) { self.stamps = Mutex(stamps) }

        func isNew(_ now: [String: FileStamp?]) -> Bool {
            stamps.withLock { stamps in
                defer { stamps = now }
                return stamps != now
            }
        }
    }

    private static func stamps(of root: URL) -> [String: FileStamp?] {
        let folder = root.appending(path: "Exercises")
        let files = Catalogue.files(in: folder)
        return Dictionary(
            uniqueKeysWithValues: files.map { ($0, FileStamp(of: folder.appending(path: $0).path)) }
        )
    }
}
