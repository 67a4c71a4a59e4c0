/// Something that has a turn on a scheduler: once, like a ``Job``, or again and again.
protocol Turn: AnyObject, Sendable {
    func run()
}

/// What is done in each turn, again and again.
///
/// A closure, and no protocol for generic classes: what those do in a turn would not be specialised.
final class StandingTurn: Turn {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    func run() { action() }
}

/// A scheduler on which one object can have turn after turn, without anything being made for each: a hop of a value to
/// another queue takes a fifth of the time.
///
/// A turn cannot be cancelled. Who has nothing to do any more does nothing when it comes.
protocol TurnScheduler: Scheduler {
    func schedule(_ turn: any Turn)
}
