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
        return merged([outer.through { if $0.isTerminal { $1.send($0) } }] + runs, at: .setup(0))
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
        return merged([outer.through { if $0.isTerminal { $1.send($0) } }] + runs, at: .setup(0))
    }

    func run(_ again: Pipeline.Again, _ source: Pipeline, at start: Moment) -> Run {
        switch again {
        case .retry(let count): return rounds(of: source, at: start, count) { $0.isFailure }
        case .retryForever(let pause): return rounds(of: source.after(pause), at: start) { $0.isFailure }
        }
    }

    /// O34: subscribes again after each terminal that `isWanted`, up to `count` times.
    private func rounds(
        of source: Pipeline, at start: Moment, _ count: Int = .max, while isWanted: (Happening) -> Bool
    ) -> Run {
        var result = run(source, at: start)
        var left = count
        while left > 0, !budget.isSpent, let terminal = result.terminal, isWanted(terminal.happening) {
            result.events.removeLast()
            result.append(run(source, at: terminal.moment.step(0)))
            left -= 1
        }
        return result
    }
}

extension Happening { fileprivate var isFailure: Bool { if case .failure = self { true } else { false } } }

extension Run {
    /// What another subscription sends follows what this one sent.
    mutating func append(_ other: Run) {
        events += other.events
        adopt(other)
    }
}

extension Pipeline {
    /// The same after a pause in which nothing is sent.
    func after(_ pause: Int) -> Pipeline { .pair(.concat, .timed(.delay(pause), .immediate(.empty)), self) }
}
