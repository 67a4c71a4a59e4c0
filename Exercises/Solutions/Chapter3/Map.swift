/// `map` gives as many elements as before, each in its old place. The function needs to know only about one
/// clock.
public func summerTime(_ hours: [Int]) -> [Int] {
    hours.map { ($0 + 1) % 24 }
}

/// The first `map` returns an array, so it must have finished with all the vegetables before the second one
/// can begin. A lazy list would take each vegetable through both.
public func dinnerLines() -> [String] {
    ["peel carrot", "peel leek", "boil carrot", "boil leek"]
}
