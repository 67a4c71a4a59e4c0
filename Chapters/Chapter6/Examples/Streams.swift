import FRP
import Marbles

extension Signal where Value == String {
    /// The values as Swift's own stream, in a queue with this policy, from now on. It cannot fail: an error ends it.
    func stream(_ policy: AsyncStream<String>.Continuation.BufferingPolicy) -> AsyncStream<String> {
        AsyncStream(bufferingPolicy: policy) { queue in
            let subscription = subscribe(
                next: { queue.yield($0) }, error: { _ in queue.finish() },
                completed: { queue.finish() })
            queue.onTermination = { _ in subscription.dispose() }
        }
    }
}

/// Works on the letters, one after the other: three seconds on each.
func work<Letters: AsyncSequence & Sendable>(on letters: Letters, at desk: Lane) async throws
where Letters.Element == String {
    for try await letter in letters {
        try await desk.work(letter, taking: .seconds(3))
    }
}
