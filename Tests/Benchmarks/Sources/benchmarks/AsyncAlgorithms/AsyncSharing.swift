#if Peers
import AsyncAlgorithms
import Synchronization

extension Asynchronous {
    /// One sequence for many tasks. The first value waits until all of them are there.
    static func publish(to subscribers: Int) -> Preparation {
        { deliveries in
            let gate = Gate(for: subscribers)
            let numbers = opaque((0..<deliveries / subscribers).async)
            let shared = opaque(
                numbers.map { number in
                    if number == 0 { await gate.opened() }
                    return number
                }
            ).share()
            return waiting {
                await withTaskGroup(of: Int.self) { group in
                    for _ in 0..<subscribers {
                        group.addTask {
                            var iterator = shared.makeAsyncIterator()
                            gate.arrive()
                            var sum = 0
                            while let number = await iterator.next(isolation: nil) { sum &+= number }
                            return sum
                        }
                    }
                    return await group.reduce(0, &+)
                }
            }
        }
    }
}

/// Opens when as many as expected have arrived.
private final class Gate: Sendable {
    private let missing: Atomic<Int>
    private let opening = AsyncStream.makeStream(of: Never.self)

    init(for expected: Int) { missing = Atomic(expected) }

    func arrive() {
        if missing.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 {
            opening.continuation.finish()
        }
    }

    func opened() async { for await _ in opening.stream {} }
}
#endif
