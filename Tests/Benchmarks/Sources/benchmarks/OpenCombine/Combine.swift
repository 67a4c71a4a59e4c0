#if Peers
import Dispatch
import OpenCombine
import OpenCombineDispatch

/// The workloads with OpenCombine, in the types its operators have: erased ones would cost it more.
enum Combine {
    @inline(never) private static func chain(
        _ source: some Publisher<Int, Never>
    ) -> some Publisher<Int, Never> {
        source.map { $0 &+ 1 }.filter { $0 % 3 != 0 }.map { $0 &* 2 }.scan(0) { $0 &+ $1 }
    }

    static func chainFromSubject(_ events: Int) -> Timed {
        let (tally, subject) = (Tally(), opaque(PassthroughSubject<Int, Never>()))
        let subscription = opaque(chain(opaque(subject))).sink { tally.add($0) }
        return tally.after(keeping: subscription) { for number in 0..<events { subject.send(number) } }
    }

    static func chainFromSequence(_ events: Int) -> Timed {
        let tally = Tally()
        let publisher = opaque(chain(opaque((0..<events).publisher)))
        return {
            let subscription = publisher.sink { tally.add($0) }
            return withExtendedLifetime(subscription) { tally.value }
        }
    }

    @inline(never) private static func fiveMaps(
        _ source: some Publisher<Int, Never>
    ) -> some Publisher<Int, Never> {
        source.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
    }

    static func twentyMaps(_ events: Int) -> Timed {
        let (tally, subject) = (Tally(), opaque(PassthroughSubject<Int, Never>()))
        let subscription = opaque(fiveMaps(fiveMaps(fiveMaps(fiveMaps(opaque(subject)))))).sink {
            tally.add($0)
        }
        return tally.after(keeping: subscription) { for number in 0..<events { subject.send(number) } }
    }

    @inline(never) private static func threeStages(
        _ source: some Publisher<Int, Never>
    ) -> some Publisher<Int, Never> {
        source.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &* 2 }
    }

    static func pipeline(_ events: Int) -> Timed {
        let tally = Tally()
        return tally.after {
            for number in 0..<events {
                let subscription = opaque(threeStages(opaque(Just(number)))).sink { tally.add($0) }
                withExtendedLifetime(subscription) {}
            }
        }
    }

    static func retries(_ events: Int) -> Timed {
        let tally = Tally()
        let attempt = Deferred {
            tally.add(1)
            return Fail<Int, NotYet>(error: NotYet())
        }
        let publisher = opaque(attempt.retry(events - 1))
        return {
            let subscription = publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            return withExtendedLifetime(subscription) { tally.value }
        }
    }

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

    static func fanOut(to subscribers: Int) -> Preparation {
        { deliveries in
            let (tally, subject) = (Tally(), opaque(PassthroughSubject<Int, Never>()))
            let subscriptions = (0..<subscribers).map { _ in subject.sink { tally.add($0) } }
            return tally.after(keeping: subscriptions) {
                for number in 0..<deliveries / subscribers { subject.send(number) }
            }
        }
    }

    static func publish(to subscribers: Int) -> Preparation {
        { deliveries in
            let tally = Tally()
            let connectable = opaque((0..<deliveries / subscribers).publisher).makeConnectable()
            let subscriptions = (0..<subscribers).map { _ in connectable.sink { tally.add($0) } }
            return {
                let connection = connectable.connect()
                return withExtendedLifetime((connection, subscriptions)) { tally.value }
            }
        }
    }

    static func subscribe(_ subscribers: Int) -> Timed {
        let (tally, subject) = (Tally(), opaque(PassthroughSubject<Int, Never>()))
        var subscriptions: [AnyCancellable] = []
        return tally.after {
            for _ in 0..<subscribers { subscriptions.append(subject.sink { tally.add($0) }) }
        }
    }

    static func dispose(_ subscribers: Int) -> Timed {
        let (tally, subject) = (Tally(), opaque(PassthroughSubject<Int, Never>()))
        let subscriptions = (0..<subscribers).map { _ in subject.sink { tally.add($0) } }
        let order = shuffled(subscriptions)
        return tally.after {
            for subscription in order { subscription.cancel() }
            subject.send(1)
        }
    }

    static func binding(_ events: Int) -> Timed {
        let source = opaque(CurrentValueSubject<Int, Never>(0))
        let target = opaque(CurrentValueSubject<Int, Never>(0))
        let subscription = source.sink { [unowned target] in target.send($0) }
        return {
            var sum = 0
            for number in 0..<events {
                source.value = number
                sum &+= target.value
            }
            return withExtendedLifetime(subscription) { sum }
        }
    }

    /// By the names that the catalogue has for them.
    static let preparations: [String: Preparation] = [
        "chain from a subject": chainFromSubject,
        "chain from a sequence": chainFromSequence,
        "20 maps": twentyMaps,
        "fan-out to 1": fanOut(to: 1),
        "fan-out to 100": fanOut(to: 100),
        "fan-out to 10,000": fanOut(to: 10_000),
        "dispose one of 1,000": dispose,
        "dispose one of 10,000": dispose,
        "dispose one of 50,000": dispose,
        "flattenMap, 3 values each": flattenMap,
        "zip of 2": zip,
        "switchToLatest, 3 values each": switchToLatest,
        "pipeline of 3 made, subscribed, finished": pipeline,
        "hop to a serial queue": hop,
        "100,000 synchronous retries": retries,
        "subscribe one of 50,000": subscribe,
        "flattenMap, 3 deferred values each": flattenMapDeferred,
        "switchToLatest, 3 deferred values each": switchToLatestDeferred,
        "publish to 100": publish(to: 100),
        "Property set, one binding": binding,
    ]
}
#endif
