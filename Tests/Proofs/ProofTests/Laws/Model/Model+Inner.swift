/// Signals of signals, and signals that are subscribed to again (contract O34, O40 to O43).
extension Model {
    func run(_ inner: Pipeline.Inner, _ outer: Pipeline, _ parts: [Pipeline], at start: Moment) -> Run {
        let outer = run(outer, at: start)
        let choose: (Int) -> Pipeline = { parts[$0 % parts.count] }
        return switch inner {
        case .flattenMap, .flatten(0): flattened(outer, .max, choose)
        case .flatten(let maximum): flattened(outer, maximum, choose)
        case .concat: flattened(outer, 1, choose)
        case .switchToLatest: switched(outer, choose)
        }
    }

    /// O40: up to `maximum` at a time; the others wait in a queue, and start when one before has completed.
    private func flattened(_ outer: Run, _ maximum: Int, _ choose: (Int) -> Pipeline) -> Run {
        var runs: [Run] = []
        // When the slots in use are free again; nil for never.
        var slots: [Moment?] = []
        var lastStart: Moment?
        for event in outer.events {
            guard let value = event.happening.value, !budget.isSpent else { break }
            var start = event.moment
            if let lastStart { start = max(start, lastStart) }
            slots.removeAll { $0.map { $0 <= start } ?? false }
            if slots.count >= maximum {
                guard let free = slots.compactMap(\.self).min() else { continue }
                start = free
                slots.removeAll { $0 == free }
            }
            lastStart = start
            let run = run(choose(value), at: start.step(0))
            runs.append(run)
            slots.append(run.completion)
        }
        return merged([outer.through { if $0.isTerminal { $1.send($0) } }] + runs)
    }

    /// O43: a new inner signal replaces the one before.
    private func switched(_ outer: Run, _ choose: (Int) -> Pipeline) -> Run {
        var runs: [Run] = []
        for (index, event) in outer.events.enumerated() {
            guard let value = event.happening.value, !budget.isSpent else { break }
            var run = run(choose(value), at: event.moment.step(0))
            let next = index + 1 < outer.events.endIndex ? outer.events[index + 1] : nil
            if let next, next.happening.value != nil {
                run.cut(at: next.moment)
                // A signal that was replaced is not waited for.
                if run.completion == nil { run.events.append(Occurrence(next.moment, .completion)) }
            }
            runs.append(run)
        }
        return merged([outer.through { if $0.isTerminal { $1.send($0) } }] + runs)
    }

    func run(_ again: Pipeline.Again, _ source: Pipeline, at start: Moment) -> Run {
        switch again {
        case .retry(let count): rounds(of: source, at: start, count)
        case .retryForever(let pause): rounds(of: source.after(pause), at: start, .max)
        }
    }

    /// O34: subscribes again after each error, up to `count` times.
    private func rounds(of source: Pipeline, at start: Moment, _ count: Int) -> Run {
        var result = run(source, at: start)
        for _ in 0..<count {
            guard !budget.isSpent, let end = result.terminal, end.happening != .completion else { break }
            result.goOn(with: run(source, at: end.moment.step(0)))
        }
        return result
    }
}

extension Run {
    /// What another subscription sends takes the place of the terminal.
    mutating func goOn(with other: Run) {
        events.removeLast()
        events += other.events
        adopt(other)
    }
}

extension Pipeline {
    /// The same after a pause in which nothing is sent.
    func after(_ pause: Int) -> Pipeline { .pair(.concat, .timed(.delay(pause), .immediate(.empty)), self) }
}
