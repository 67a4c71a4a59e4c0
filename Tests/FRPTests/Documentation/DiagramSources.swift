import FRP
import Marbles

/// The sources of a documented diagram, in virtual time.
final class DiagramSources: Sendable {
    let time = TestScheduler()
    private let rows: [(row: DocumentedDiagram.Row, drawn: Diagram<String>, source: MarbleSource<String>)]

    init(_ rows: [DocumentedDiagram.Row]) throws {
        let time = time
        self.rows = try rows.map { row in
            let drawn = try Diagram<String>(row.marbles)
            return (row, drawn, .cold(drawn.shifted(by: .zero - drawn.subscribed), on: time))
        }
    }

    /// The source of that name, which begins when somebody subscribes.
    func text(_ name: String) -> Signal<String> {
        rows.first { $0.row.name == name }?.source.signal ?? .error(Missing(name: name))
    }

    /// The same with numbers as values.
    func numbers(_ name: String) -> Signal<Int> { text(name).map { Int($0) ?? .min } }

    /// The same with `t` for true.
    func booleans(_ name: String) -> Signal<Bool> { text(name).map { $0 == "t" } }

    /// Those of several names, another one for each subscription.
    func numbers(inTurn names: String...) -> Signal<Int> {
        let begun = Recorder<Void>()
        return .defer { [self] in
            defer { begun.append(()) }
            return numbers(names.dropFirst(begun.values.count).first ?? "")
        }
    }

    /// A signal of signals: of those that the values of one source name.
    func signals(_ name: String) -> Signal<Signal<Int>> { text(name).map { [self] in numbers($0) } }

    /// The lines of all sources as they happened, and that of `result`, drawn under one another.
    func draw(_ result: Timeline) -> [String] {
        Picture(rows.map { Timeline("", happened($0.drawn, $0.source)) } + [result], width: 200).bareLines
    }

    /// What was drawn, but with the times at which somebody subscribed and, where `!` was drawn, disposed.
    private func happened(_ drawn: Diagram<String>, _ source: MarbleSource<String>) -> Diagram<String> {
        guard let subscription = source.subscriptions.first else { return Diagram(events: []) }
        var happened = drawn.shifted(by: subscription.began - drawn.subscribed)
        if drawn.disposed != nil { happened.disposed = subscription.ended }
        return happened
    }

    /// The code of an example named a source that its diagram does not have.
    struct Missing: Error { let name: String }
}

extension Diagram {
    fileprivate func shifted(by time: Duration) -> Diagram {
        var shifted = self
        shifted.events = events.map { TimedEvent(at: $0.time + time, $0.event) }
        shifted.subscribed += time
        shifted.watched? += time
        return shifted
    }
}
