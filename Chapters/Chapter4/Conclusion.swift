import FRP
import Marbles
import Narration

let conclusion = Section("4.11") { tell in
    tell.prose(
        """
        These are the operators of this chapter, all with the same signal. Each line was drawn by running its operator.
        """
    )
    tell.diagram(table.joined(separator: "\n"))
    tell.prose("These take two signals: the same one, and another.")
    tell.diagram(joins.joined(separator: "\n"))
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

/// A name, and what it does with the signal of all the examples.
private struct Row: Sendable {
    let name: String
    let apply: @Sendable (Signal<Int>, TestScheduler) -> Signal<Int>

    init(_ name: String, _ apply: @escaping @Sendable (Signal<Int>, TestScheduler) -> Signal<Int>) {
        self.name = name
        self.apply = apply
    }
}

private let rows = [
    Row("the signal") { signal, _ in signal },
    Row("map { $0 * 2 }") { signal, _ in signal.map { $0 * 2 } },
    Row("filter { $0 > 2 }") { signal, _ in signal.filter { $0 > 2 } },
    Row("scan(0, +)") { signal, _ in signal.scan(0, +) },
    Row("aggregate(0, +)") { signal, _ in signal.aggregate(0, +) },
    Row("distinctUntilChanged()") { signal, _ in signal.distinctUntilChanged() },
    Row("take(2)") { signal, _ in signal.take(2) },
    Row("skip(2)") { signal, _ in signal.skip(2) },
    Row("startWith(9)") { signal, _ in signal.startWith(9) },
    Row("delay(2)") { signal, time in signal.delay(.seconds(2), on: time) },
    Row("throttle(3)") { signal, time in signal.throttle(.seconds(3), on: time) },
    Row("timeout(8)") { signal, time in signal.timeout(.seconds(8), on: time) },
    Row("then { 7| }") { signal, _ in signal.then { .return(7) } },
    Row("repeat()") { signal, _ in signal.repeat().take(5) },
]

private var table: [String] {
    let time = TestScheduler()
    let seen = rows.map { row in
        time.record(row.apply(Signal<Int>(marbles: "--1-2-2----3-|", on: time), time))
    }
    time.run()
    return Picture(zip(rows, seen).map { Timeline($0.name, $1) }).lines
}

private let joinRows: [(name: String, apply: @Sendable (Signal<Int>, Signal<Int>) -> Signal<Int>)] = [
    ("the other", { _, other in other }),
    ("merge", { $0.merge($1) }),
    ("combineLatest, +", { $0.combineLatest(with: $1).map { $0 + $1 } }),
    ("zip, +", { $0.zip(with: $1).map { $0 + $1 } }),
    ("concat", { $0.concat($1) }),
    ("takeUntil", { $0.takeUntil($1.skip(1)) }),
    ("sample(by:)", { $0.sample(by: $1) }),
]

private var joins: [String] {
    let time = TestScheduler()
    let one = Signal<Int>(marbles: "--1-2-2----3-|", on: time)
    let other = Signal<Int>(marbles: "---4----5----|", on: time)
    let seen = joinRows.map { time.record($0.apply(one, other)) }
    time.run()
    return Picture(zip(joinRows, seen).map { Timeline($0.name, $1) }).lines
}
