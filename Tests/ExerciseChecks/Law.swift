import FRP

/// A law that holds for every signal, unless its task says otherwise. A ``Lab`` checks all laws on every answer that is a signal;
/// an exercise with another task names the laws that do not hold:
///
///     await exercise(without: [.errorsArrive]) { … }      // the task is to catch them
public enum Law: CaseIterable, Sendable {
    /// Nothing happens before somebody subscribes.
    case startsWhenSubscribed
    /// One subscription to the answer makes exactly one subscription to each source.
    case subscribesOnce
    /// An error of a source arrives unchanged, and at the same time.
    case errorsArrive
    /// When a subscriber disposes before the end, the answer disposes its subscriptions to the sources.
    case leavesNothing
    /// If there are two subscribers, each of them gets all events.
    case servesEach
    /// A later subscriber sees the same as if it were the only one, whether earlier subscribers are still there or have left.
    case servesLater

    /// Whether the ordinary run of the test checks this law. Each other law needs runs of its own.
    private var isSeenAtOnce: Bool { self == .startsWhenSubscribed || self == .subscribesOnce }

    @TaskLocal private static var waived: Set<Law> = []

    /// Whether no law applies, because the answer is no signal: the test checks something else that it does.
    static var areAllWaived: Bool { waived == .all }

    /// Whether the law applies to the task.
    var isWanted: Bool { !Self.waived.contains(self) }

    /// Runs the test, and then again for each law. `run` returns whether nothing is wrong with the answer so far.
    static func tryAll(but waived: Set<Law>, _ run: () async -> Bool) async {
        await $waived.withValue(waived) {
            guard await run() else { return }
            Trace.laws()
            for law in allCases where law.isWanted && !law.isSeenAtOnce {
                for variation in 0... {
                    let trial = LawTrial(of: law, variation: variation)
                    if law == .servesLater {
                        // First a run in which the later subscriber is alone: its events are what it should see in the trial.
                        _ = await LawTrial.$current.withValue(trial.alone) { await run() }
                    }
                    guard await LawTrial.$current.withValue(trial, operation: run) else { return }
                    if !trial.hasMoreVariations { break }
                }
            }
        }
    }
}

extension Set<Law> {
    /// For a test whose answer is no signal, so that no law applies.
    public static var all: Set<Law> { Set(Law.allCases) }
}
