import FRP

/// What holds for every signal, unless its task says otherwise. A ``Lab`` tries the laws by itself on every answer that is
/// a signal; an exercise whose task wants otherwise names what does not hold:
///
///     await exercise(without: [.errorsArrive]) { … }      // the task is to catch them
public enum Law: CaseIterable, Sendable {
    /// Nothing happens before somebody subscribes.
    case startsWhenSubscribed
    /// A subscriber is one subscriber of each source.
    case subscribesOnce
    /// An error of a source arrives, the same one, at the same time.
    case errorsArrive
    /// Who leaves early leaves nothing behind.
    case leavesNothing
    /// Each of two subscribers sees all.
    case servesEach
    /// A subscriber sees what it would see alone, whoever came before, and whoever has been there.
    case servesLater

    /// Laws that are seen in the test's own run. The others need a run of their own.
    private var isSeenAtOnce: Bool { self == .startsWhenSubscribed || self == .subscribesOnce }

    @TaskLocal private static var waived: Set<Law> = []

    /// Whether a test watches what an answer does, and not a signal that the answer is.
    static var areAllWaived: Bool { waived == .all }

    /// Whether the task wants it.
    var isWanted: Bool { !Self.waived.contains(self) }

    /// Tries `test`, and then each law with a run of its own. `run` says whether the answer has held so far.
    static func tryAll(but waived: Set<Law>, _ run: () async -> Bool) async {
        await $waived.withValue(waived) {
            guard await run() else { return }
            Trace.laws()
            for law in allCases where law.isWanted && !law.isSeenAtOnce {
                for place in 0... {
                    let trial = LawTrial(of: law, place: place)
                    if law == .servesLater {
                        _ = await LawTrial.$current.withValue(trial.alone) { await run() }
                    }
                    guard await LawTrial.$current.withValue(trial, operation: run) else { return }
                    if !trial.concernsMore { break }
                }
            }
        }
    }
}

extension Set<Law> {
    /// For a test that watches what an answer does, and not a signal that the answer is.
    public static var all: Set<Law> { Set(Law.allCases) }
}
