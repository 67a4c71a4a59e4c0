/// One random case: sources, a pipeline over them, and its subscribers.
struct LawCase: Sendable, Equatable {
    /// All of the case follows from it.
    let seed: UInt64
    var sources: [SourcePlan]
    var pipeline: Pipeline
    var sharing = Sharing.none
    var visitors: [Visitor]
    var echo: Echo?

    /// The virtual time until which a case is watched, in columns.
    static let horizon = 40

    /// A subscriber: when it comes, and when it leaves.
    struct Visitor: Sendable, Equatable {
        var begins = 0
        var leaving = Leaving.never
    }

    enum Leaving: Sendable, Equatable {
        case never
        case at(Int)
        /// From inside the handler of the value with this number, counted from 1.
        case withValue(Int)
    }

    /// How all visitors share one subscription to the pipeline.
    enum Sharing: Sendable, Equatable {
        /// Each has its own.
        case none
        case publish(Memory, connects: Int, disconnects: Int?)
        case autoconnect(Memory)
        case replay(Int?)
        case replayLazily
    }

    /// What a subject tells a subscriber that comes later.
    enum Memory: Sendable, Equatable {
        case nothing
        case latest(Int)
        case last(Int?)
    }

    /// The first visitor sends to the first source from inside its handler: with each value that passes the test, up to
    /// `limit` times.
    struct Echo: Sendable, Equatable {
        var predicate: Predicate
        var happening: Happening
        var limit: Int
    }
}

/// What a source of a case does.
struct SourcePlan: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        /// Begins again for each subscriber.
        case cold
        /// Happens once: a subject.
        case hot(LawCase.Memory)
        /// A property, and its first value.
        case property(Int)
    }

    struct Entry: Sendable, Equatable {
        var time: Int
        var happening: Happening
    }

    var kind: Kind
    /// In the order of their times.
    var timeline: [Entry]
    /// If true, the source records its subscriptions. If false, pipelines use the subject's own signal.
    var isCounted: Bool

    static let idle = SourcePlan(kind: .cold, timeline: [], isCounted: false)
}

/// What was seen of a case. The model calculates it, the core lives it.
struct Outcome: Sendable, Equatable {
    struct Entry: Sendable, Equatable {
        let time: Int
        let what: What
    }

    enum What: Sendable, Equatable {
        case note(Int)
        case event(visitor: Int, Happening)
    }

    /// A subscription to a source; without an end if it still goes on at the horizon.
    struct Visit: Sendable, Equatable {
        let began: Int
        var ended: Int?
    }

    /// What all visitors and side effects saw, in order.
    var log: [Entry] = []
    /// Per source, in the order in which they began.
    var visits: [[Visit]] = []
    /// Actions that are still scheduled when all visitors have ended or left.
    var pending = 0
}
