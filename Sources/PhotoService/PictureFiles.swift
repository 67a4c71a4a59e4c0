import Dispatch
import Synchronization

/// Pictures that were drawn, as files. A picture is drawn once, however many ask for it at the same time, and kept until
/// the files would take more memory than they may; then the one that was not asked for the longest time goes.
final class PictureFiles: Sendable {
    /// Those of all services of this process: a photograph looks the same whoever serves it.
    static let shared = PictureFiles()

    /// A file, or the place where callers wait until one of them has drawn it.
    private final class Sheet: Sendable {
        let file = Mutex<[UInt8]?>(nil)
    }

    private struct Kept {
        var sheets: [String: Sheet] = [:]
        var sizes: [String: Int] = [:]
        /// The one asked for last stands at the end.
        var order: [String] = []
    }

    private let kept = Mutex(Kept())
    private let mostBytes: Int
    /// Two pictures are drawn at the same time, however many are asked for: other requests find the processor free.
    private let turns = DispatchSemaphore(value: 2)

    /// - Parameter mostBytes: the size of all files together.
    init(atMost mostBytes: Int = 16_000_000) { self.mostBytes = mostBytes }

    /// The file with this name. If it is not there, `draw` draws it, or returns `nil` if nobody wants it any more.
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
