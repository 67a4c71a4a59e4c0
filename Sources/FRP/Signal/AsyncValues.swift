extension Signal {
    /// The values, for code that awaits them.
    ///
    ///     for try await temperature in thermometer.values { show(temperature) }
    ///
    /// Each loop subscribes when it begins. It ends when the signal completes, and throws the signal's error. When you
    /// leave the loop, the subscription is disposed. When its task is cancelled, the subscription is disposed and the loop
    /// ends as soon as it asks for the next value, whatever waits.
    ///
    /// A signal does not wait for the loop. What it sends while nobody awaits waits in a queue, and nothing is lost:
    ///
    ///     source         --1-2-3|
    ///     the loop       --1-----2-----3|     each value takes it a while
    ///
    /// If a slow loop needs only the latest value, `debounce` or `sample` before. A source that sends without an end
    /// inside the subscription never lets the loop begin: `take` before.
    ///
    /// Contract S17.
    public var values: Values { Values(signal: self) }

    /// The values of a signal as an asynchronous sequence.
    public struct Values: AsyncSequence, Sendable {
        fileprivate let signal: Signal

        /// Subscribes. The subscription lives as long as the iterator, or shorter.
        public func makeAsyncIterator() -> AsyncThrowingStream<Value, any Error>.Iterator {
            let queue = AsyncThrowingStream { continuation in
                let subscription = signal.subscribe(
                    next: { continuation.yield($0) }, error: { continuation.finish(throwing: $0) },
                    completed: { continuation.finish() })
                continuation.onTermination = { _ in subscription.dispose() }
            }
            let waiting = Box(queue.makeAsyncIterator())
            // A queue gives a cancelled task what waits in it. This outer stream lets go of the queue instead.
            return AsyncThrowingStream { try await waiting.value.next() }.makeAsyncIterator()
        }
    }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
    /// The elements as a signal: each subscription starts a task that loops over the sequence, and disposing cancels
    /// it.
    ///
    ///     lines.signal.filter { $0.hasPrefix("error") }.subscribe(next: { print($0) })
    ///
    /// An error of the sequence fails the signal. The next element is asked for when the handlers of the one before
    /// have returned. Events arrive on the task's thread; ``Signal/deliverOn(_:)`` brings them elsewhere.
    ///
    /// Contract S18.
    public var signal: Signal<Element> {
        Signal { observer in
            let loop = Task {
                do {
                    for try await element in self {
                        observer.sendNext(element)
                        // A sequence may ignore the cancellation.
                        guard !observer.isDisposed else { return }
                    }
                    observer.sendCompleted()
                } catch { observer.sendError(error) }
            }
            return Disposable(loop.cancel)
        }
    }
}
