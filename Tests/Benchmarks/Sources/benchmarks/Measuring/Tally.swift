import Synchronization

/// Where every pipeline ends: a sum that shows whether all libraries did the same work.
///
/// A load and a store, not an atomic addition: that would cost more than what is measured. It is exact because no
/// pipeline delivers two values at a time.
final class Tally: Sendable {
    private let sum = Atomic(0)

    var value: Int { sum.load(ordering: .relaxed) }

    func add(_ number: Int) { sum.store(sum.load(ordering: .relaxed) &+ number, ordering: .relaxed) }

    /// Where only what came last is the same for all: libraries that run two sources at once combine as they please
    /// in between.
    func replace(by number: Int) { sum.store(number, ordering: .relaxed) }

    /// The part of a workload that is measured, and what stands here after it.
    func after(_ work: @escaping () -> Void) -> Timed { after(keeping: (), work) }

    /// The same, while something is kept alive.
    func after<Kept>(keeping kept: Kept, _ work: @escaping () -> Void) -> Timed {
        {
            work()
            return withExtendedLifetime(kept) { self.value }
        }
    }
}
