/// Operators of two signals, and of lists of signals (contract O30 to O36, O41, O50 to O54).
extension Model {
    func run(_ pair: Pipeline.Pair, _ one: Pipeline, _ other: Pipeline, at start: Moment) -> Run {
        switch pair {
        case .concat: run(.concat, [one, other], at: start)
        case .merge: run(.merge, [one, other], at: start)
        case .combineLatest: run(.combineLatest, [one, other], at: start)
        case .zip: run(.zip, [one, other], at: start)
        case .sample: sampled(run(one, at: start.step(0)), by: run(other, at: start.step(1)))
        case .takeUntil: stopped(run(one, at: start.step(1)), by: run(other, at: start.step(0)))
        case .then: run(.concat, [.linear(.ignoreValues, one), other], at: start)
        case .catchTo: caught(run(one, at: start)) { _ in other }
        case .catchError: caught(run(one, at: start)) { .linear(.startWith($0), other) }
        }
    }

    func run(_ all: Pipeline.All, _ parts: [Pipeline], at start: Moment) -> Run {
        func sides() -> [Run] { parts.enumerated().map { run($1, at: start.step($0)) } }
        if parts.isEmpty { return Run(events: [Occurrence(start, .completion)]) }
        return switch all {
        case .concat: succession(of: parts, at: start)
        case .merge: merged(sides())
        case .combineLatest, .combineLatestThree: combined(sides())
        case .zip, .zipThree: zipped(sides())
        }
    }

    /// O30, O31: the next one when the one before has completed.
    private func succession(of parts: [Pipeline], at start: Moment) -> Run {
        var result = Run(events: [Occurrence(start, .completion)])
        for part in parts {
            guard let moment = result.completion else { break }
            result.goOn(with: run(part, at: moment.step(0)))
        }
        return result
    }

    /// O36: only the first error.
    private func caught(_ source: Run, _ replacement: (Int) -> Pipeline) -> Run {
        guard case .failure(let code)? = source.terminal?.happening, let moment = source.terminal?.moment
        else { return source }
        var result = source
        result.goOn(with: run(replacement(code), at: moment.step(0)))
        return result
    }

    /// What several signals send, in order; `react` says what becomes of it. The end leaves all of them.
    private func joined(_ sides: [Run], _ react: (Int, Happening, inout Outlet) -> Void) -> Run {
        var outlet = Outlet()
        var next = sides.map(\.events.startIndex)
        while !outlet.hasEnded {
            var first: Int?
            for side in sides.indices where next[side] < sides[side].events.endIndex {
                let moment = sides[side].events[next[side]].moment
                if let other = first, sides[other].events[next[other]].moment < moment { continue }
                first = side
            }
            guard let side = first else { break }
            let event = sides[side].events[next[side]]
            next[side] += 1
            outlet.open(at: event.moment)
            react(side, event.happening, &outlet)
        }
        var result = Run(events: outlet.events)
        for side in sides { result.adopt(side) }
        if outlet.hasEnded { result.cutTraces(at: outlet.moment) }
        return result
    }

    /// O41: completes when all have; the first error ends it.
    func merged(_ sides: [Run]) -> Run {
        var running = sides.count
        return joined(sides) { _, happening, outlet in
            if happening == .completion { running -= 1 }
            if happening != .completion || running == 0 { outlet.send(happening) }
        }
    }

    /// O50: the latest of all, once all have sent.
    private func combined(_ sides: [Run]) -> Run {
        var (latest, running) = ([Int?](repeating: nil, count: sides.count), sides.count)
        return joined(sides) { side, happening, outlet in
            switch happening {
            case .value(let value):
                latest[side] = value
                let values = latest.compactMap(\.self)
                if values.count == sides.count { outlet.send(.value(mix(values))) }
            case .failure: outlet.send(happening)
            case .completion:
                running -= 1
                if running == 0 { outlet.send(.completion) }
            }
        }
    }

    /// O52: completes as soon as no pair is possible any more.
    private func zipped(_ sides: [Run]) -> Run {
        var (waiting, hasEnded) = (sides.map { _ in [Int]() }, sides.map { _ in false })
        return joined(sides) { side, happening, outlet in
            switch happening {
            case .value(let value): waiting[side].append(value)
            case .failure: return outlet.send(happening)
            case .completion: hasEnded[side] = true
            }
            if waiting.allSatisfy({ !$0.isEmpty }) {
                outlet.send(.value(mix(waiting.indices.map { waiting[$0].removeFirst() })))
            }
            if sides.indices.contains(where: { hasEnded[$0] && waiting[$0].isEmpty }) {
                outlet.send(.completion)
            }
        }
    }

    /// O53: the latest value for each value of the sampler; either completion ends it.
    private func sampled(_ source: Run, by sampler: Run) -> Run {
        var latest: Int?
        return joined([source, sampler]) { side, happening, outlet in
            switch (side, happening) {
            case (0, .value(let value)): latest = value
            case (_, .value): if let latest { outlet.send(.value(latest)) }
            default: outlet.send(happening)
            }
        }
    }

    /// O54: the trigger's first value or its completion ends it; its error does not.
    private func stopped(_ source: Run, by trigger: Run) -> Run {
        joined([trigger, source]) { side, happening, outlet in
            if side == 1 { return outlet.send(happening) }
            if case .failure = happening { return }
            outlet.send(.completion)
        }
    }
}
