#if Peers
import Dispatch
import OpenCombine
import OpenCombineDispatch

extension Combine {
    @inline(never) private static func three(_ number: Int) -> some Publisher<Int, Never> {
        opaque((number..<number + 3).publisher)
    }

    @inline(never) private static func deferred(_ number: Int) -> some Publisher<Int, Never> {
        opaque(Deferred { three(number) })
    }

    static func flattenMap(_ events: Int) -> Timed { flattenMap(events, three) }

    static func flattenMapDeferred(_ events: Int) -> Timed { flattenMap(events, deferred) }

    private static func flattenMap<Inner: Publisher<Int, Never>>(
        _ events: Int, _ inner: @escaping (Int) -> Inner
    ) -> Timed {
        let tally = Tally()
        let publisher = opaque(opaque((0..<events).publisher).flatMap(inner))
        return {
            let subscription = publisher.sink { tally.add($0) }
            return withExtendedLifetime(subscription) { tally.value }
        }
    }

    /// Generic, because a sequence's own `map` is eager.
    @inline(never) private static func latest(
        _ source: some Publisher<Int, Never>, _ inner: @escaping (Int) -> some Publisher<Int, Never>
    ) -> some Publisher<Int, Never> { source.map(inner).switchToLatest() }

    static func switchToLatest(_ events: Int) -> Timed { switchToLatest(events, three) }

    static func switchToLatestDeferred(_ events: Int) -> Timed { switchToLatest(events, deferred) }

    private static func switchToLatest(
        _ events: Int, _ inner: @escaping (Int) -> some Publisher<Int, Never>
    ) -> Timed {
        let tally = Tally()
        let publisher = opaque(latest(opaque((0..<events).publisher), inner))
        return {
            let subscription = publisher.sink { tally.replace(by: $0) }
            return withExtendedLifetime(subscription) { tally.value }
        }
    }

    static func zip(_ pairs: Int) -> Timed {
        let tally = Tally()
        let one = opaque(PassthroughSubject<Int, Never>())
        let other = opaque(PassthroughSubject<Int, Never>())
        let subscription = opaque(one.zip(other)).sink { tally.add($0.0 &+ $0.1) }
        return tally.after(keeping: subscription) {
            for number in 0..<pairs {
                one.send(number)
                other.send(number)
            }
        }
    }

    static func hop(_ events: Int) -> Timed {
        let (tally, done) = (Tally(), DispatchSemaphore(value: 0))
        let last = events - 1
        let subject = opaque(PassthroughSubject<Int, Never>())
        let queue = DispatchQueue(label: "OpenCombine")
        let subscription = opaque(subject.receive(on: queue.ocombine)).sink { number in
            tally.add(number)
            if number == last { done.signal() }
        }
        return tally.after(keeping: subscription) {
            for number in 0..<events { subject.send(number) }
            done.wait()
        }
    }
}
#endif
