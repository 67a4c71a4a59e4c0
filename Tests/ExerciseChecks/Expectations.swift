import Lessons
import Marbles
import Synchronization
import Testing

/// Expects that the answer returns this value.
///
///     expect(squares([1, 2, 3]), is: [1, 4, 9], for: "[1, 2, 3]", because: "each number times itself")
///
/// - Parameters:
///   - yours: the value of the answer. It is evaluated here, so that the trace knows the input when the answer runs.
///   - given: the input of the answer, as the learner would write it.
///   - remark: a sentence for a learner whose answer is wrong.
public func expect<Value: Equatable>(
    _ yours: @autoclosure () throws -> Value, is expected: Value, for given: String? = nil,
    because remark: String? = nil, at location: SourceLocation = #_sourceLocation
) rethrows {
    let yours = try trying(given, yours)
    // If the answer's type was changed to a set, the list literal in the test is a set as well.
    if yours is any SetAlgebra {
        return tell(
            [.init("expected", "a list"), .init("yours", "a set")], given: given,
            "A set has no order, and holds each value once. Return a list, as the exercise declares it.",
            at: location)
    }
    guard yours != expected else { return }
    tell(
        [.init("expected", seen(expected)), .init("yours", seen(yours))], given: given, remark, at: location)
}

/// Expects that the answer returns this list. A failure says how many elements are right.
///
///     expect(summerTime([8, 23]), is: [9, 0], for: "[8, 23]", because: "An hour after 23 a new day begins.")
public func expect<List: RandomAccessCollection & Equatable>(
    _ yours: @autoclosure () throws -> List, is expected: List, for given: String? = nil,
    because remark: String? = nil, at location: SourceLocation = #_sourceLocation
) rethrows where List.Element: Equatable {
    let yours = try trying(given, yours)
    guard let difference = ListDifference(expected: expected, yours: yours) else { return }
    tell(difference.rows, mark: difference.mark, given: given, remark, at: location)
}

/// Expects that the value has a property which several values may have.
///
///     expect(parts, "every part holds two letters at most") { $0.allSatisfy { $0.count <= 2 } }
public func expect<Value>(
    _ yours: Value, _ property: String, because remark: String? = nil,
    at location: SourceLocation = #_sourceLocation, _ isAsExpected: (Value) -> Bool
) {
    guard !isAsExpected(yours) else { return }
    tell([.init("expected", property), .init("yours", "\(yours)")], remark, at: location)
}

/// Expects that the learner's prediction is what really happens. A failure does not reveal the solution.
///
///     expectPrediction(whoHearsWhat(), is: "--1--2|")
public func expectPrediction<Value: Equatable>(
    _ yours: Value, is actual: Value, hint: String, at location: SourceLocation = #_sourceLocation
) {
    guard yours != actual else { return }
    tell([.init("yours", seen(yours))], "That is not what happens. \(hint)", at: location)
}

/// Expects that the list in the learner's prediction is what really happens. A failure only says how many elements are right.
public func expectPrediction<List: RandomAccessCollection & Equatable>(
    _ yours: List, is actual: List, hint: String, at location: SourceLocation = #_sourceLocation
) where List.Element: Equatable {
    guard let difference = ListDifference(prediction: yours, of: actual) else { return }
    if letters(in: Array(yours)) == letters(in: Array(actual)) {
        let slip = "That is right, except for a space or a capital letter: write it just as the task does."
        return tell(difference.rows, mark: difference.mark, slip, at: location)
    }
    let verdict = difference.isBeginning ? "More happens than that." : "That is not what happens."
    tell(difference.rows, mark: difference.mark, "\(verdict) \(hint)", at: location)
}

/// The value as text. If it would be invisible, it is in quotation marks.
private func seen(_ value: some Any) -> String {
    let text = "\(value)"
    return text.allSatisfy(\.isWhitespace) ? "\"\(text)\"" : text
}

/// The words of a prediction, without spaces and in lower case.
private func letters(in words: [some Any]) -> [String] {
    words.map { "\($0)".lowercased().filter { !$0.isWhitespace } }
}

/// Counts how often something happens. It can be used on any thread.
public final class Tally: Sendable {
    private let number = Atomic(0)

    public init() {}

    @Sendable public func note() { number.add(1, ordering: .relaxed) }

    public var count: Int { number.load(ordering: .relaxed) }
}

/// Expects that something has happened this number of times.
///
///     let asked = Tally()
///     …
///     expect(asked, times: 1, "the weather station is asked", because: "two subscribers share one question")
public func expect(
    _ tally: Tally, times expected: Int, _ what: String, because remark: String? = nil,
    at location: SourceLocation = #_sourceLocation
) {
    let count = tally.count
    guard count != expected else { return }
    tell(
        [.init("expected", "\(what): \(times(expected))"), .init("yours", times(count))], remark, at: location
    )
}

/// Expects that the result of `make` is released: neither a subscription nor a cycle of closures keeps it alive.
///
///     expectReleased("the view model") { ForecastModel(signal: subject.signal) }
public func expectReleased(
    _ what: String, because remark: String? = nil, at location: SourceLocation = #_sourceLocation,
    _ make: () -> AnyObject
) {
    weak var kept: AnyObject?
    do {
        let made = make()
        kept = made
    }
    guard kept != nil else { return }
    tell(
        [
            .init("expected", "\(what) goes away when nobody needs it"),
            .init("yours", "\(what) is still there"),
        ],
        remark ?? "Something that still exists holds it: look at what each closure captures.", at: location)
}

private func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
}

private func tell(
    _ rows: [Lesson.Row], mark: Lesson.Mark? = nil, given: String? = nil, _ remark: String?,
    at location: SourceLocation
) {
    let given = (given ?? Trying.named).map { [Lesson.Row("given", $0)] } ?? []
    fail(Lesson([.rows(given + rows, mark: mark)] + (remark.map { [.words($0)] } ?? [])), at: location)
}
