import FRP
import Marbles
import Testing

/// Where an answer's signals are watched: in virtual time, from sources that know who listens.
///
///     let lab = Lab()
///     let wind = lab.hot("wind", "--3--7--9--2--8--|")
///     lab.expect(strongWinds(wind.signal), "-----7--9-----8--|")
///
/// `expect` moves time past the end of what is drawn. It tells the first difference as two diagrams, and whether the
/// answer still listens to a source when its own signal has ended.
public final class Lab: Sendable {
    /// The lab's time. A column of a diagram is a second.
    public let time = TestScheduler()
    private let inputs = Lock<[Input]>([])

    private struct Input: Sendable {
        let label: String
        let timeline: Timeline
        let length: Int
        /// Whether somebody listened after a moment who had come before it.
        let isHeard: @Sendable (_ after: Duration) -> Bool
    }

    /// A lab at time zero.
    public init() { Trying.beginLab() }

    // MARK: Sources

    /// A source that happens once, whoever listens, drawn with its values as characters.
    public func hot(_ label: String, _ marbles: String) -> MarbleSource<Int> {
        hot(label, of: Int.self, marbles)
    }

    /// A source that begins again for each subscriber.
    public func cold(_ label: String, _ marbles: String) -> MarbleSource<Int> {
        cold(label, of: Int.self, marbles)
    }

    /// A source of values of another type.
    public func hot<Value: LosslessStringConvertible & Sendable>(
        _ label: String, of type: Value.Type, _ marbles: String
    ) -> MarbleSource<Value> {
        register(.hot(marbles, on: time), label, marbles)
    }

    /// A source of values of another type, that begins again for each subscriber.
    public func cold<Value: LosslessStringConvertible & Sendable>(
        _ label: String, of type: Value.Type, _ marbles: String
    ) -> MarbleSource<Value> {
        register(.cold(marbles, on: time), label, marbles)
    }

    private func register<Value: LosslessStringConvertible & Sendable>(
        _ source: MarbleSource<Value>, _ label: String, _ marbles: String
    ) -> MarbleSource<Value> {
        guard let diagram = try? Diagram<Value>(marbles) else { return source }
        Trying.add(source: "\(label) \(marbles)")
        let input = Input(
            label: label,
            timeline: Timeline(label, diagram),
            length: diagram.length,
            isHeard: { moment in
                source.subscriptions.contains {
                    $0.began <= moment && $0.ended ?? .seconds(Int.max >> 4) > moment
                }
            }
        )
        inputs.withLock { $0.append(input) }
        return source
    }

    // MARK: Expectations

    /// Expects that the signal does what is drawn, its values being the characters.
    ///
    /// - Parameter disposedAt: the column at which the subscriber leaves, if it does.
    public func expect<Value: Equatable & LosslessStringConvertible>(
        _ signal: Signal<Value>,
        _ marbles: String,
        disposedAt: Int? = nil,
        because remark: String? = nil,
        at location: SourceLocation = #_sourceLocation
    ) {
        do {
            expect(
                signal, try Diagram<Value>(marbles), disposedAt: disposedAt, because: remark, at: location
            )
        } catch {
            Issue.record("The expected diagram cannot be read:\n\(error)", sourceLocation: location)
        }
    }

    /// Expects that the signal does what is drawn, with a legend for its values.
    public func expect<Value: Equatable>(
        _ signal: Signal<Value>,
        _ marbles: String,
        where values: [Character: Value],
        disposedAt: Int? = nil,
        because remark: String? = nil,
        at location: SourceLocation = #_sourceLocation
    ) {
        do {
            expect(
                signal, try Diagram(marbles, values: values), disposedAt: disposedAt, because: remark,
                at: location
            )
        } catch {
            Issue.record("The expected diagram cannot be read:\n\(error)", sourceLocation: location)
        }
    }

    /// Expects that the diagram a learner has drawn is what really happens, without giving away what does.
    public func expectPrediction<Value: Equatable & LosslessStringConvertible>(
        _ yours: String, of signal: Signal<Value>, hint: String,
        at location: SourceLocation = #_sourceLocation
    ) {
        let recorder = time.record(signal)
        let columns = max(yours.count, inputs.withLock { $0.map(\.length).max() ?? 0 })
        time.advance(to: .seconds(columns + 20))
        do throws(MarbleMistake) {
            let drawn = try Diagram<Value>(yours)
            guard let difference = compare(expected: recorder.diagram, actual: drawn) else { return }
            let inputs = inputs.withLock { $0.map(\.timeline) }
            let column = Int(difference.time / .seconds(1))
            fail(
                """
                \(Picture(inputs + [Timeline("yours", drawn)]))
                Until column \(column) that is what happens; at \(column) it is not. \(hint)
                """,
                at: location
            )
        } catch {
            fail("Your diagram cannot be read:\n\(error)", at: location)
        }
    }

    private func expect<Value: Equatable>(
        _ signal: Signal<Value>,
        _ expected: Diagram<Value>,
        disposedAt: Int?,
        because remark: String?,
        at location: SourceLocation
    ) {
        let inputs = inputs.withLock { $0 }
        let recorder = time.record(signal, disposedAt: disposedAt.map { .seconds($0) })
        let columns = ([expected.length] + inputs.map(\.length)).max() ?? 0
        time.advance(to: .seconds(columns + 3))
        let end = recorder.disposed ?? recorder.timed.last { $0.event.isTerminal }?.time
        let forgotten = end.map { end in inputs.filter { $0.isHeard(end) }.map(\.label) } ?? []
        let complaint = """
            your signal still listens to \(forgotten.joined(separator: " and ")) when nobody listens to your signal: a \
            subscription is not disposed.
            """
        if var difference = compare(
            expected: expected, actual: recorder.diagram, given: inputs.map(\.timeline)
        ) {
            difference.note = remark
            if !forgotten.isEmpty { difference.remarks.append(complaint) }
            fail("\(difference)", at: location)
        } else if !forgotten.isEmpty {
            let picture = Picture(inputs.map(\.timeline) + [Timeline("yours", recorder)])
            fail("\(picture)\nThe events are right, but \(complaint)", at: location)
        }
    }
}

extension Diagram {
    /// How many columns the diagram has to its last event.
    fileprivate var length: Int {
        let last = [events.last?.time, disposed, watched].compactMap(\.self).max() ?? .zero
        return Int((last / column).rounded(.up))
    }
}
