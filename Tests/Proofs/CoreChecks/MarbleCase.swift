import FRP
import Marbles
import Testing

/// A rule as a drawing: its name, the sources, what is done with them, and what comes out, one under the other. One column is one
/// second.
///
///     drawings {
///         "O30 concat subscribes when the first has completed"
///         "-1-2|"
///         "    ^-3|"
///         $0.a.concat($0.b)
///         "-1-2--3|"
///     }
///
/// A source with `^` is cold: it begins anew for each subscriber, and the first one must come in that column. Any other is hot:
/// it happens once, from time 0. A source that is left empty must not be subscribed to.
package struct MarbleCase: Sendable, CustomTestStringConvertible {
    package let rule: String
    fileprivate let draw: @Sendable (DrawnSources) -> Drawing

    package var testDescription: String { rule }

    /// Lets the sources happen from now on; nobody has subscribed to the result yet.
    package func begin() -> (sources: DrawnSources, result: Signal<Int>, expected: String) {
        let sources = DrawnSources(of: rule)
        let drawing = draw(sources)
        let result = drawing.result?() ?? .never
        sources.begin(drawing.sources)
        return (sources, result, drawing.expected)
    }

    /// Runs it to its end, and once for every moment at which a subscriber may leave (contract O4, S4).
    package func check(sourceLocation: SourceLocation = #_sourceLocation) {
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
            let drawn = try Diagram<Int>(expected)
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

/// Several rules, each of which begins with its name.
package func drawings(
    @DrawingBuilder _ draw: @escaping @Sendable (DrawnSources) -> [Drawing]
) -> [MarbleCase] {
    draw(DrawnSources()).enumerated().map { number, drawing in
        MarbleCase(rule: drawing.rule) { draw($0)[number] }
    }
}

package struct Drawing {
    let rule: String
    fileprivate var sources: [String] = []
    fileprivate var result: (() -> Signal<Int>)?
    fileprivate var expected = ""
}

@resultBuilder package enum DrawingBuilder {
    package enum Line {
        case text(String)
        case result(() -> Signal<Int>)
    }

    package static func buildExpression(_ text: String) -> Line { .text(text) }

    package static func buildExpression(_ result: @autoclosure @escaping () -> Signal<Int>) -> Line {
        .result(result)
    }

    /// The name, then the sources, then what is done with them, then the result; then the next name.
    package static func buildBlock(_ lines: Line...) -> [Drawing] {
        var (drawings, isOver) = ([Drawing](), true)
        for line in lines {
            switch line {
            case .text(let rule) where isOver:
                drawings.append(Drawing(rule: rule))
                isOver = false
            case .text(let marbles):
                isOver = drawings[drawings.count - 1].result != nil
                if isOver { drawings[drawings.count - 1].expected = marbles }
                if !isOver { drawings[drawings.count - 1].sources.append(marbles) }
            case .result(let result): drawings[drawings.count - 1].result = result
            }
        }
        return drawings
    }
}
