import FRP
import Marbles
import Narration

let conclusion = Section("4.14") { tell in
    tell.prose(
        """
        These are the operators of this chapter, all with the same signal. Each line was drawn by running its operator.
        """
    )
    tell.example {
        let one = Signal<Int>(marbles: "--1-2-2----3-|")
        draw([
            "the signal": one,
            "map": one.map { $0 * 2 },
            "filter": one.filter { $0 > 2 },
            "scan": one.scan(0, +),
            "aggregate": one.aggregate(0, +),
            "distinctUntilChanged": one.distinctUntilChanged(),
            "take": one.take(2),
            "skip": one.skip(2),
            "startWith": one.startWith(9),
            "delay": one.delay(.seconds(2), on: clock),
            "throttle": one.throttle(.seconds(3), on: clock),
            "timeout": one.timeout(.seconds(8), on: clock),
            "then": one.then { .return(7) },
            "repeat": one.repeat().take(5),
        ])
    }
    tell.prose("These take two signals: the same one, and another.")
    tell.example {
        let one = Signal<Int>(marbles: "--1-2-2----3-|")
        let other = Signal<Int>(marbles: "---4----5----|")
        draw([
            "one": one,
            "other": other,
            "merge": one.merge(other),
            "combineLatest": one.combineLatest(with: other).map(+),
            "zip": one.zip(with: other).map(+),
            "concat": one.concat(other),
            "takeUntil": one.takeUntil(other.skip(1)),
            "sample": one.sample(by: other),
        ])
    }
    tell.prose(
        """
        Three things to remember:

        1. A signal is a recipe (4.3, 4.8). Each subscriber starts it again, unless it is shared (4.9).
        2. Define how values follow from others (4.5). The fewer places set a value, the fewer can forget to set it.
        3. There is one ending, and it is an event like the others (4.3). If a signal must survive an error, catch the
           error in an inner signal: then only the inner signal ends (4.6).

        The next chapter builds a whole app with these operators.
        """
    )
}
