/// Calculates what a subscription to a pipeline sees, as the contract says it: with lists of moments and events, and without
/// the core. Where the contract leaves the order at one time open, the model keeps to the order of subscriptions.
///
/// The files `Model+….swift` hold the operators.
struct Model {
    /// Sources that happen once; nil for cold ones.
    let hot: [Hot?]
    let plans: [SourcePlan]
    let budget: Budget

    /// Ends cases that grow without bound, such as `flattenMap` in `flattenMap` in `flattenMap`.
    final class Budget {
        private(set) var left: Int
        init(_ left: Int) { self.left = left }

        var isSpent: Bool { left < 0 }
        func spend(_ count: Int) { left -= count }
    }

    /// What a subscriber sees that comes at `start`. Events beyond the horizon may be missing.
    func run(_ pipeline: Pipeline, at start: Moment) -> Run {
        budget.spend(1)
        guard start.time <= LawCase.horizon, !budget.isSpent else { return Run() }
        switch pipeline {
        case .source(let number): return visit(number, at: start)
        case .immediate(let immediate): return run(immediate, at: start)
        case .interval(let interval): return ticks(interval, from: start)
        case .list(let values): return blocks(values, from: start)
        case .linear(let linear, let source): return run(linear, source, at: start)
        case .timed(let timed, let source): return run(timed, source, at: start)
        case .again(let again, let source): return run(again, source, at: start)
        case .pair(let pair, let one, let other): return run(pair, one, other, at: start)
        case .all(let all, let parts): return run(all, parts, at: start)
        case .inner(let inner, let outer, let parts): return run(inner, outer, parts, at: start)
        }
    }

    // MARK: Signals without a source

    private func run(_ immediate: Pipeline.Immediate, at start: Moment) -> Run {
        let happenings: [Happening] =
            switch immediate {
            case .values(let values): values.map(Happening.value) + [.completion]
            case .just(let value): [.value(value), .completion]
            case .empty: [.completion]
            case .fails(let code): [.failure(code)]
            case .never: []
            }
        var outlet = Outlet()
        outlet.open(at: start)
        for happening in happenings { outlet.send(happening) }
        return Run(events: outlet.events)
    }

    /// O64: a recurring action takes its place for the next time before it runs.
    private func ticks(_ interval: Int, from start: Moment) -> Run {
        var result = Run()
        var moment = start.scheduling(after: interval)
        while moment.time <= LawCase.horizon {
            result.events.append(Occurrence(moment, .value(result.events.count)))
            moment = moment.scheduling(after: interval)
        }
        budget.spend(result.events.count)
        return result
    }

    /// Q17: a block for each value asks for the next block after it has sent.
    private func blocks(_ values: [Int], from start: Moment) -> Run {
        var result = Run()
        var moment = start
        for happening in values.map(Happening.value) + [.completion] {
            moment = moment.scheduling(after: 0)
            result.events.append(Occurrence(moment, happening))
            moment = moment.over
        }
        budget.spend(result.events.count)
        return result
    }

    // MARK: Sources

    private func visit(_ number: Int, at start: Moment) -> Run {
        var result = hot[number]?.run(from: start) ?? coldRun(plans[number], from: start)
        budget.spend(result.events.count)
        if plans[number].isCounted {
            result.visits = [Run.Visit(source: number, began: start, ended: result.terminal?.moment)]
        }
        return result
    }

    /// S2: all of it, counted from the subscription.
    private func coldRun(_ plan: SourcePlan, from start: Moment) -> Run {
        var result = Run()
        for (place, entry) in plan.timeline.enumerated() {
            let moment = start.step(place).scheduling(after: entry.time)
            guard moment.time <= LawCase.horizon else { break }
            result.events.append(Occurrence(moment, entry.happening))
        }
        return result
    }
}
