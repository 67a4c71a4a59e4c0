/// A value that you can read at any time, and observe.
///
///     let name = Property("Ada")
///     name.signal.subscribe(next: { print($0) })     // Ada
///     name.value = "Grace"                           // Grace
///
/// The signal sends the value at the moment of subscription, then every value assigned later, equal ones too.
/// When an observer runs, `value` already is the new one. Assigning inside an observer is allowed: the
/// observers see one value after the other. When the property goes away the signal completes; a subscription
/// made after that gets the last value, then the completion.
///
/// Contract P1 to P7. Book: chapter4/deriving_state (`RACObserve`).
public final class Property<Value: Sendable>: Sendable {
    /// What messages about wrong use call the property.
    let name: String
    let changes: Broadcast<Change<Value>>
    /// The one-way binding, which ends with the property.
    private let binding = Guarded<Disposable?>(nil)

    /// A property that holds `value`. Messages about wrong use call it `name`.
    public init(_ value: Value, name: String = "A property of type \(Value.self)") {
        self.name = name
        changes = Broadcast(remembering: Window(latest: Change(value)), replaysAfterEnd: true)
    }

    deinit {
        changes.send(.completed)
        binding.exchange(nil)?.dispose()
    }

    /// The value now. Assigning it notifies the observers.
    public var value: Value {
        get { changes.newest.value }
        set { changes.send(.next(Change(newValue))) }
    }

    /// The value at subscription, then every value assigned later.
    // A closure, as a key path would be followed at run time, and keeps what calls this from being
    // specialised.
    public var signal: Signal<Value> { changes.signal.map { $0.value } }

    /// Changes the value in one step: no change made meanwhile by another thread is lost.
    ///
    /// If another thread was faster, `transform` runs again on what it left, so it should do nothing else.
    ///
    /// Contract P6.
    public func modify(_ transform: (inout Value) -> Void) {
        var isDone = false
        while !isDone {
            let latest = changes.newest
            var value = latest.value
            transform(&value)
            changes.send(.next(Change(value))) { values in
                isDone = values.newest.stamp == latest.stamp
                return isDone
            }
        }
    }

    /// Makes a change here that was made elsewhere, if it is newer than the latest here.
    func setIfNewer(_ change: Change<Value>) {
        changes.send(.next(change), if: { $0.newest.stamp < change.stamp })
    }

    /// Makes `new` the one binding, and returns true; unless another binding is alive (contract P10).
    func claim(_ new: Disposable) -> Bool {
        binding.withLock { binding in
            guard binding?.isDisposed ?? true else { return false }
            binding = new
            return true
        }
    }
}
