import FRP

/// Writes down what a signal sends, so that you can look at it afterwards.
///
///     let seen = Recorder<Int>()
///     seen.record(numbers)
///     print(seen.values)                               // [1, 2, 3]
///
///     numbers.subscribe(next: seen.append)             // or only the values, from a handler of yours
///
/// With a test scheduler it also writes down when: `seen.diagram` is what happened, ready to be drawn and
/// compared. Without one, everything happens at time zero. It may be used from any thread.
///
/// In Rx: `TestableObserver`.
public final class Recorder<Value: Sendable>: Sendable {
    private struct State {
        var events: [TimedEvent<Value>] = []
        var subscribed: Duration?
        var disposed: Duration?
    }

    private let scheduler: TestScheduler?
    private let state = Lock(State())

    /// - Parameter scheduler: whose time is written down.
    public init(on scheduler: TestScheduler? = nil) {
        self.scheduler = scheduler
    }

    // MARK: Recording

    /// Subscribes to `signal`, and writes down all that it sends. Dispose the result to stop; that is written down
    /// too, unless the signal had ended.
    @discardableResult
    public func record(_ signal: Signal<Value>) -> Disposable {
        let now = now
        state.withLock { $0.subscribed = $0.subscribed ?? now }
        let subscription = signal.subscribe(receive)
        return Disposable { [self] in
            noteDisposal()
            subscription.dispose()
        }
    }

    /// Writes down a value.
    @Sendable public func append(_ value: Value) { receive(.next(value)) }

    /// Writes down an event.
    @Sendable public func receive(_ event: Event<Value>) {
        let event = TimedEvent(at: now, event)
        state.withLock { $0.events.append(event) }
    }

    private func noteDisposal() {
        let now = now
        state.withLock { state in
            guard !state.events.contains(where: \.event.isTerminal) else { return }
            state.disposed = state.disposed ?? now
        }
    }

    private var now: Duration { scheduler?.now ?? .zero }

    // MARK: Reading

    /// The values, in the order in which they came.
    public var values: [Value] { events.compactMap(\.value) }

    /// The events, in the order in which they came.
    public var events: [Event<Value>] { timed.map(\.event) }

    /// The events, and when each of them came.
    public var timed: [TimedEvent<Value>] { state.withLock(\.events) }

    /// When the first signal was subscribed to; `nil` if none was yet.
    public var subscribed: Duration? { state.withLock(\.subscribed) }

    /// When the subscription was disposed; `nil` if it was not, or had ended by then.
    public var disposed: Duration? { state.withLock(\.disposed) }

    /// What happened until now, as a diagram.
    public var diagram: Diagram<Value> {
        let now = now
        return state.withLock { state in
            Diagram(
                events: state.events, subscribed: state.subscribed ?? .zero, disposed: state.disposed,
                watched: now)
        }
    }
}

extension TestScheduler {
    /// Subscribes to `signal` now, or later, and writes down what it sends and when.
    ///
    ///     let seen = scheduler.record(wind.map { $0 * 2 }, disposedAt: .seconds(9))
    ///     scheduler.run()
    ///
    /// - Parameters:
    ///   - subscribedAt: when to subscribe; now, and before this returns, unless you give a time.
    ///   - disposedAt: when to dispose the subscription; never unless you give a time. Of what happens at that
    ///     same time, only what was scheduled before is still seen.
    public func record<Value>(
        _ signal: Signal<Value>, subscribedAt: Duration? = nil, disposedAt: Duration? = nil
    ) -> Recorder<Value> {
        recording(of: signal, subscribedAt: subscribedAt, disposedAt: disposedAt).recorder
    }

    /// The same, and what ends it.
    func recording<Value>(
        of signal: Signal<Value>, subscribedAt: Duration?, disposedAt: Duration?
    ) -> (recorder: Recorder<Value>, subscription: SerialDisposable) {
        let recorder = Recorder<Value>(on: self)
        let subscription = SerialDisposable()
        let begin: @Sendable () -> Void = { subscription.inner = recorder.record(signal) }
        if let subscribedAt { schedule(after: subscribedAt - now, begin) }
        if let disposedAt { schedule(after: disposedAt - now, subscription.dispose) }
        if subscribedAt == nil { begin() }
        return (recorder, subscription)
    }
}

/// An event, and the virtual time at which it happened.
public struct TimedEvent<Value: Sendable>: Sendable {
    /// Counted from the scheduler's zero.
    public var time: Duration
    /// What happened.
    public var event: Event<Value>

    /// An event that happens, or happened, at `time`.
    public init(at time: Duration, _ event: Event<Value>) {
        self.time = time
        self.event = event
    }
}

extension TimedEvent: Equatable where Value: Equatable {}
