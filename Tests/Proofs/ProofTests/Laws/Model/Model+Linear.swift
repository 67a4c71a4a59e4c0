/// Operators that follow one signal and need no time (contract O10 to O27).
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
        case .doNext, .doError, .doCompleted, .finally, .logged: return noted(linear, run(source, at: start))
        default: return run(source, at: start).through(reaction(of: linear))
        }
    }

    /// O19: the value comes first. If it ends the subscription, the source is never subscribed to.
    private func startWith(_ value: Int, _ source: Run, at start: Moment) -> Run {
        var result = source
        result.events.insert(Occurrence(start.step(0), .value(value)), at: 0)
        return result
    }

    /// O25 to O27: the effect comes before the event.
    private func noted(_ linear: Pipeline.Linear, _ source: Run) -> Run {
        var result = source
        for event in source.events {
            switch (linear, event.happening) {
            case (.logged(let number), _), (.doNext(let number), .value), (.doError(let number), .failure),
                (.doCompleted(let number), .completion),
                (.finally(let number), .failure), (.finally(let number), .completion):
                result.notes.append((event.moment, number))
            default: break
            }
        }
        return result
    }

    /// What becomes of one event after the other.
    typealias Reaction = (Happening, inout Outlet) -> Void

    private func reaction(of linear: Pipeline.Linear) -> Reaction {
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
        case .skip(let count): skipping(count)
        case .distinctUntilChanged: selecting { $0 != $1 }
        case .distinctBy(let function): selecting { function($0) != function($1) }
        case .scan(let start): mixing(start) { result, _ in result }
        case .combinePrevious(let start): mixing(start) { _, value in value }
        case .aggregate(let start): collecting { [$0.reduce(start, mix)] }
        case .collect: collecting { [mix($0)] }
        case .takeLast(let count): collecting { Array($0.suffix(count)) }
        default: { $1.send($0) }
        }
    }

    private func values(_ transform: @escaping (Int) -> Happening?) -> Reaction {
        { happening, outlet in
            guard case .value(let value) = happening else { return outlet.send(happening) }
            if let result = transform(value) { outlet.send(result) }
        }
    }

    func taking(_ count: Int) -> Reaction {
        var left = count
        return { happening, outlet in
            left -= 1
            outlet.send(happening)
            if left == 0 { outlet.send(.completion) }
        }
    }

    private func skipping(_ count: Int) -> Reaction {
        var left = count
        return values { value in
            left -= 1
            return left < 0 ? .value(value) : nil
        }
    }

    /// The values that are wanted after the last one that passed.
    private func selecting(_ isWanted: @escaping (_ last: Int, _ value: Int) -> Bool) -> Reaction {
        var last: Int?
        return values { value in
            if let last, !isWanted(last, value) { return nil }
            last = value
            return .value(value)
        }
    }

    /// Each value mixed with what is kept of the step before: of its result and its value.
    private func mixing(_ start: Int, keeping: @escaping (_ result: Int, _ value: Int) -> Int) -> Reaction {
        var kept = start
        return values { value in
            let result = mix(kept, value)
            kept = keeping(result, value)
            return .value(result)
        }
    }

    /// What comes of all values, at completion.
    private func collecting(_ results: @escaping ([Int]) -> [Int]) -> Reaction {
        var values: [Int] = []
        return { happening, outlet in
            if case .value(let value) = happening { return values.append(value) }
            if happening == .completion {
                for result in results(values) { outlet.send(.value(result)) }
            }
            outlet.send(happening)
        }
    }
}
