import FRP
import Marbles
import Testing

/// The sources of a `MarbleCase` in virtual time.
package final class DrawnSources: Sendable {
    private struct Source: Sendable {
        let marbles: String
        let source: MarbleSource<Int>

        init(_ marbles: String, on time: TestScheduler) {
            self.marbles = marbles
            let fromSubscription = "-" + marbles.drop { $0 != "^" }.dropFirst()
            source = marbles.contains("^") ? .cold(fromSubscription, on: time) : .hot(marbles, on: time)
        }

        var diagram: Diagram<Int>? { try? Diagram(marbles) }

        /// That it was not first subscribed to when the drawing says.
        var surprise: String? {
            let isHot = !marbles.isEmpty && !marbles.contains("^")
            let began = source.subscriptions.first?.began
            let expected = marbles.isEmpty ? nil : diagram?.subscribed
            guard !isHot, began != expected else { return nil }
            return "\(marbles)\nwas first subscribed to at \(began.map { "\($0)" } ?? "no time")"
        }
    }

    package let time = TestScheduler()
    private let rule: String
    private let sources = Lock<[Source]>([])
    private var drawn: [Source] { sources.withLock { $0 } }

    /// Those of this rule, which is named where something is wrong.
    init(of rule: String = "") { self.rule = rule }

    package var a: Signal<Int> { self[0] }
    package var b: Signal<Int> { self[1] }
    package var c: Signal<Int> { self[2] }

    /// The one that stands in that line of the drawing, counted from 0.
    package subscript(line: Int) -> Signal<Int> {
        .defer { [self] in
            let drawn = drawn
            guard drawn.indices.contains(line) else {
                let trouble = "is not drawn, or is subscribed to before anybody subscribes (O1)."
                Issue.record("\(rule)\nSource \(line) \(trouble)")
                return .never
            }
            return drawn[line].source.signal
        }
    }

    /// Lets them happen from now on.
    func begin(_ lines: [String]) {
        let new = lines.map { Source($0, on: time) }
        sources.withLock { $0 = new }
    }

    /// How often each was subscribed to.
    package var subscriptions: [Int] { drawn.map(\.source.subscriptions.count) }

    /// True if nobody has listened to any of them after `time`.
    func areLeft(by time: Duration) -> Bool {
        let subscriptions = drawn.flatMap(\.source.subscriptions)
        return subscriptions.allSatisfy { $0.ended.map { $0 <= time } ?? false }
    }

    /// What is drawn of subscriptions and did not happen so.
    var surprises: [String] { drawn.compactMap(\.surprise) }

    var timelines: [Timeline] { drawn.compactMap(\.diagram).map { Timeline("source", $0) } }
}
