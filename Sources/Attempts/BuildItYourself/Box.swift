import Synchronization

/// A variable that closures can share, and change.
///
///     let count = Box(0)
///     station.subscribe { _ in count.value += 1 }
///
/// A closure that may run later, on any thread, must not change a captured `var`: the compiler refuses it.
public final class Box<Value: Sendable>: Sendable {
    private let content: Mutex<Value>

    /// A box that holds `value`.
    public init(_ value: Value) { content = Mutex(value) }

    /// The value in the box. To read it and to write it are two steps: `+= 1` locks the box twice, and is not atomic.
    public var value: Value {
        get { content.withLock { $0 } }
        set {
            var other = newValue
            // The old value is in `other` now, and is released after the lock.
            content.withLock { swap(&$0, &other) }
        }
    }
}
