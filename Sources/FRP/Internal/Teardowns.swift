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
        case job(Job)

        func run() {
            switch self {
            case .action(let action): action()
            case .disposable(let disposable): disposable.dispose()
            case .job(let job): job.cancel()
            }
        }
    }

    private final class Entry: Sendable {
        let work: Work
        let below: UInt

        init(_ work: Work, above below: UInt) { (self.work, self.below) = (work, below) }
    }

    /// Where no entry can be: what stands there once the stack was taken.
    private static let sealed: UInt = 1

    /// The address of the latest entry, which is retained; 0 if there is none.
    private let top = Atomic<UInt>(0)

    init() {}

    deinit {
        // Last owner, so nobody adds any more. Let go without running anything (contract D3).
        Self.release(top.load(ordering: .acquiring)) { _ in }
    }

    var isSealed: Bool { top.load(ordering: .acquiring) == Self.sealed }

    /// Keeps `work` for the end, or runs it now if the end was already.
    func add(_ work: Work) {
        var below = top.load(ordering: .acquiring)
        while below != Self.sealed {
            let entry = Unmanaged.passRetained(Entry(work, above: below))
            let result = top.compareExchange(
                expected: below, desired: UInt(bitPattern: entry.toOpaque()),
                ordering: .acquiringAndReleasing)
            if result.exchanged { return }
            entry.release()
            below = result.original
        }
        work.run()
    }

    /// Takes everything out and runs it, latest first. Only the first call does anything.
    func run() { close { $0.run() } }

    /// Takes everything out and lets go of it.
    func discard() { close { _ in } }

    private func close(_ body: (Work) -> Void) {
        guard !isSealed else { return }
        Self.release(top.exchange(Self.sealed, ordering: .acquiringAndReleasing), body)
    }

    private static func release(_ top: UInt, _ body: (Work) -> Void) {
        var next = top
        while next != sealed, let address = UnsafeRawPointer(bitPattern: next) {
            let entry = Unmanaged<Entry>.fromOpaque(address).takeRetainedValue()
            next = entry.below
            body(entry.work)
        }
    }
}
