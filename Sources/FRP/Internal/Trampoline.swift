/// Runs a step again and again without ever running it inside itself.
///
/// A request that comes while the step runs, from inside it or from another thread, only raises a count; the
/// loop that is running goes round once more. So 100,000 signals that follow each other at once need no more
/// stack than one (contract Z2, Z3).
final class Trampoline: Sendable {
    private let requests = Counter()

    func bounce(_ step: () -> Void) {
        guard requests.increment() == 1 else { return }
        repeat { step() } while requests.decrement() > 0
    }
}
