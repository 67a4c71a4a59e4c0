import Book
import Synchronization

/// The blocks of a section that were drawn already. When a marble moves, all but one of them are as they were.
final class DrawnBlocks: Sendable {
    private struct Place: Hashable {
        let number: Int
        let block: BlockData
    }

    /// A drag passes many diagrams, and comes back to few.
    private static let capacity = 500

    private let known = Mutex<[Place: HTML]>([:])

    init() {}

    /// What was drawn of the block at this place, or else what is drawn now.
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
