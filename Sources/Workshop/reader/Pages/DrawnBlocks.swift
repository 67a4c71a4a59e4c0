import Book
import Synchronization

/// A cache of the markup of a section's blocks. When a marble moves, only one block changes.
final class DrawnBlocks: Sendable {
    private struct Place: Hashable {
        let number: Int
        let block: BlockData
    }

    /// At this number of entries all are dropped. While a marble is dragged, each diagram adds one, and few are needed again.
    private static let capacity = 500

    private let known = Mutex<[Place: HTML]>([:])

    init() {}

    /// The markup of the block at this place: from the cache, or else from `drawing`.
    func html(of block: BlockData, number: Int, drawing: () -> HTML) -> HTML {
        let place = Place(number: number, block: block)
        if let html = known.withLock({ $0[place] }) { return html }
        let html = drawing()
        known.withLock { known in
            if known.count >= Self.capacity { known = [:] }
            known[place] = html
        }
        return html
    }
}
