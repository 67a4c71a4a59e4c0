/// Operators that use the scheduler (contract O60 to O71).
extension Model {
    func run(_ timed: Pipeline.Timed, _ source: Pipeline, at start: Moment) -> Run {
        switch timed {
        case .delay(let interval): return delayed(run(source, at: start), by: interval)
        case .debounce(let interval): return debounced(run(source, at: start), interval) { _ in true }
        case .debounceWhere(let interval, let predicate):
            return debounced(run(source, at: start), interval) { predicate($0) }
        case .throttle(let interval, let latest): return throttled(run(source, at: start), interval, latest)
        case .timeout(let interval):
            let deadline = start.step(0).scheduling(after: interval)
            return ended(run(source, at: start.step(1)), at: deadline)
        case .deliverOn:
            var result = run(source, at: start)
            result.events = result.events.map { Occurrence($0.moment.scheduling(after: 0), $0.happening) }
            return result
        case .subscribeOn: return run(source, at: start.scheduling(after: 0))
        }
    }

    /// O62: an error comes at once, and drops what is on its way.
    private func delayed(_ source: Run, by interval: Int) -> Run {
        var result = source
        result.events = source.events.map { event in
            if case .failure = event.happening { return event }
            return Occurrence(event.moment.scheduling(after: interval), event.happening)
        }
        if let end = result.terminal { result.events.removeAll { $0.moment > end.moment } }
        return result
    }

    /// O60, O61: in other libraries `debounce`.
    private func debounced(_ source: Run, _ interval: Int, where isDebounced: (Int) -> Bool) -> Run {
        var outlet = Outlet()
        var waiting: Occurrence?
        for event in source.events {
            if let due = waiting, due.moment < event.moment {
                outlet.open(at: due.moment)
                outlet.send(due.happening)
                waiting = nil
            }
            outlet.open(at: event.moment)
            switch event.happening {
            case .value(let value) where isDebounced(value):
                waiting = Occurrence(event.moment.scheduling(after: interval), event.happening)
                continue
            case .completion: if let waiting { outlet.send(waiting.happening) }
            case .value, .failure: break
            }
            outlet.send(event.happening)
            waiting = nil
        }
        if let waiting {
            outlet.open(at: waiting.moment)
            outlet.send(waiting.happening)
        }
        return Run(events: outlet.events, notes: source.notes, visits: source.visits)
    }

    /// O67: a value that passes begins a window.
    private func throttled(_ source: Run, _ interval: Int, _ latest: Bool) -> Run {
        var outlet = Outlet()
        var (windowEnd, waiting): (Int, (due: Moment, value: Happening)?) = (0, nil)
        func pass(_ value: Happening, at moment: Moment) {
            windowEnd = moment.time + interval
            outlet.open(at: moment)
            outlet.send(value)
        }
        for event in source.events {
            if let (due, value) = waiting, due < event.moment {
                waiting = nil
                pass(value, at: due)
            }
            switch event.happening {
            case .value where waiting != nil: waiting?.value = event.happening
            case .value where event.moment.time >= windowEnd: pass(event.happening, at: event.moment)
            case .value:
                let due = event.moment.scheduling(after: windowEnd - event.moment.time)
                if latest { waiting = (due, event.happening) }
            case .completion, .failure:
                outlet.open(at: event.moment)
                if event.happening == .completion, let waiting { outlet.send(waiting.value) }
                waiting = nil
                outlet.send(event.happening)
            }
        }
        if let (due, value) = waiting { pass(value, at: due) }
        return Run(events: outlet.events, notes: source.notes, visits: source.visits)
    }

    /// O63: one deadline for the whole signal.
    private func ended(_ source: Run, at deadline: Moment) -> Run {
        if let terminal = source.terminal, terminal.moment < deadline { return source }
        var result = source
        result.cut(at: deadline)
        result.events.append(Occurrence(deadline, .failure(Happening.timedOutCode)))
        return result
    }
}
