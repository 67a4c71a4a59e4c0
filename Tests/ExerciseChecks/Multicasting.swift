import FRP
import Marbles
import Testing

extension Lab {
    /// Expects that each of several subscribers to one signal sees what is drawn for it; `^` is when it comes, `!`
    /// when it leaves.
    ///
    ///     lab.expect(shared, heardBy: ["window": "--a--b|", "garden": "    ^b|"])
    public func expect<Value: Equatable & LosslessStringConvertible>(
        _ signal: Signal<Value>,
        heardBy subscribers: KeyValuePairs<String, String>,
        because remark: String? = nil,
        at location: SourceLocation = #_sourceLocation
    ) {
        let signal = signal.wrapped(on: time)
        do {
            let expected = try subscribers.map { try Diagram<Value>($0.value) }
            let seen = expected.map { diagram in
                let isLate = diagram.subscribed > .zero
                return time.record(
                    signal, subscribedAt: isLate ? diagram.subscribed : nil, disposedAt: diagram.disposed
                )
            }
            time.advance(by: .seconds(10 + (subscribers.map(\.value.count).max() ?? 0)))
            let names = subscribers.map(\.key)
            for (diagram, recorder) in zip(expected, seen) {
                guard let complaint = lostError(in: recorder, since: diagram.subscribed) else { continue }
                return fail(complaint, of: .errorsArrive, at: location)
            }
            for index in expected.indices {
                let others = names.indices.filter { $0 != index }.map { Timeline(names[$0], seen[$0]) }
                guard
                    var difference = compare(
                        expected: expected[index], actual: seen[index].diagram, given: others
                    )
                else { continue }
                difference.note = remark
                return fail("What \(names[index]) sees is not right.\n\(difference)", at: location)
            }
        } catch {
            Issue.record("An expected diagram cannot be read:\n\(error)", sourceLocation: location)
        }
    }
}
