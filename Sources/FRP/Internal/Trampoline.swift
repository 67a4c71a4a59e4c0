/// Runs a step again and again without ever running it inside itself.
///
/// A step that asks for another one while it runs, or another thread that does, only raises a count; the loop
/// that is running goes round once more. So 100,000 signals that follow each other at once need no more stack
/// than one (contract Z2, Z3).
final class Trampoline: Sendable {
    private let wanted = Headcount()

    func bounce(_ step: () -> Void) {
        guard wanted.enter() else { return }
        repeat { step() } while !wanted.leave()
    }
}
