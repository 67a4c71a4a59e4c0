import FRP

/// Records the events of a signal, so that you can look at them afterwards.
///
///     let seen = Recorder<Int>()
///     seen.record(numbers)
///     print(seen.values)                               // [1, 2, 3]
///
///     numbers.subscribe(next: seen.append)             // or only the values, from a handler of yours
///
/// With a test scheduler it also records the times: `seen.diagram` is what happened, ready to be drawn and
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

    /// - Parameter scheduler: the scheduler whose time is recorded.
    public init(on scheduler: TestScheduler? = nil) {
        self.scheduler = scheduler
    }

    // MARK: Recording

    /// Subscribes to `signal`, and records everything that it sends. Dispose the result to stop; that is recorded too, unless the
    /// signal has ended.
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

    /// Records a value.
    @Sendable public func append(_ value: Value) { receive(.next(value)) }

    /// Records an event.
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

    /// The events, each with its time.
    public var timed: [TimedEvent<Value>] { state.withLock(\.events) }

    /// The time of the first subscription; `nil` if there was none yet.
    public var subscribed: Duration? { state.withLock(\.subscribed) }

    /// The time of the disposal; `nil` if there was none, or the signal had ended before.
    public var disposed: Duration? { state.withLock(\.disposed) }

    /// The events until now, as a diagram.
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
    /// Subscribes to `signal` now, or later, and records what it sends and when.
    ///
    ///     let seen = scheduler.record(wind.map { $0 * 2 }, disposedAt: .seconds(9))
    ///     scheduler.run()
    ///
    /// - Parameters:
    ///   - subscribedAt: the time of the subscription; `nil` for now, before this returns.
    ///   - disposedAt: the time of the disposal; `nil` for never. Of the events at the same time, only those that were scheduled
    ///     earlier are recorded.
    public func record<Value>(
        _ signal: Signal<Value>, subscribedAt: Duration? = nil, disposedAt: Duration? = nil
    ) -> Recorder<Value> {
        recording(of: signal, subscribedAt: subscribedAt, disposedAt: disposedAt).recorder
    }

    /// Starts a recording, and returns also the disposable that ends it.
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

/// An event with its virtual time.
public struct TimedEvent<Value: Sendable>: Sendable {
    /// The time since the scheduler's zero.
    public var time: Duration
    public var event: Event<Value>

    public init(at time: Duration, _ event: Event<Value>) {
        self.time = time
        self.event = event
    }
}

extension TimedEvent: Equatable where Value: Equatable {}
