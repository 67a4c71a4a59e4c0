import FRP

/// The events of a signal with their times: a timeline that can be written, drawn and compared.
///
///     let wind = try Diagram<Int>("--3--7--(9|)")     // 3 at 2 s, 7 at 5 s, 9 and the end at 8 s
///
/// ## Marble notation
///
/// A diagram is one line. Every column of it stands for one second of virtual time, and **what stands in a column
/// happens at that time**: the first column is time 0. Lines that stand one under
/// the other share their times.
///
/// | sign     | meaning                                                                              |
/// |----------|--------------------------------------------------------------------------------------|
/// | `-`      | time passes                                                                          |
/// | `a`      | a value: what the legend says, or without a legend the character itself              |
/// | `'18°'`  | a value of several characters, or of one that is a sign; inside, `\'` is a quote,    |
/// |          | `\n` a line break, and `\u{200B}` a character that is not seen                       |
/// | `\|`     | completed                                                                            |
/// | `X`      | error                                                                                |
/// | `(ab\|)` | several events at one time, the time of the opening parenthesis, in this order       |
/// | `^`      | somebody subscribes; before it there are only blanks                                 |
/// | `!`      | and disposes; after it, as after `\|` and `X`, there are only blanks                 |
/// | blank    | nobody is there, before `^` and after the end; it takes a column like `-`            |
///
/// A group, a quoted value and a wide character begin at their time and take further columns; the next sign stands,
/// and happens, after them. So `(ab)c` says: `a` and `b` at 0, `c` at 4.
///
///     window    --a--b--c--|
///     garden         ^-a--b--c--|      subscribed at 5
///     balcony   --a--(b!)               disposed at 5, just after b
///
/// In Rx: marble diagrams as its testing libraries write them.
public struct Diagram<Value: Sendable>: Sendable {
    /// The events, in order.
    public var events: [TimedEvent<Value>]
    /// When somebody subscribed.
    public var subscribed: Duration
    /// When the subscription was disposed, if it was.
    public var disposed: Duration?
    /// The last column of a line that does not end.
    public var watched: Duration?

    /// A diagram of given events.
    public init(
        events: [TimedEvent<Value>], subscribed: Duration = .zero, disposed: Duration? = nil,
        watched: Duration? = nil
    ) {
        self.events = events
        self.subscribed = subscribed
        self.disposed = disposed
        self.watched = watched
    }

    /// Parses a diagram whose values are given by a legend.
    ///
    ///     try Diagram("--a--b--|", values: ["a": "18°", "b": "21°"])
    ///
    /// - Parameter error: the meaning of `X`.
    public init(
        _ marbles: String, values: [Character: Value], error: any Error = MarbleFailure()
    ) throws(MarbleMistake) {
        let legend = values.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
        let lexer = MarbleLexer(
            marbles: marbles, error: error, value: { $0.count == 1 ? $0.first.flatMap { values[$0] } : nil },
            complaint: { "expected a value of the legend (\(legend)), and '\($0)' is none" })
        var parser = MarbleParser(lexer)
        self = try parser.parse()
    }

    /// The same diagram with other values.
    public func map<Output>(_ transform: (Value) -> Output) -> Diagram<Output> {
        Diagram<Output>(
            events: events.map { TimedEvent(at: $0.time, $0.event.map(transform)) }, subscribed: subscribed,
            disposed: disposed, watched: watched)
    }
}

extension Diagram where Value: LosslessStringConvertible {
    /// Parses a diagram whose characters are the values: digits for `Int`, letters for `String` and `Character`.
    ///
    ///     try Diagram<Int>("--3--'12'--|")
    ///
    /// - Parameter error: the meaning of `X`.
    public init(
        _ marbles: String, error: any Error = MarbleFailure()
    ) throws(MarbleMistake) {
        let lexer = MarbleLexer(
            marbles: marbles, error: error, value: Value.init,
            complaint: { "expected a value of type \(Value.self), and '\($0)' is none" })
        var parser = MarbleParser(lexer)
        self = try parser.parse()
    }
}

extension Diagram: Equatable where Value: Equatable {}

extension Diagram: CustomStringConvertible {
    /// The diagram in marble notation, in one line of any length.
    public var description: String {
        let line = Timeline("", self)
        let axis = TimeAxis([line], notation: .exact, longestQuiet: 10_000)
        return Strip(line, on: axis).text
    }
}

/// The error for `X` in a diagram that does not give another one.
///
/// If it is expected, any error matches. Expect a certain one with `Diagram(…, error:)`.
public struct MarbleFailure: Error, Equatable, CustomStringConvertible {
    public init() {}

    /// Its text in messages.
    public var description: String { "the error drawn as X" }
}

extension Duration {
    /// The column of a diagram for this time.
    package var column: Int { Int(components.seconds) }

    /// The time as a position in a diagram, with up to three decimals: `2`, `2.5`.
    var position: String {
        let thousandths = Int(clamping: attoseconds / Duration.milliseconds(1).attoseconds)
        let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
        guard rest != 0 else { return "\(whole)" }
        var decimals = String(1000 + abs(rest)).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return "\(whole).\(decimals)"
    }
}
