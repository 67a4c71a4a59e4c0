/// The state of a test scheduler: its time, the actions that wait, and how far the present run has to go.
struct VirtualTime {
    /// How far a run has to go.
    enum Goal {
        case thisAction
        case time(Duration)
        case end
    }

    private(set) var now = Duration.zero
    var agenda = Agenda()
    /// `nil` while there is no run.
    private var goal: Goal?

    /// Sets the goal, or moves it further. Returns whether the caller has to do the run.
    mutating func move(to new: Goal) -> Bool {
        defer { goal = goal.map { $0.further(new) } ?? new }
        return goal == nil
    }

    /// The work of a step; `nil` if there is none, or a run is in progress.
    mutating func beginStep() -> ScheduledAction.Work? {
        guard goal == nil, let work = takeNext(by: nil) else { return nil }
        goal = .thisAction
        return work
    }

    /// The next work before the goal; `nil` when the goal is reached, and the run is over.
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

    /// Ends the run where it is. Returns whether there was work left before the goal.
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
