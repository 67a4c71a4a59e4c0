/// A model of what a screen shows, without the screen.
///
///     final class ForecastModel: ViewModel {
///         let activation = Activation()
///         let title = Property("")
///     }
///
/// It is active while a screen shows it. Work with side effects belongs to activation, not to `init`.
///
/// Contract V1 to V6. Book: chapter6/what_is_mvvm (`RVMViewModel`).
public protocol ViewModel: AnyObject, Sendable {
    /// Stores whether the view model is active. Keep it in a `let`, and share it with no other object: when
    /// it goes away, the view model counts as gone.
    var activation: Activation { get }
}

/// Stores whether a view model is active.
public final class Activation: Sendable {
    fileprivate let isActive = Property(false)

    /// Setting the value it has notifies no subscriber, also if two threads do so at the same time (contract
    /// V1).
    fileprivate var signal: Signal<Bool> { isActive.signal.distinctUntilChanged() }

    /// Not active, to begin with.
    public init() {}
}

extension ViewModel {
    /// True while a screen shows it. Setting it to the value it has does nothing.
    public var active: Bool {
        get { activation.isActive.value }
        set { activation.isActive.value = newValue }
    }

    /// The view model, each time it becomes active; at subscription too, if it is.
    public var didBecomeActive: Signal<Self> { changed(to: true) }

    /// The view model, each time it becomes inactive; at subscription too, if it is.
    public var didBecomeInactive: Signal<Self> { changed(to: false) }

    private func changed(to state: Bool) -> Signal<Self> {
        activation.signal.filter { $0 == state }.compactMap { [weak self] _ in self }
    }

    /// The values of `signal` while the view model is active.
    ///
    /// Contract V3.
    public func forwardWhileActive<Value>(_ signal: Signal<Value>) -> Signal<Value> {
        let isActive = activation.signal
        return isActive.map { $0 ? signal.concat(.never) : .never }.switchToLatest().takeUntil(
            isActive.ignoreValues())
    }

    /// The values of `signal`, at once while the view model is active; while it is not, the latest value
    /// after `interval` of quiet, measured on `scheduler`.
    ///
    /// Contract V4.
    public func debounceWhileInactive<Value>(
        _ signal: Signal<Value>, _ interval: Duration = .seconds(1), on scheduler: some Scheduler = .main
    ) -> Signal<Value> {
        let isActive = activation.signal
        return Signal(start: { sink in
            let shared = signal.publish()
            let end = shared.signal.ignoreValues()
            isActive.takeUntil(end).combineLatest(with: shared.signal).debounce(
                interval, on: scheduler, where: { isActive, _ in !isActive }
            ).map { $1 }.takeUntil(isActive.ignoreValues()).start(into: sink)
            sink.lifetime.add(shared.connection)
            shared.connect()
        })
    }
}
