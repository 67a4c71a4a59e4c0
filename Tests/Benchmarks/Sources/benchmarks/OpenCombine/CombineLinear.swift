#if Peers
import OpenCombine

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
}
#endif
