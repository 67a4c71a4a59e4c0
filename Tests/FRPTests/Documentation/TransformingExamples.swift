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
]

@Sendable private func nameOfBool(_ value: Bool) -> String { value ? "t" : "f" }

@Sendable private func nameOfEvent(_ event: Event<Int>) -> String {
    switch event {
    case .next(let value): "next(\(value))"
    case .error: "error"
    case .completed: "completed"
    }
}
