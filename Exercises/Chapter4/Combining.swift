import Attempts
import FRP

/// Exercise 4.10.1 · Predict what is heard at the door.
///
/// Draw, as a marble diagram, what this signal sends. Each visitor knocks three times.
///
///     let visitors = Signal<Int>(marbles: "-1--2-|", on: time)
///     visitors.flattenMap { visitor in
///         Signal(marbles: "\(visitor)-\(visitor)-\(visitor)|", on: time)
///     }
///
/// Book: chapter4, the second readings · Core: Sources/FRP/Operators/FlattenMap.swift
public func heardAtTheDoor() -> String {
    todo()
}
