import FRP

/// What depends on a clock.
let timedExamples: [Example] = [
    Example("Operators/Debounce.swift") { sources in
        let (typed, time) = (sources.text("typed"), sources.time)
        return typed.debounce(.seconds(3), on: time)
    },
    Example("Operators/Delay.swift") { sources in
        let (source, time) = (sources.numbers("source"), sources.time)
        return source.delay(.seconds(3), on: time)
    },
    Example("Operators/Timeout.swift") { sources in
        let (source, time) = (sources.numbers("source"), sources.time)
        return source.timeout(.seconds(7), on: time)
    },
    Example("Operators/Interval.swift") { sources in
        let time = sources.time
        return Signal.interval(.seconds(3), on: time)
    },
]
