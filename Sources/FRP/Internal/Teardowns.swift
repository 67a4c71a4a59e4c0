import Synchronization

/// What is to run once, at the end of a lifetime: added from any thread, taken out once.
///
/// A stack whose head is swapped atomically, because every subscription has one: a lock of its own would be
/// another allocation and another 20 ns on each. Nothing is ever popped, only the whole stack taken, so a
/// pointer cannot come back while somebody compares with it.
struct Teardowns: ~Copyable, Sendable {
    enum Work: Sendable {
        case action(@Sendable () -> Void)
        case disposable(Disposable)

        func run() {
            switch self {
            case .action(let action): action()
            case .disposable(let disposable): disposable.dispose()
            }
        }
    }

    private final class Entry: Sendable {
        let work: Work
        let below: Unmanaged<Entry>?

        init(_ work: Work, above below: Unmanaged<Entry>?) {
            self.work = work
            self.below = below
        }

        /// Stands on top once the stack was taken; never released.
        static let seal = Unmanaged.passRetained(Entry(.action({}), above: nil))
    }

    private let sealed = Atomic(false)
    private let top = Atomic<Unmanaged<Entry>?>(nil)

    init() {}

    deinit {
        // Last owner, so nobody adds any more. Let go without running anything (contract D3).
        Self.release(top.load(ordering: .acquiring)) { _ in }
    }

    var isSealed: Bool { sealed.load(ordering: .acquiring) }

    /// Keeps `work` for the end, or runs it now if the end was already.
    func add(_ work: Work) {
        var below = top.load(ordering: .acquiring)
        while !isSealed, below?.toOpaque() != Entry.seal.toOpaque() {
            let entry = Unmanaged.passRetained(Entry(work, above: below))
            let result = top.compareExchange(
                expected: below, desired: entry, ordering: .acquiringAndReleasing)
            if result.exchanged { return }
            entry.release()
            below = result.original
        }
        work.run()
    }

    /// Takes everything out and runs it, latest first. Only the first call does anything.
    func run() {
        guard !sealed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        Self.release(top.exchange(Entry.seal, ordering: .acquiringAndReleasing)) { $0.run() }
    }

    private static func release(_ top: Unmanaged<Entry>?, _ body: (Work) -> Void) {
        var next = top
        while let current = next, current.toOpaque() != Entry.seal.toOpaque() {
            let entry = current.takeRetainedValue()
            next = entry.below
            body(entry.work)
        }
    }
}
