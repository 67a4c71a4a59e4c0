import Lessons
import Marbles
import Synchronization
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
    _ yours: @autoclosure () throws -> Value, is expected: Value, for given: String? = nil,
    because remark: String? = nil, at location: SourceLocation = #_sourceLocation
) rethrows {
    let yours = try trying(given, yours)
    // The list that a test writes is a set as well, where the answer's type was changed to one.
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

/// Expects that the answer gives this list; a failure says how far it is right.
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

/// Expects that the value passes a test that more than one value passes.
///
///     expect(parts, "every part holds two letters at most") { $0.allSatisfy { $0.count <= 2 } }
public func expect<Value>(
    _ yours: Value, _ property: String, because remark: String? = nil,
    at location: SourceLocation = #_sourceLocation, _ isAsExpected: (Value) -> Bool
) {
    guard !isAsExpected(yours) else { return }
    tell([.init("expected", property), .init("yours", "\(yours)")], remark, at: location)
}

/// Expects that what the learner predicted is what really happens, without giving it away.
///
///     expectPrediction(whoHearsWhat(), is: "--1--2|")
public func expectPrediction<Value: Equatable>(
    _ yours: Value, is actual: Value, hint: String, at location: SourceLocation = #_sourceLocation
) {
    guard yours != actual else { return }
    tell([.init("yours", seen(yours))], "That is not what happens. \(hint)", at: location)
}

/// Expects that the list the learner predicted is what really happens: says how far it is right, and no more.
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

/// The value as text. One that could not be seen stands in quotation marks.
private func seen(_ value: some Any) -> String {
    let text = "\(value)"
    return text.allSatisfy(\.isWhitespace) ? "\"\(text)\"" : text
}

/// What is written in a prediction, but for spaces and capitals.
private func letters(in words: [some Any]) -> [String] {
    words.map { "\($0)".lowercased().filter { !$0.isWhitespace } }
}

/// Counts how often something happens; usable from any thread.
public final class Tally: Sendable {
    private let number = Atomic(0)

    /// A count of nothing.
    public init() {}

    /// One more.
    @Sendable public func note() { number.add(1, ordering: .relaxed) }

    /// How often it happened.
    public var count: Int { number.load(ordering: .relaxed) }
}

/// Expects that something that can be counted happened so often.
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

/// Expects that nothing keeps what `make` makes alive: not a subscription, not a cycle of closures.
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
