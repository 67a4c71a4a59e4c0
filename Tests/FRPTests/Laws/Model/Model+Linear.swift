/// Operators that follow one signal and need no time (contract O10 to O26).
extension Model {
    func run(_ linear: Pipeline.Linear, _ source: Pipeline, at start: Moment) -> Run {
        switch linear {
        case .startWith(let value): return startWith(value, run(source, at: start.step(1)), at: start)
        case .initially(let number):
            var result = run(source, at: start)
            // Before the effects of what is above.
            result.notes.insert((start, number), at: 0)
            return result
        case .take(0): return Run(events: [Occurrence(start, .completion)])
        case .doNext, .doError, .doCompleted, .finally: return noted(linear, run(source, at: start))
        default: return run(source, at: start).through(reaction(of: linear))
        }
    }

    /// O19: the value comes first. If it ends the subscription, the source is never subscribed to.
    private func startWith(_ value: Int, _ source: Run, at start: Moment) -> Run {
        var result = source
        result.events.insert(Occurrence(start.step(0), .value(value)), at: 0)
        return result
    }

    /// O25, O26: the effect comes before the event.
    private func noted(_ linear: Pipeline.Linear, _ source: Run) -> Run {
        var result = source
        for event in source.events {
            switch (linear, event.happening) {
            case (.doNext(let number), .value), (.doError(let number), .failure),
                (.doCompleted(let number), .completion),
                (.finally(let number), .failure), (.finally(let number), .completion):
                result.notes.append((event.moment, number))
            default: break
            }
        }
        return result
    }

    /// What becomes of one event after the other.
    private func reaction(of linear: Pipeline.Linear) -> (Happening, inout Outlet) -> Void {
        switch linear {
        case .map(let function): values { .value(function($0)) }
        case .mapReplace(let value): values { _ in .value(value) }
        case .filter(let predicate): values { predicate($0) ? .value($0) : nil }
        case .compactMap(let predicate, let function): values { predicate($0) ? .value(function($0)) : nil }
        case .ignoreValues: values { _ in nil }
        case .not: values { .value($0 % 2 == 0 ? 0 : 1) }
        case .and: values { .value($0 % 2 == 0 && $0 % 3 == 0 ? 1 : 0) }
        case .or: values { .value($0 % 2 == 0 || $0 % 3 == 0 ? 1 : 0) }
        case .takeWhile(let predicate): values { predicate($0) ? .value($0) : .completion }
        case .dematerialize: values(Coded.happening)
        case .materialize:
            { happening, outlet in
                outlet.send(.value(Coded.number(happening)))
                if happening.isTerminal { outlet.send(.completion) }
            }
        case .take(let count): taking(count)
        case .skip, .distinctUntilChanged, .distinctBy: selecting(linear)
        case .scan, .combinePrevious: accumulating(linear)
        case .aggregate, .collect, .takeLast: collecting(linear)
        default: { $1.send($0) }
        }
    }

    private func values(_ transform: @escaping (Int) -> Happening?) -> (Happening, inout Outlet) -> Void {
        { happening, outlet in
            guard case .value(let value) = happening else { return outlet.send(happening) }
            if let result = transform(value) { outlet.send(result) }
        }
    }

    func taking(_ count: Int) -> (Happening, inout Outlet) -> Void {
        var left = count
        return { happening, outlet in
            left -= 1
            outlet.send(happening)
            if left == 0 { outlet.send(.completion) }
        }
    }

    private func selecting(_ linear: Pipeline.Linear) -> (Happening, inout Outlet) -> Void {
        var (seen, isSkipping) = (0, true)
        var last: Int?
        return values { value in
            defer { seen += 1 }
            switch linear {
            case .skip(let count): isSkipping = seen < count
            case .distinctBy(let function): isSkipping = last.map { function($0) == function(value) } ?? false
            default: isSkipping = last == value
            }
            if !isSkipping { last = value }
            return isSkipping ? nil : .value(value)
        }
    }

    private func accumulating(_ linear: Pipeline.Linear) -> (Happening, inout Outlet) -> Void {
        var state: Int?
        return values { value in
            switch linear {
            case .scan(let start): state = mix(state ?? start, value)
            case .combinePrevious(let start):
                defer { state = value }
                return .value(mix(state ?? start, value))
            default: break
            }
            return state.map(Happening.value)
        }
    }

    private func collecting(_ linear: Pipeline.Linear) -> (Happening, inout Outlet) -> Void {
        var values: [Int] = []
        return { happening, outlet in
            if case .value(let value) = happening { return values.append(value) }
            if case .completion = happening {
                switch linear {
                case .aggregate(let start): outlet.send(.value(values.reduce(start, mix)))
                case .collect: outlet.send(.value(mix(values)))
                case .takeLast(let count): for value in values.suffix(count) { outlet.send(.value(value)) }
                default: break
                }
            }
            outlet.send(happening)
        }
    }
}
