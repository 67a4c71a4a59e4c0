import Dispatch
import FRP

extension Workbook {
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
}
