import FRP

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
