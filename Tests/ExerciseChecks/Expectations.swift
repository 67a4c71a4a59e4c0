import Attempts
import Testing

/// Expects that the answer gives this value.
///
///     expect(squares([1, 2, 3]), is: [1, 4, 9], for: "[1, 2, 3]", because: "each number times itself")
///
/// - Parameters:
///   - given: what the answer was given, as the learner would write it.
///   - remark: a sentence for who got it wrong.
public func expect<Value: Equatable>(
    _ yours: Value,
    is expected: Value,
    for given: String? = nil,
    because remark: String? = nil,
    at location: SourceLocation = #_sourceLocation
) {
    guard yours != expected else { return }
    let rows = [("given", given), ("expected", "\(expected)"), ("yours", "\(yours)")]
    tell(rows, remark, at: location)
}

/// Expects that the value passes a test that more than one value passes.
///
///     expect(parts, "every part holds two letters at most") { $0.allSatisfy { $0.count <= 2 } }
public func expect<Value>(
    _ yours: Value,
    _ property: String,
    because remark: String? = nil,
    at location: SourceLocation = #_sourceLocation,
    _ isAsExpected: (Value) -> Bool
) {
    guard !isAsExpected(yours) else { return }
    tell([("expected", property), ("yours", "\(yours)")], remark, at: location)
}

/// Expects that what the learner predicted is what really happens, without giving it away.
///
///     expectPrediction(whoHearsWhat(), is: "--1--2|")
public func expectPrediction<Value: Equatable>(
    _ yours: Value, is actual: Value, hint: String, at location: SourceLocation = #_sourceLocation
) {
    guard yours != actual else { return }
    tell([("yours", "\(yours)")], "That is not what happens. \(hint)", at: location)
}

/// Expects that something that can be counted happened so often.
///
///     let asked = Tally()
///     …
///     expect(asked, times: 1, "the weather station is asked", because: "two subscribers share one question")
public func expect(
    _ tally: Tally,
    times expected: Int,
    _ what: String,
    because remark: String? = nil,
    at location: SourceLocation = #_sourceLocation
) {
    let count = tally.count
    guard count != expected else { return }
    tell([("expected", "\(what): \(times(expected))"), ("yours", times(count))], remark, at: location)
}

/// Expects that nothing keeps what `make` makes alive: not a subscription, not a cycle of closures.
///
///     expectReleased("the view model") { ForecastModel(signal: subject.signal) }
public func expectReleased(
    _ what: String,
    because remark: String? = nil,
    at location: SourceLocation = #_sourceLocation,
    _ make: () -> AnyObject
) {
    weak var kept: AnyObject?
    do {
        let made = make()
        kept = made
    }
    guard kept != nil else { return }
    tell(
        [("expected", "\(what) goes when nobody needs it any more"), ("yours", "\(what) is still there")],
        remark ?? "Something that lives on holds it: look at what each closure captures.", at: location
    )
}

private func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
}

private func tell(_ rows: [(String, String?)], _ remark: String?, at location: SourceLocation) {
    let rows = rows.compactMap { label, text in text.map { (label, $0) } }
    let width = 2 + (rows.map(\.0.count).max() ?? 0)
    var lines = rows.map { label, text in
        label + String(repeating: " ", count: width - label.count)
            + text.replacing("\n", with: "\n" + String(repeating: " ", count: width))
    }
    if let remark { lines.append(remark) }
    fail(lines.joined(separator: "\n"), at: location)
}
