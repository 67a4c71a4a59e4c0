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

    /// What tells one version of a file from another: which file it is, when it was written, how long it is.
    private struct Stamp: Equatable {
        let file: Int?
        let written: Date?
        let size: Int?
    }

    /// What was there when somebody looked last.
    private final class Seen: Sendable {
        private let stamps: Mutex<[String: Stamp]>

        init(_ stamps: [String: Stamp]) { self.stamps = Mutex(stamps) }

        func isNew(_ now: [String: Stamp]) -> Bool {
            stamps.withLock { stamps in
                defer { stamps = now }
                return stamps != now
            }
        }
    }

    private static func stamps(of root: URL) -> [String: Stamp] {
        let folder = root.appending(path: "Exercises")
        let files = Catalogue.files(in: folder)
        return Dictionary(
            uniqueKeysWithValues: files.map { file in
                let facts = try? FileManager.default.attributesOfItem(
                    atPath: folder.appending(path: file).path)
                let stamp = Stamp(
                    file: facts?[.systemFileNumber] as? Int, written: facts?[.modificationDate] as? Date,
                    size: facts?[.size] as? Int)
                return (file, stamp)
            }
        )
    }
}
