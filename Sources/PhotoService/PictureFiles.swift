import Dispatch
import Synchronization

/// A cache of pictures as files. A picture is drawn only once, even for several requests at the same time. If the files take too
/// much memory, those that were not used for the longest time are removed.
final class PictureFiles: Sendable {
    /// The cache of all services in this process. A photograph looks the same in all of them.
    static let shared = PictureFiles()

    /// A file, or a lock for the callers that wait until one of them has drawn it.
    private final class Sheet: Sendable {
        let file = Mutex<[UInt8]?>(nil)
    }

    private struct Kept {
        var sheets: [String: Sheet] = [:]
        var sizes: [String: Int] = [:]
        /// The names in the order of their last use; the latest is at the end.
        var order: [String] = []
    }

    private let kept = Mutex(Kept())
    private let mostBytes: Int
    /// At most two pictures are drawn at the same time, so that other requests do not have to wait for the processor.
    private let turns = DispatchSemaphore(value: 2)

    /// - Parameter mostBytes: the maximum size of all files together.
    init(atMost mostBytes: Int = 16_000_000) { self.mostBytes = mostBytes }

    /// The file with this name. If it is not in the cache, `draw` makes it, or returns `nil` if no client wants it any more.
    func file(_ name: String, drawing draw: () -> [UInt8]?) -> [UInt8]? {
        let sheet = kept.withLock { kept in
            let sheet = kept.sheets[name] ?? Sheet()
            kept.sheets[name] = sheet
            kept.order.removeAll { $0 == name }
            kept.order.append(name)
            return sheet
        }
        let file = sheet.file.withLock { file in
            if file == nil {
                turns.wait()
                file = draw()
                turns.signal()
            }
            return file
        }
        kept.withLock { kept in
            if kept.sheets[name] === sheet { kept.sizes[name] = file?.count ?? 0 }
            while kept.sizes.values.reduce(0, +) > mostBytes, let oldest = kept.order.first {
                kept.order.removeFirst()
                (kept.sheets[oldest], kept.sizes[oldest]) = (nil, nil)
            }
        }
        return file
    }
}
