import FRP
import Marbles

/// The sources of a question as they are drawn.
struct SourceRows: Sendable {
    var a: String
    var b: String?
    /// The inner signal that each value of `a` starts. Its `x` is that value.
    var each: String?
    /// When the subscriber comes; at once, unless there is a time.
    var late: Int?

    /// Whether `a` and `b` do something in the same second.
    var haveTies: Bool { zip(a, b ?? "").contains { $0 != "-" && $1 != "-" } }
}

/// The sources of a question at work, on a clock of their own.
struct QuestionSources: Sendable {
    let clock = TestScheduler()
    let a: Signal<Int>
    let b: Signal<Int>
    let each: @Sendable (Int) -> Signal<Int>
    private let skew: Duration

    /// - Parameter skew: how much later `b`, the inner signals and all intervals come than they are drawn. A picture in which a few
    ///   milliseconds change the result would be unfair.
    init(_ rows: SourceRows, skew: Duration = .zero) throws(MarbleMistake) {
        self.skew = skew
        let (a, b) = (try Diagram<Int>(rows.a), try Diagram<Int>(rows.b ?? "|"))
        let each = try Diagram(rows.each ?? "|", values: ["x": ()])
        let clock = clock
        self.a = Signal(a, on: clock)
        self.b = Signal(b.later(by: skew), on: clock)
        self.each = { x in Signal(each.map { _ in x }.later(by: skew), on: clock) }
    }

    /// An interval of whole seconds.
    func seconds(_ count: Int) -> Duration { .seconds(count) + skew }

    /// What a subscriber sees, with each event in the nearest second.
    func row(of signal: Signal<Int>, from late: Int?) -> Diagram<Int> {
        let seen = clock.record(signal, subscribedAt: late.map { .seconds($0) })
        clock.run()
        return seen.diagram.inWholeSeconds
    }
}

extension Diagram {
    fileprivate func later(by skew: Duration) -> Diagram {
        var copy = self
        copy.events = events.map { TimedEvent(at: $0.time + skew, $0.event) }
        return copy
    }

    fileprivate var inWholeSeconds: Diagram {
        var copy = self
        copy.events = events.map {
            TimedEvent(at: .seconds(($0.time / .seconds(1)).rounded()), $0.event)
        }
        copy.watched = nil
        return copy
    }
}
