import Attempts
import Marbles
import Testing

/// Expects that the answer gives this value.
///
///     expect(squares([1, 2, 3]), is: [1, 4, 9], for: "[1, 2, 3]", because: "each number times itself")
///
/// - Parameters:
///   - yours: what the answer gives. It is asked for here, so that whoever watches knows with which input it is tried.
///   - given: what the answer was given, as the learner would write it.
///   - remark: a sentence for who got it wrong.
public func expect<Value: Equatable>(
    _ yours: @autoclosure () throws -> Value,
    is expected: Value,
    for given: String? = nil,
    because remark: String? = nil,
    at location: SourceLocation = #_sourceLocation
) rethrows {
    let yours = try trying(given, yours)
    guard yours != expected else { return }
    tell([("expected", "\(expected)"), ("yours", "\(yours)")], given: given, remark, at: location)
}

/// Expects that the answer gives this list; a failure says how far it is right.
///
///     expect(summerTime([8, 23]), is: [9, 0], for: "[8, 23]", because: "An hour after 23 a new day begins.")
public func expect<List: RandomAccessCollection & Equatable>(
    _ yours: @autoclosure () throws -> List,
    is expected: List,
    for given: String? = nil,
    because remark: String? = nil,
    at location: SourceLocation = #_sourceLocation
) rethrows where List.Element: Equatable {
    let yours = try trying(given, yours)
    guard let difference = ListDifference(expected: expected, yours: yours, width: listWidth) else { return }
    let caret = difference.caret(width: listWidth).joined(separator: "\n")
    let rows = [("expected", difference.expected), ("yours", difference.yours), ("", caret)]
    tell(rows, given: given, remark, at: location)
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

/// Expects that the list the learner predicted is what really happens: says how far it is right, and no more.
public func expectPrediction<List: RandomAccessCollection & Equatable>(
    _ yours: List, is actual: List, hint: String, at location: SourceLocation = #_sourceLocation
) where List.Element: Equatable {
    guard let difference = ListDifference(prediction: yours, of: actual, width: listWidth) else { return }
    let caret = difference.caret(width: listWidth).joined(separator: "\n")
    tell(
        [("yours", difference.yours), ("", caret)], "That is not what happens. \(hint)", at: location)
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
        [("expected", "\(what) goes away when nobody needs it"), ("yours", "\(what) is still there")],
        remark ?? "Something that still exists holds it: look at what each closure captures.", at: location
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

/// Columns for a list: of 80, what is left by the labels before it, and by whoever shows the failure.
private let listWidth = 57

private func tell(
    _ rows: [(String, String)], given: String? = nil, _ remark: String?, at location: SourceLocation
) {
    let rows = (given ?? Trying.named).map { [("given", $0)] + rows } ?? rows
    let width = 2 + (rows.map(\.0.count).max() ?? 0)
    var lines = rows.map { label, text in
        label + String(repeating: " ", count: width - label.count)
            + text.folded(toWidth: lessonWidth - width)
            .replacing("\n", with: "\n" + String(repeating: " ", count: width))
    }
    if let remark { lines.append(remark) }
    fail(lines.joined(separator: "\n"), at: location)
}
