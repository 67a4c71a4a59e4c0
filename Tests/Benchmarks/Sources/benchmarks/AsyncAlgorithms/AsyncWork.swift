#if Peers
import AsyncAlgorithms

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
}
#endif
