import FRP
import Marbles
import Testing

/// A rule as a drawing: the sources, what is done with them, and what comes out, one under the other. One column is one second.
///
///     MarbleCase("O30 concat subscribes when the first has completed") {
///         "-1-2|"
///         "    ^-3|"
///         $0.a.concat($0.b)
///         "-1-2--3|"
///     }
///
/// A source with `^` is cold: it begins anew for each subscriber, and the first one must come in that column. Any other is hot:
/// it happens once, from time 0. A source that is left empty must not be subscribed to.
struct MarbleCase: Sendable, CustomTestStringConvertible {
    let rule: String
    private let draw: @Sendable (DrawnSources) -> DrawingBuilder.Drawing

    init(_ rule: String, @DrawingBuilder _ draw: @escaping @Sendable (DrawnSources) -> DrawingBuilder.Drawing)
    { (self.rule, self.draw) = (rule, draw) }

    var testDescription: String { rule }

    /// Lets the sources happen from now on; nobody has subscribed to the result yet.
    func begin() -> (sources: DrawnSources, result: Signal<Int>, expected: String) {
        let sources = DrawnSources()
        let drawing = draw(sources)
        sources.begin(drawing.sources)
        return (sources, drawing.result, drawing.expected)
    }

    /// Runs it to its end, and once for every moment at which a subscriber may leave (contract O4, S4).
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let (sources, result, expected) = begin()
        let seen = sources.time.record(result)
        sources.time.advance(to: .seconds(30))
        let difference = difference(from: expected, seen.diagram, given: sources.timelines)
        expect(difference == nil, difference ?? "", sourceLocation)
        expect(sources.surprises.isEmpty, sources.surprises.joined(separator: "\n"), sourceLocation)
        if let end = seen.timed.last, end.event.isTerminal {
            expect(sources.areLeft(by: end.time), "a source is not disposed at the end", sourceLocation)
        }
        for moment in 0..<12 { checkLeaving(at: .seconds(moment), after: seen.timed, sourceLocation) }
    }

    private func difference(
        from expected: String, _ actual: Diagram<Int>, given inputs: [Timeline]
    ) -> String? {
        do throws(MarbleMistake) {
            let drawn = try Diagram<Int>(expected, column: actual.column)
            return compare(expected: drawn, actual: actual, given: inputs)?.description
        } catch { return "The expected diagram cannot be read:\n\(error)" }
    }

    private func checkLeaving(
        at moment: Duration, after whole: [TimedEvent<Int>], _ sourceLocation: SourceLocation
    ) {
        let (sources, result, _) = begin()
        let seen = sources.time.record(result, disposedAt: moment)
        sources.time.advance(to: .seconds(30))
        let before = whole.filter { $0.time < moment }.map(\.event)
        let isPrefix = seen.events.starts(with: before) && seen.timed.allSatisfy { $0.time <= moment }
        let isOver = sources.areLeft(by: moment) && sources.time.pending == 0
        expect(isPrefix && isOver, "left at \(moment), saw \(seen.diagram)", sourceLocation)
    }

    private func expect(_ isTrue: Bool, _ otherwise: String, _ sourceLocation: SourceLocation) {
        #expect(isTrue, "\(rule)\n\(otherwise)", sourceLocation: sourceLocation)
    }
}

/// Sources, then what is done with them, then the result.
@resultBuilder enum DrawingBuilder {
    struct Drawing {
        let sources: [String]
        let result: Signal<Int>
        var expected = ""
    }

    static func buildPartialBlock(first source: String) -> [String] { [source] }

    static func buildPartialBlock(first result: Signal<Int>) -> Drawing {
        Drawing(sources: [], result: result)
    }

    static func buildPartialBlock(accumulated sources: [String], next source: String) -> [String] {
        sources + [source]
    }

    static func buildPartialBlock(accumulated sources: [String], next result: Signal<Int>) -> Drawing {
        Drawing(sources: sources, result: result)
    }

    static func buildPartialBlock(accumulated drawing: Drawing, next expected: String) -> Drawing {
        Drawing(sources: drawing.sources, result: drawing.result, expected: expected)
    }
}
