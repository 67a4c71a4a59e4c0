import Dispatch
import FRP

/// The workloads with the workbook's core.
enum Workbook {
    @inline(never) private static func chain(_ source: Signal<Int>) -> Signal<Int> {
        source.map { $0 &+ 1 }.filter { $0 % 3 != 0 }.map { $0 &* 2 }.scan(0) { $0 &+ $1 }
    }

    static func chainFromSubject(_ events: Int) -> Timed {
        let (tally, subject) = (Tally(), opaque(Subject<Int>()))
        opaque(chain(opaque(subject.signal))).subscribe(next: { tally.add($0) })
        return tally.after { for number in 0..<events { subject.sendNext(number) } }
    }

    static func chainFromSequence(_ events: Int) -> Timed {
        let tally = Tally()
        let signal = opaque(chain(opaque((0..<events).signal)))
        return tally.after { signal.subscribe(next: { tally.add($0) }) }
    }

    static func twentyMaps(_ events: Int) -> Timed {
        let (tally, subject) = (Tally(), opaque(Subject<Int>()))
        var signal = opaque(subject.signal)
        for _ in 0..<20 { signal = opaque(signal.map { $0 &+ 1 }) }
        signal.subscribe(next: { tally.add($0) })
        return tally.after { for number in 0..<events { subject.sendNext(number) } }
    }

    @inline(never) private static func threeStages(_ source: Signal<Int>) -> Signal<Int> {
        source.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &* 2 }
    }

    static func pipeline(_ events: Int) -> Timed {
        let tally = Tally()
        return tally.after {
            for number in 0..<events {
                opaque(threeStages(opaque(.return(number)))).subscribe(next: { tally.add($0) })
            }
        }
    }

    static func retries(_ events: Int) -> Timed {
        let tally = Tally()
        let attempt = Signal<Int>.defer {
            tally.add(1)
            return .error(NotYet())
        }
        let signal = opaque(attempt.retry(events - 1))
        return tally.after { signal.subscribe() }
    }

    @inline(never) private static func three(_ number: Int) -> Signal<Int> {
        opaque((number..<number + 3).signal)
    }

    @inline(never) private static func deferred(_ number: Int) -> Signal<Int> {
        opaque(Signal.defer { three(number) })
    }

    static func flattenMap(_ events: Int) -> Timed { flattenMap(events, three) }

    static func flattenMapDeferred(_ events: Int) -> Timed { flattenMap(events, deferred) }

    private static func flattenMap(_ events: Int, _ inner: @escaping @Sendable (Int) -> Signal<Int>) -> Timed
    {
        let tally = Tally()
        let signal = opaque(opaque((0..<events).signal).flattenMap(inner))
        return tally.after { signal.subscribe(next: { tally.add($0) }) }
    }

    static func switchToLatest(_ events: Int) -> Timed { switchToLatest(events, three) }

    static func switchToLatestDeferred(_ events: Int) -> Timed { switchToLatest(events, deferred) }

    private static func switchToLatest(_ events: Int, _ inner: @escaping @Sendable (Int) -> Signal<Int>)
        -> Timed
    {
        let tally = Tally()
        let signal = opaque(opaque((0..<events).signal).map(inner).switchToLatest())
        return tally.after { signal.subscribe(next: { tally.replace(by: $0) }) }
    }

    static func combineLatest(_ events: Int) -> Timed {
        let tally = Tally()
        let (one, other) = opaque((Subject<Int>(), Subject<Int>()))
        opaque(opaque(one.signal).combineLatest(with: opaque(other.signal)))
            .subscribe(next: { tally.replace(by: $0.0 &+ $0.1) })
        return tally.after {
            for number in 0..<events / 2 {
                one.sendNext(number)
                other.sendNext(number)
            }
        }
    }

    static func combineLatestOfEight(_ events: Int) -> Timed {
        let tally = Tally()
        let subjects = opaque((0..<8).map { _ in Subject<Int>() })
        opaque(Signal.combineLatest(subjects.map { opaque($0.signal) }))
            .subscribe(next: { tally.replace(by: $0.reduce(0, &+)) })
        return tally.after { for number in 0..<events { subjects[number % 8].sendNext(number) } }
    }

    static func zip(_ pairs: Int) -> Timed {
        let tally = Tally()
        let (one, other) = opaque((Subject<Int>(), Subject<Int>()))
        opaque(opaque(one.signal).zip(with: opaque(other.signal)))
            .subscribe(next: { tally.add($0.0 &+ $0.1) })
        return tally.after {
            for number in 0..<pairs {
                one.sendNext(number)
                other.sendNext(number)
            }
        }
    }

    static func hop(_ events: Int) -> Timed {
        let (tally, done) = (Tally(), DispatchSemaphore(value: 0))
        let last = events - 1
        let subject = opaque(Subject<Int>())
        opaque(opaque(subject.signal).deliverOn(.background)).subscribe(next: { number in
            tally.add(number)
            if number == last { done.signal() }
        })
        return tally.after {
            for number in 0..<events { subject.sendNext(number) }
            done.wait()
        }
    }

    static func fanOut(to subscribers: Int) -> Preparation {
        { deliveries in
            let (tally, subject) = (Tally(), opaque(Subject<Int>()))
            for _ in 0..<subscribers { subject.signal.subscribe(next: { tally.add($0) }) }
            return tally.after { for number in 0..<deliveries / subscribers { subject.sendNext(number) } }
        }
    }

    static func publish(to subscribers: Int) -> Preparation {
        { deliveries in
            let tally = Tally()
            let connection = opaque((0..<deliveries / subscribers).signal).publish()
            for _ in 0..<subscribers { connection.signal.subscribe(next: { tally.add($0) }) }
            return tally.after { connection.connect() }
        }
    }

    static func subscribe(_ subscribers: Int) -> Timed {
        let (tally, subject) = (Tally(), opaque(Subject<Int>()))
        return tally.after { for _ in 0..<subscribers { subject.signal.subscribe(next: { tally.add($0) }) } }
    }

    static func dispose(_ subscribers: Int) -> Timed {
        let (tally, subject) = (Tally(), opaque(Subject<Int>()))
        let subscriptions = (0..<subscribers).map { _ in subject.signal.subscribe(next: { tally.add($0) }) }
        let order = shuffled(subscriptions)
        return tally.after {
            for subscription in order { subscription.dispose() }
            subject.sendNext(1)
        }
    }

    static func binding(_ events: Int) -> Timed {
        let (source, target) = (opaque(Property(0)), opaque(Property(0)))
        source.signal.bind(to: target)
        return {
            var sum = 0
            for number in 0..<events {
                source.value = number
                sum &+= target.value
            }
            return sum
        }
    }

    static func command(_ events: Int) -> Timed {
        let tally = Tally()
        let command = opaque(Command<Int, Int>(on: ImmediateScheduler()) { .return($0 &+ 1) })
        return tally.after {
            for number in 0..<events { command.execute(number).subscribe(next: { tally.add($0) }) }
        }
    }

    static func lists(_ elements: Int) -> Timed {
        let list = { opaque((0..<elements).lazyList).map { $0 &+ 1 }.filter { $0 % 3 != 0 }.map { $0 &* 2 } }
        return {
            var sum = 0
            for element in opaque(list()).elements { sum &+= element }
            return sum
        }
    }
}
