/// What is sent to a subject, and what a subscriber sees of it (contract J1 to J9).
struct Hot {
    /// An event is for those subscribed when it is accepted. It reaches them later if it was sent from inside a handler
    /// (contract K3).
    struct Entry {
        let accepted: Moment
        let delivered: Moment
        let happening: Happening
    }

    /// In the order of acceptance; a terminal only as the last one (contract J3).
    let entries: [Entry]
    let memory: LawCase.Memory

    init(_ entries: [Entry], _ memory: LawCase.Memory) {
        let end = entries.firstIndex { $0.happening.isTerminal }
        self.entries = end.map { Array(entries[...$0]) } ?? entries
        self.memory = memory
    }

    /// What a subscriber sees that comes at `start`.
    func run(from start: Moment) -> Run {
        let past = entries.prefix { $0.accepted < start }
        let values = past.compactMap(\.happening.value)
        let end = past.last.flatMap { $0.happening.isTerminal ? $0.happening : nil }
        var outlet = Outlet()
        outlet.open(at: start)
        for value in remembered(values, hasEnded: end != nil) { outlet.send(.value(value)) }
        if let end { outlet.send(end) }
        for (place, entry) in entries[past.endIndex...].enumerated() {
            // What is sent while the subscriber is told what there was waits until it has been told (J6).
            let isEarly = entry.delivered.isPart(of: start)
            outlet.open(at: isEarly ? start.over.step(place) : entry.delivered.reaching(start))
            outlet.send(entry.happening)
        }
        return Run(events: outlet.events)
    }

    private func remembered(_ values: [Int], hasEnded: Bool) -> [Int] {
        switch memory {
        case .nothing: []
        case .latest(let initial): hasEnded ? [] : [values.last ?? initial]
        case .last(let capacity): capacity.map { values.suffix($0) } ?? values
        }
    }
}
