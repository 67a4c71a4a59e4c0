import FRP

/// Signal/Creation.swift
let creatingExamples: [Example] = [
    Example("Signal/Creation.swift") { _ in Signal.return(7) },
    Example("Signal/Creation.swift") { _ in Signal<Int>.empty },
    Example("Signal/Creation.swift") { _ in
        let problem = Storm()
        return Signal<Int>.error(problem)
    },
    Example("Signal/Creation.swift") { _ in Signal<Int>.never },
    Example("Signal/Creation.swift") { _ in [1, 2, 3].signal },
]
