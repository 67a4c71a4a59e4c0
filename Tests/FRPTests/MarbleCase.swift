import FRP
import Marbles
import Testing

/// A rule as a diagram: what goes in, what is done, what must come out. One column is one second.
struct MarbleCase: Sendable, CustomTestStringConvertible {
    let rule: String
    let expected: String
    let make: @Sendable (Inputs) -> Signal<Int>

    init(_ rule: String, _ expected: String, _ make: @escaping @Sendable (Inputs) -> Signal<Int>) {
        self.rule = rule
        self.expected = expected
        self.make = make
    }

    var testDescription: String { rule }

    /// Makes the sources of a case, and sees to it that nobody is left listening to them.
    final class Inputs: Sendable {
        let time = TestScheduler()
        private let sources = Property<[MarbleSource<Int>]>([])

        /// Happens once, from time 0.
        func hot(_ marbles: String) -> Signal<Int> { keep(.hot(marbles, on: time)) }

        /// Begins anew for each subscriber.
        func cold(_ marbles: String) -> Signal<Int> { keep(.cold(marbles, on: time)) }

        private func keep(_ source: MarbleSource<Int>) -> Signal<Int> {
            sources.modify { $0.append(source) }
            return source.signal
        }

        var isAnybodyListening: Bool { sources.value.contains(where: \.isActive) }
    }

    /// Runs it twice: to its end, and with a subscriber who leaves at every possible moment (contract O4, S4).
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let inputs = Inputs()
        let seen = inputs.time.record(make(inputs))
        inputs.time.advance(to: .seconds(30))
        let difference = compare(expected: expected, actual: seen.diagram)
        #expect(
            difference == nil,
            "\(rule)\n\(difference.map { "\($0)" } ?? "")",
            sourceLocation: sourceLocation
        )
        let hasEnded = seen.events.last?.isTerminal ?? false
        #expect(
            !hasEnded || !inputs.isAnybodyListening,
            "\(rule): a source is left",
            sourceLocation: sourceLocation
        )
        for moment in 0..<12 { checkLeaving(at: .seconds(moment), after: seen.timed, sourceLocation) }
    }

    private func checkLeaving(
        at moment: Duration,
        after whole: [TimedEvent<Int>],
        _ sourceLocation: SourceLocation
    ) {
        let inputs = Inputs()
        let seen = inputs.time.record(make(inputs), disposedAt: moment)
        inputs.time.advance(to: .seconds(30))
        let before = whole.filter { $0.time < moment }.map(\.event)
        let isPrefix = seen.events.starts(with: before) && seen.timed.allSatisfy { $0.time <= moment }
        #expect(
            isPrefix && !inputs.isAnybodyListening && inputs.time.pending == 0,
            "\(rule): left at \(moment), saw \(seen.diagram)",
            sourceLocation: sourceLocation
        )
    }
}
