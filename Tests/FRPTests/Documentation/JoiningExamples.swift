import FRP

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
