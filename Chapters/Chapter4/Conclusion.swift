import FRP
import Marbles
import Narration

let conclusion = Section("4.14") { tell in
    tell.prose(
        """
        These are operators of this chapter, all with the same signal. Each line was drawn by running its operator. An
        endless `repeat` does not fit on a line, so there `take(5)` ends it.
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
            "repeat().take(5)": one.repeat().take(5),
        ])
    }
    tell.prose(
        """
        These take two signals: the same one, and another. `combineLatest` and `zip` make pairs; here the two numbers of a
        pair are added. `takeUntil` ends with the other's second value.
        """
    )
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
        Here each value starts a signal, `echo`. It sends the value after one second, and its double three seconds
        later:
        """
    )
    tell.example {
        let one = Signal<Int>(marbles: "--1-------2-3----|")
        let factors = Signal<Int>(marbles: "-1--2|")
        @Sendable func echo(_ number: Int) -> Signal<Int> {
            factors.map { $0 * number }
        }
        draw([
            "one": one,
            "flattenMap": one.flattenMap(echo),
            "switchToLatest": one.map(echo).switchToLatest(),
        ])
    }
    tell.prose("And these are for a signal that fails:")
    tell.example {
        let flaky = Signal<Int>(marbles: "--1-2-X")
        draw([
            "flaky": flaky,
            "catch": flaky.catch { _ in .return(9) },
            "retry": flaky.retry(1),
        ])
    }
    tell.prose(
        """
        `deliverOn` and `subscribeOn` are not here: they change the thread, not the line (4.12). Neither are `publish` and
        its family: what they do shows only with several subscribers (4.9).

        Three things to remember:

        1. A signal is a recipe (4.3, 4.8). Each subscriber starts it again, unless it is shared (4.9).
        2. Define how values follow from others (4.5). If only one line sets a value, no other line can forget to set
           it.
        3. There is one ending, and it is an event like the others (4.3). If a signal must survive an error, catch the
           error in an inner signal: then only the inner signal ends (4.11).

        The next chapter builds a whole app with these operators.
        """
    )
}
