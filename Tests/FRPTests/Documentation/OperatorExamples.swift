import FRP

/// Values from nothing, one from one, or one from all.
let transformingExamples: [Example] = [
    Example("Signal/Creation.swift") { _ in Signal.return(7) },
    Example("Signal/Creation.swift") { _ in Signal<Int>.empty },
    Example("Signal/Creation.swift") { _ in
        let problem = Storm()
        return Signal<Int>.error(problem)
    },
    Example("Signal/Creation.swift") { _ in Signal<Int>.never },
    Example("Signal/Creation.swift") { _ in [1, 2, 3].signal },
    Example("Operators/Map.swift") { $0.numbers("source").map { $0 * 10 } },
    Example("Operators/Map.swift") { $0.text("taps").mapReplace("tap") },
    Example("Operators/Scan.swift") { $0.numbers("source").scan(0, +) },
    Example("Operators/Aggregate.swift") { $0.numbers("source").aggregate(0, +) },
    Example("Operators/Collect.swift") { $0.numbers("source").collect() },
    Example("Operators/CombinePrevious.swift", name: { "\($0.previous)→\($0.current)" }) {
        $0.numbers("height").combinePrevious(0)
    },
    Example("Operators/Materialize.swift", name: nameOfEvent) { $0.numbers("source").materialize() },
    Example("Operators/Materialize.swift") {
        $0.text("source").map { $0 == "c" ? Event.completed : .next($0) }.dematerialize()
    },
    Example("Operators/Logic.swift", name: nameOfBool) { $0.booleans("loading").not() },
    Example("Operators/Logic.swift", name: nameOfBool) {
        $0.booleans("sunny").combineLatest(with: $0.booleans("warm")).and()
    },
    Example(printing: "Operators/DoNext.swift") { print in
        [1, 2].signal.doNext { print("saw \($0)") }.subscribe()
    },
    Example(printing: "Operators/Initially.swift") { print in
        [1, 2].signal.initially { print("started") }.subscribe(next: { print($0) })
    },
    Example(printing: "Operators/Finally.swift") { print in
        [1, 2].signal.finally { print("over") }.subscribe(
            next: { print($0) }, completed: { print("completed") })
    },
    Example(printing: "Operators/Logged.swift") { print in
        [1, 2, 3].signal.logged("numbers", to: { print($0) }).take(2).subscribe()
    },
]

@Sendable private func nameOfBool(_ value: Bool) -> String { value ? "t" : "f" }

@Sendable private func nameOfEvent(_ event: Event<Int>) -> String {
    switch event {
    case .next(let value): "next(\(value))"
    case .error: "error"
    case .completed: "completed"
    }
}

/// Some of the values.
let choosingExamples: [Example] = [
    Example("Operators/Filter.swift") { $0.numbers("source").filter { $0 > 2 } },
    Example("Operators/CompactMap.swift") { $0.text("typed").compactMap { Int($0) } },
    Example("Operators/IgnoreValues.swift") { $0.numbers("upload").ignoreValues() },
    Example("Operators/DistinctUntilChanged.swift") { $0.numbers("source").distinctUntilChanged() },
    Example("Operators/DistinctUntilChanged.swift") {
        $0.numbers("temperature").distinctUntilChanged { abs($0 - $1) < 2 }
    },
    Example("Operators/Take.swift") { $0.numbers("source").take(2) },
    Example("Operators/TakeLast.swift") { $0.numbers("source").takeLast(2) },
    Example("Operators/TakeWhile.swift") { $0.numbers("source").takeWhile { $0 < 3 } },
    Example("Operators/Skip.swift") { $0.numbers("source").skip(2) },
    Example("Operators/StartWith.swift") { $0.numbers("source").startWith(0) },
]

/// Several signals become one: one after the other, or side by side.
let joiningExamples: [Example] = [
    Example("Operators/Concat.swift") { $0.numbers("source").concat($0.numbers("other")) },
    Example("Operators/Then.swift") { sources in
        sources.numbers("upload").then { sources.numbers("answer") }
    },
    Example("Operators/Retry.swift") { sources in
        let attempts = sources.numbers(inTurn: "first", "second")
        return attempts.retry(1)
    },
    Example("Operators/Catch.swift") { sources in
        sources.numbers("source").catch { _ in sources.numbers("backup") }
    },
    Example("Operators/Flatten.swift") { $0.signals("outer").flatten() },
    Example("Operators/FlattenMap.swift") { sources in
        @Sendable func found(for search: String) -> Signal<Int> { sources.numbers(search) }
        return sources.text("searches").flattenMap { found(for: $0) }
    },
    Example("Operators/SwitchToLatest.swift") { $0.signals("outer").switchToLatest() },
    Example("Operators/Merge.swift") { $0.numbers("this").merge($0.numbers("other")) },
    Example("Operators/CombineLatest.swift", name: { $0.0 + $0.1 }) {
        $0.text("this").combineLatest(with: $0.text("other"))
    },
    Example("Operators/Zip.swift", name: { $0.0 + $0.1 }) { $0.text("this").zip(with: $0.text("other")) },
    Example("Operators/Sample.swift") { $0.numbers("source").sample(by: $0.text("sampler")) },
    Example("Operators/TakeUntil.swift") { $0.numbers("source").takeUntil($0.text("trigger")) },
    Example(printing: "Operators/Merge.swift") { print in
        let (a, b) = (Subject<Int>(), Subject<Int>())
        a.signal.merge(b.signal).subscribe(next: { print($0) })
        a.signal.take(1).subscribe(next: { _ in
            a.sendNext(2)
            b.sendNext(3)
        })
        a.sendNext(1)
    },
]

/// What depends on a clock.
let timedExamples: [Example] = [
    Example("Operators/Debounce.swift") { $0.text("typed").debounce(.seconds(3), on: $0.time) },
    Example("Operators/Throttle.swift") { $0.numbers("source").throttle(.seconds(4), on: $0.time) },
    Example("Operators/Throttle.swift") {
        $0.numbers("source").throttle(.seconds(4), latest: false, on: $0.time)
    },
    Example("Operators/Delay.swift") { $0.numbers("source").delay(.seconds(3), on: $0.time) },
    Example("Operators/Timeout.swift") { $0.numbers("source").timeout(.seconds(7), on: $0.time) },
    Example("Operators/Interval.swift") { Signal.interval(.seconds(3), on: $0.time) },
]
