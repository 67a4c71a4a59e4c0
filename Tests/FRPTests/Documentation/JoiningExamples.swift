import FRP

/// Several signals become one: one after the other, or side by side.
let joiningExamples: [Example] = [
    Example("Operators/Concat.swift") { sources in
        let (source, other) = (sources.numbers("source"), sources.numbers("other"))
        return source.concat(other)
    },
    Example("Operators/Then.swift") { sources in
        let (upload, answer) = (sources.numbers("upload"), sources.numbers("answer"))
        return upload.then { answer }
    },
    Example("Operators/Retry.swift") { sources in
        let attempts = sources.numbers(inTurn: "first", "second")
        return attempts.retry(1)
    },
    Example("Operators/Catch.swift") { sources in
        let (source, backup) = (sources.numbers("source"), sources.numbers("backup"))
        return source.catch { _ in backup }
    },
    Example("Operators/Flatten.swift") { sources in
        let outer = sources.signals("outer")
        return outer.flatten()
    },
    Example("Operators/FlattenMap.swift") { sources in
        @Sendable func found(for search: String) -> Signal<Int> { sources.numbers(search) }
        return sources.text("searches").flattenMap { found(for: $0) }
    },
    Example("Operators/SwitchToLatest.swift") { sources in
        let outer = sources.signals("outer")
        return outer.switchToLatest()
    },
    Example("Operators/Merge.swift") { sources in
        let (this, other) = (sources.numbers("this"), sources.numbers("other"))
        return this.merge(other)
    },
    Example("Operators/CombineLatest.swift", name: { $0.0 + $0.1 }) { sources in
        let (this, other) = (sources.text("this"), sources.text("other"))
        return this.combineLatest(with: other)
    },
    Example("Operators/Zip.swift", name: { $0.0 + $0.1 }) { sources in
        let (this, other) = (sources.text("this"), sources.text("other"))
        return this.zip(with: other)
    },
    Example("Operators/Sample.swift") { sources in
        let (source, sampler) = (sources.numbers("source"), sources.text("sampler"))
        return source.sample(by: sampler)
    },
    Example("Operators/TakeUntil.swift") { sources in
        let (source, trigger) = (sources.numbers("source"), sources.text("trigger"))
        return source.takeUntil(trigger)
    },
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
