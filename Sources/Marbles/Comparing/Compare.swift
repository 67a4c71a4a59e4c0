import FRP

/// Compares what happened with what should have happened.
///
///     let expected = try Diagram<Int>("-----7--9-----8--|")
///     let difference = compare(expected: expected, actual: seen.diagram)
///     if let difference { print(difference) }
///
/// - Parameters:
///   - expected: what should have happened. Its `^` and `!`, if it has them, must be met too, and its `X` by any
///     error unless it says which.
///   - actual: what happened.
///   - inputs: what went in, to be drawn above.
/// - Returns: the first difference, or `nil` if there is none.
public func compare<Value: Equatable>(
    expected: Diagram<Value>, actual: Diagram<Value>, given inputs: [Timeline] = []
) -> Difference? {
    let comparison = Comparison(expected: expected, actual: actual)
    guard let finding = comparison.firstFinding() else { return nil }
    return Difference(
        time: finding.time, sentence: finding.discrepancy.sentence(at: finding.time, column: actual.column),
        remarks: finding.discrepancy.isAboutEnd ? [] : comparison.remarksOnEnd(),
        timelines: inputs + [Timeline("expected", expected), Timeline("yours", actual)])
}

/// Compares what two subscribers of one signal have seen, who should have seen the same.
///
///     compare(("first", seen.diagram), with: ("second", seenToo.diagram))
///
/// - Returns: the first difference, drawn below the names of the subscribers, or `nil` if there is none.
public func compare<Value: Equatable>(
    _ one: (name: String, diagram: Diagram<Value>), with other: (name: String, diagram: Diagram<Value>)
) -> Difference? {
    guard let finding = Comparison(expected: one.diagram, actual: other.diagram).firstFinding() else {
        return nil
    }
    return Difference(
        time: finding.time, sentence: "at \(other.diagram.column.position(of: finding.time)) they differ",
        remarks: [], timelines: [Timeline(one.name, one.diagram), Timeline(other.name, other.diagram)])
}
