import FRP
import Lessons
import Marbles
import Testing

extension Lab {
    /// Expects that each of several subscribers to one signal gets the events of its own diagram. It subscribes at `^`, and
    /// disposes at `!`.
    ///
    ///     lab.expect(shared, heardBy: ["window": "--a--b|", "garden": "    ^b|"])
    public func expect<Value: Equatable & LosslessStringConvertible>(
        _ signal: Signal<Value>, heardBy subscribers: KeyValuePairs<String, String>,
        because remark: String? = nil, at location: SourceLocation = #_sourceLocation
    ) {
        let (signal, inputs) = (tried(signal), inputs.withLock { $0 })
        do {
            let expected = try subscribers.map { try Diagram<Value>($0.value) }
            let seen = expected.map { diagram in
                let isLate = diagram.subscribed > .zero
                return time.record(
                    signal, subscribedAt: isLate ? diagram.subscribed : nil, disposedAt: diagram.disposed)
            }
            time.advance(by: .seconds(10 + (subscribers.map(\.value.count).max() ?? 0)))
            let names = subscribers.map(\.key)
            for index in expected.indices {
                let visit = Observation(
                    inputs: inputs, start: expected[index].subscribed, recorder: seen[index])
                if let complaint = visit.complaint(of: .errorsArrive) {
                    let picture = Picture(inputs.map(\.timeline) + [Timeline(names[index], seen[index])])
                    fail(Lesson(picture) + complaint, of: .errorsArrive, at: location)
                }
                let others = names.indices.filter { $0 != index }.map { Timeline(names[$0], seen[$0]) }
                guard
                    var difference = compare(
                        expected: expected[index], actual: seen[index].diagram, given: others)
                else { continue }
                difference.note = remark
                let words = "What \(names[index]) sees is not right."
                return fail(Lesson(words: words) + difference.lesson(), at: location)
            }
        } catch {
            Issue.record("An expected diagram cannot be read:\n\(error)", sourceLocation: location)
        }
    }
}
