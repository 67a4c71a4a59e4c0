import FRP

/// A scheduler that runs nothing by itself. A test runs what was scheduled when it likes: also an action that has been disposed,
/// like one that another thread has begun a moment before.
struct ByHand: Scheduler {
    private let scheduled = Lock<[Action]>([])

    /// A note for each disposable that nobody holds any more.
    let forgotten = Seen<Int>()

    var now: Duration { .zero }

    func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable {
        scheduled.withLock { $0.append(action) }
        let last = LastWords { [forgotten] in forgotten.note(1) }
        return Disposable { withExtendedLifetime(last) {} }
    }

    func run(_ number: Int) { scheduled.withLock { $0[number] }() }

    /// Lets go of what was scheduled, which may hold this scheduler.
    func clear() { _ = scheduled.exchange([]) }
}
