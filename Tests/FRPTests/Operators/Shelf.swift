import FRP

/// Sources by number, for those who want to feed each by hand.
final class Shelf: Sendable {
    private let sources = Lock<[Int: HandFed<Int>]>([:])

    subscript(_ number: Int) -> HandFed<Int> {
        sources.withLock { sources in
            let source = sources[number] ?? HandFed()
            sources[number] = source
            return source
        }
    }

    func started(of count: Int) -> [Int] { (0..<count).filter { self[$0].subscriptions > 0 } }
}
