import Trials

/// Makes a random case from a seed: the same case from the same seed, in every run and on every machine.
///
/// What is not generated, and why:
///
/// - Sending from inside a handler, where the order then depends on more than one source or path: what waits at one join may
///   be overtaken by what waits at another (K2 leaves this open). So a case with an echo has one source, and nothing else that
///   sends by itself: no timers, no cold sources, no values at subscription. If the source sends at subscription, the
///   pipeline is a chain.
/// - `zip` of three or more: when two of them can give no pair any more, the core leaves them, and with them the error
///   that O52 still wants to see.
/// - Loops that never let time pass, as `retry()` of a signal that fails at once: no end is promised for them. Those
///   generated pause in each round.
/// - Commands, channels, bindings and view models, and what blocks its caller: not a matter of lists. Threads have tests of
///   their own.
struct Generator {
    private var dice: Dice

    init(dice: Dice) { self.dice = dice }

    static func lawCase(_ seed: UInt64) -> LawCase {
        var generator = Generator(dice: Dice(seed: seed))
        return generator.lawCase(seed)
    }

    private mutating func lawCase(_ seed: UInt64) -> LawCase {
        switch below(10) {
        case 0: return echoing(seed)
        case 1: return shared(seed)
        default:
            let sources = (0..<(1 + below(3))).map { _ in source() }
            let pipeline = pipeline(depth: 1 + below(5), sources.count)
            let visitors = (0..<(oneIn(4) ? 2 : 1)).map { _ in visitor() }
            return LawCase(seed: seed, sources: sources, pipeline: pipeline, visitors: visitors)
        }
    }

    private mutating func shared(_ seed: UInt64) -> LawCase {
        let sources = [source(), source()]
        let connects = below(10)
        let sharing: LawCase.Sharing = pick(
            .publish(memory(), connects: connects, disconnects: oneIn(2) ? connects + 1 + below(10) : nil),
            .autoconnect(memory()), .replay(oneIn(2) ? below(4) : nil), .replayLazily)
        let visitors = (0..<(2 + below(3))).map { _ in visitor() }
        return LawCase(
            seed: seed, sources: sources, pipeline: pipeline(depth: 1 + below(3), 2), sharing: sharing,
            visitors: visitors)
    }

    private mutating func echoing(_ seed: UInt64) -> LawCase {
        let isPlain = oneIn(2)
        var source = source()
        source.kind = isPlain ? .hot(.nothing) : pick(.hot(memory()), .property(value()))
        var happening: Happening = pick(.value(value()), .value(value()), .completion, .failure(value()))
        if case .property = source.kind {
            happening = .value(value())
            source.timeline.removeAll(where: \.happening.isTerminal)
        }
        let depth = 1 + below(4)
        return LawCase(
            seed: seed, sources: [source], pipeline: isPlain ? quiet(depth: depth) : quietChain(depth: depth),
            visitors: (0...below(2)).map { _ in visitor() },
            echo: LawCase.Echo(predicate: predicate(), happening: happening, limit: 1 + below(3)))
    }

    // MARK: Sources and visitors

    mutating func source() -> SourcePlan {
        let kind: SourcePlan.Kind = pick(
            .cold, .cold, .hot(.nothing), .hot(.nothing), .hot(memory()), .property(value()))
        var plan = SourcePlan(kind: kind, timeline: timeline(), isCounted: oneIn(2))
        // A property ends when it goes away; those of a case stay.
        if case .property = kind { plan.timeline.removeAll(where: \.happening.isTerminal) }
        return plan
    }

    /// Eight values and more, some at the same time, and often a terminal.
    private mutating func timeline() -> [SourcePlan.Entry] {
        var (time, entries): (Int, [SourcePlan.Entry]) = (below(3), [])
        for _ in 0..<(8 + below(4)) {
            entries.append(SourcePlan.Entry(time: time, happening: .value(value())))
            time += pick(0, 1, 1, 2, 3)
        }
        let ending: Happening? = pick(.completion, .completion, .failure(1 + below(5)), nil)
        if let ending { entries.append(SourcePlan.Entry(time: time, happening: ending)) }
        // Some are short, so that signals also end early, or are empty.
        if oneIn(4) { entries.removeFirst(below(entries.count)) }
        return entries
    }

    private mutating func memory() -> LawCase.Memory {
        pick(.nothing, .latest(value()), .last(below(4)), .last(nil))
    }

    private mutating func visitor() -> LawCase.Visitor {
        let begins = pick(0, 0, below(12))
        let leaving: LawCase.Leaving = pick(
            .never, .never, .at(begins + 1 + below(20)), .withValue(1 + below(5)))
        return LawCase.Visitor(begins: begins, leaving: leaving)
    }

    // MARK: Dice

    mutating func below(_ count: Int) -> Int { Int(dice.next() % UInt64(count)) }
    mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
    mutating func value() -> Int { below(10) }
    mutating func pick<Item>(_ items: Item...) -> Item { items[below(items.count)] }
    mutating func predicate() -> Predicate { pick(.isBelow(1 + below(9)), .isMultiple(of: 2 + below(2))) }
    mutating func function() -> Function {
        pick(.plus(1 + below(5)), .times(2 + below(3)), .dividedBy(2 + below(3)))
    }
}
