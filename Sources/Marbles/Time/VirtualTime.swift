/// What a test scheduler has to remember: what time it is, what waits, and how far the run under way is to go.
struct VirtualTime {
    /// How far a run is to go.
    enum Goal {
        case thisAction
        case time(Duration)
        case end
    }

    private(set) var now = Duration.zero
    var agenda = Agenda()
    /// `nil` while nothing is run.
    private var goal: Goal?

    /// Sets the goal, or moves it further; says whether the caller is the one who is to run.
    mutating func move(to new: Goal) -> Bool {
        defer { goal = goal.map { $0.further(new) } ?? new }
        return goal == nil
    }

    /// The work of a step, if none and no run is under way.
    mutating func beginStep() -> ScheduledAction.Work? {
        guard goal == nil, let work = takeNext(by: nil) else { return nil }
        goal = .thisAction
        return work
    }

    /// The next work on the way to the goal, or nothing once the goal is reached and the run over.
    mutating func takeNext() -> ScheduledAction.Work? {
        switch goal {
        case .time(let time):
            if let work = takeNext(by: time) { return work }
            now = max(now, time)
        case .end:
            if let work = takeNext(by: nil) { return work }
        case .thisAction, nil: break
        }
        goal = nil
        return nil
    }

    /// Ends the run where it is, unless its goal is reached. Says whether there was work left on the way.
    mutating func giveUp() -> Bool {
        let isLeft =
            switch goal {
            case .time(let time): agenda.hasNext(by: time)
            case .end: agenda.hasNext(by: nil)
            case .thisAction, nil: false
            }
        if !isLeft, case .time(let time) = goal { now = max(now, time) }
        goal = nil
        return isLeft
    }

    private mutating func takeNext(by time: Duration?) -> ScheduledAction.Work? {
        guard let (due, work) = agenda.takeNext(by: time) else { return nil }
        now = max(now, due)
        return work
    }
}

extension VirtualTime.Goal {
    fileprivate func further(_ other: Self) -> Self {
        switch (self, other) {
        case (.end, _), (_, .end): .end
        case (.time(let one), .time(let other)): .time(max(one, other))
        case (.thisAction, _): other
        case (.time, .thisAction): self
        }
    }
}
