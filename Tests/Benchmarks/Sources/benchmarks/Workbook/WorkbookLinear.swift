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
}
