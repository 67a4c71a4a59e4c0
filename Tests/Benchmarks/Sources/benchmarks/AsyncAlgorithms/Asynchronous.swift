#if Peers
import AsyncAlgorithms
import Synchronization

/// The workloads with asynchronous sequences: swift-async-algorithms, and the standard library where that has the
/// operation already. They are pulled, from tasks; joins run a task for each of their sources.
enum Asynchronous {
    typealias Numbers = AsyncSyncSequence<Range<Int>>

    private static func numbers(_ count: Int) -> Numbers { opaque((0..<count).async) }

    /// Pulls everything out of `sequence`.
    private static func sum(of sequence: some AsyncSequence<Int, Never>) async -> Int {
        var sum = 0
        for await number in sequence { sum &+= number }
        return sum
    }

    @inline(never) private static func chain<Source: AsyncSequence<Int, Never> & Sendable>(
        _ source: Source
    ) -> some AsyncSequence<Int, Never> & Sendable {
        source.map { $0 &+ 1 }.filter { $0 % 3 != 0 }.map { $0 &* 2 }.reductions(0) { $0 &+ $1 }
    }

    static func chainFromSequence(_ events: Int) -> Timed {
        let source = numbers(events)
        return waiting { await sum(of: opaque(chain(source))) }
    }

    /// A channel is what comes nearest to a subject: each value waits until it is taken.
    static func chainFromChannel(_ events: Int) -> Timed {
        let channel = opaque(AsyncChannel<Int>())
        return waiting {
            async let sum = sum(of: opaque(chain(channel)))
            for number in 0..<events { await channel.send(number) }
            channel.finish()
            return await sum
        }
    }

    @inline(never) private static func fiveMaps<Source: AsyncSequence<Int, Never> & Sendable>(
        _ source: Source
    ) -> some AsyncSequence<Int, Never> & Sendable {
        source.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
    }

    static func twentyMaps(_ events: Int) -> Timed {
        let source = numbers(events)
        return waiting { await sum(of: opaque(fiveMaps(fiveMaps(fiveMaps(fiveMaps(source)))))) }
    }

    @inline(never) private static func threeStages<Source: AsyncSequence<Int, Never> & Sendable>(
        _ source: Source
    ) -> some AsyncSequence<Int, Never> & Sendable {
        source.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &* 2 }
    }

    static func pipeline(_ events: Int) -> Timed {
        return waiting {
            var total = 0
            for number in 0..<events {
                total &+= await sum(of: opaque(threeStages(opaque(CollectionOfOne(number).async))))
            }
            return total
        }
    }

    static func flattenMap(_ events: Int) -> Timed {
        let source = numbers(events)
        return waiting { await sum(of: opaque(source.flatMap { opaque(($0..<$0 + 3).async) })) }
    }

    static func switchToLatest(_ events: Int) -> Timed {
        let source = numbers(events)
        return waiting {
            var last = 0
            for await number in opaque(source.flatMapLatest { opaque(($0..<$0 + 3).async) }) {
                last = number
            }
            return last
        }
    }

    static func combineLatest(_ events: Int) -> Timed {
        let (one, other) = (numbers(events / 2), numbers(events / 2))
        return waiting {
            var last = 0
            for await (a, b) in opaque(AsyncAlgorithms.combineLatest(one, other)) { last = a &+ b }
            return last
        }
    }

    static func zip(_ pairs: Int) -> Timed {
        let (one, other) = (numbers(pairs), numbers(pairs))
        return waiting {
            var sum = 0
            for await (a, b) in opaque(AsyncAlgorithms.zip(one, other)) { sum &+= a &+ b }
            return sum
        }
    }

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

    /// By the names that the catalogue has for them.
    static let preparations: [String: Preparation] = [
        "chain from a subject": chainFromChannel,
        "chain from a sequence": chainFromSequence,
        "20 maps": twentyMaps,
        "flattenMap, 3 values each": flattenMap,
        "combineLatest of 2": combineLatest,
        "zip of 2": zip,
        "switchToLatest, 3 values each": switchToLatest,
        "pipeline of 3 made, subscribed, finished": pipeline,
        "publish to 100": publish(to: 100),
    ]
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
