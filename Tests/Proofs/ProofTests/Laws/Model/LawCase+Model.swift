/// What the model expects of a whole case: of its sources, its visitors, and what they share.
extension LawCase {
    /// Nil if the case is too large to be worth the time.
    func expected() -> Outcome? {
        var echoes: [Hot.Entry] = []
        while true {
            let model = model(with: echoes)
            let runs = sharing == .none ? separateRuns(model) : sharedRuns(model)
            if model.budget.isSpent { return nil }
            guard let echo = nextEcho(after: echoes, in: runs) else { return outcome(of: runs) }
            echoes.append(echo)
        }
    }

    /// The sources; those that the pipeline does not use do nothing.
    var plansInUse: [SourcePlan] {
        let used = pipeline.sources
        return sources.enumerated().map { number, plan in
            used.contains(number) ? plan : .idle
        }
    }

    private func model(with echoes: [Hot.Entry]) -> Model {
        let plans = plansInUse
        let hot = plans.enumerated().map { number, plan -> Hot? in
            var entries = plan.timeline.enumerated().map { place, entry in
                let moment = Moment.setup(0).step(number).step(place).scheduling(after: entry.time)
                return Hot.Entry(accepted: moment, delivered: moment, happening: entry.happening)
            }
            if number == 0 { entries = (entries + echoes).sorted { $0.accepted < $1.accepted } }
            return switch plan.kind {
            case .cold: nil
            case .hot(let memory): Hot(entries, memory)
            case .property(let value): Hot(entries, .latest(value))
            }
        }
        return Model(hot: hot, plans: plans, budget: Model.Budget(2000))
    }

    // MARK: Visitors

    private func start(_ visitor: Int) -> Moment {
        Moment.setup(2).step(visitor).step(1).scheduling(after: visitors[visitor].begins)
    }

    private func separateRuns(_ model: Model) -> [Run] {
        visitors.indices.map { visitor in
            var run = model.run(pipeline, at: start(visitor))
            if let moment = leaving(run, visitor) { run.cut(at: moment) }
            return run
        }
    }

    private func leaving(_ run: Run, _ visitor: Int) -> Moment? {
        switch visitors[visitor].leaving {
        case .never: return nil
        case .at(let time): return Moment.setup(2).step(visitor).step(0).scheduling(after: time)
        case .withValue(let number):
            let values = run.events.filter { !$0.happening.isTerminal }
            guard values.count >= number else { return nil }
            // There is nothing to dispose before `subscribe` has returned.
            let moment = values[number - 1].moment
            return moment.isPart(of: start(visitor)) ? start(visitor).over.over : moment
        }
    }

    // MARK: Sharing (contract M1 to M7)

    private func sharedRuns(_ model: Model) -> [Run] {
        let order = visitors.indices.sorted { start($0) < start($1) }
        let (memory, connection) = connection(first: order.first.map(start) ?? .setup(2))
        var source = model.run(pipeline, at: connection)
        if case .publish(_, _, let time?) = sharing {
            source.cut(at: Moment.setup(1).step(1).scheduling(after: time))
        }
        var runs = visitors.map { _ in Run() }
        var lastEnd: Moment?
        for (place, visitor) in order.enumerated() {
            if place > 0, let lastEnd, lastEnd < start(visitor) { disconnect(&source, at: lastEnd) }
            let entries = source.events.map {
                Hot.Entry(accepted: $0.moment, delivered: $0.moment, happening: $0.happening)
            }
            var run = Hot(entries, memory).run(from: start(visitor).step(0))
            let moment = leaving(run, visitor)
            if let moment { run.cut(at: moment) }
            let end = run.terminal?.moment ?? moment
            lastEnd = place == 0 ? end : lastEnd.flatMap { last in end.map { max(last, $0) } }
            runs[visitor] = run
        }
        if let lastEnd { disconnect(&source, at: lastEnd) }
        return runs + [Run(notes: source.notes, visits: source.visits)]
    }

    /// M2: the last visitor to leave ends the connection, for good.
    private func disconnect(_ source: inout Run, at moment: Moment) {
        if case .autoconnect = sharing { source.cut(at: moment) }
    }

    private func connection(first visitor: Moment) -> (Memory, Moment) {
        switch sharing {
        case .none: (.nothing, visitor)
        case .publish(let memory, let time, _): (memory, Moment.setup(1).step(0).scheduling(after: time))
        case .autoconnect(let memory): (memory, visitor.step(1))
        case .replay(let capacity): (.last(capacity), .setup(1))
        case .replayLazily: (.last(nil), visitor.step(1))
        }
    }

    // MARK: Sending from inside a handler (contract K2 to K4)

    /// What is sent from inside a handler is accepted at once, and delivered when the subject has delivered what it was
    /// sent before.
    private func nextEcho(after echoes: [Hot.Entry], in runs: [Run]) -> Hot.Entry? {
        guard let echo, echoes.count < echo.limit else { return nil }
        let triggers = runs[0].events.filter {
            $0.happening.value.map(echo.predicate.callAsFunction) ?? false
        }
        guard triggers.count > echoes.count else { return nil }
        let handler = triggers[echoes.count].moment
        let accepted = handler.step(0)
        // While the subscriber is told what there was, the subject delivers nothing else: it delivers this at once.
        if handler.isPart(of: start(0)) {
            return Hot.Entry(accepted: accepted, delivered: accepted, happening: echo.happening)
        }
        let sent = sources[0].timeline.enumerated().map { place, entry in
            Moment.setup(0).step(0).step(place).scheduling(after: entry.time)
        }
        guard let root = sent.last(where: { $0 < handler }) else { return nil }
        let place = echoes.filter { $0.accepted > root }.count
        return Hot.Entry(accepted: accepted, delivered: root.over.step(place), happening: echo.happening)
    }

    // MARK: Outcome

    private func outcome(of runs: [Run]) -> Outcome {
        var log: [(moment: Moment, isEvent: Bool, what: Outcome.What)] = []
        for (number, run) in runs.enumerated() {
            log += run.notes.map { ($0.moment, false, .note($0.number)) }
            log += run.events.map { ($0.moment, true, .event(visitor: number, $0.happening)) }
        }
        // Stable, as several notes may belong to one event.
        let ordered = log.enumerated().sorted { one, other in
            if one.element.moment != other.element.moment { return one.element.moment < other.element.moment }
            if one.element.isEvent != other.element.isEvent { return other.element.isEvent }
            return one.offset < other.offset
        }
        var outcome = Outcome(visits: sources.map { _ in [] })
        for (_, entry) in ordered where entry.moment.time <= Self.horizon {
            outcome.log.append(Outcome.Entry(time: entry.moment.time, what: entry.what))
        }
        for visit in runs.flatMap(\.visits).sorted(by: { $0.began < $1.began })
        where visit.began.time <= Self.horizon {
            let ended = visit.ended.flatMap { $0.time <= Self.horizon ? $0.time : nil }
            outcome.visits[visit.source].append(Outcome.Visit(began: visit.began.time, ended: ended))
        }
        return outcome
    }
}
