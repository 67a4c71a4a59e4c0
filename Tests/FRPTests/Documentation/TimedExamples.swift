import FRP

/// What depends on a clock.
let timedExamples: [Example] = [
    Example("Operators/Debounce.swift") { $0.text("typed").debounce(.seconds(3), on: $0.time) },
    Example("Operators/Delay.swift") { $0.numbers("source").delay(.seconds(3), on: $0.time) },
    Example("Operators/Timeout.swift") { $0.numbers("source").timeout(.seconds(7), on: $0.time) },
    Example("Operators/Interval.swift") { Signal.interval(.seconds(3), on: $0.time) },
]
