/// What a signal sends, as a plain value: the model does not use the core's events.
enum Happening: Sendable, Equatable {
    case value(Int)
    case failure(Int)
    case completion

    /// The failure of `timeout`.
    static let timedOutCode = 100

    var isTerminal: Bool { if case .value = self { false } else { true } }
    var value: Int? { if case .value(let value) = self { value } else { nil } }
}

/// A happening and its moment: what the model's lists consist of.
struct Occurrence: Sendable, Equatable {
    let moment: Moment
    let happening: Happening

    init(_ moment: Moment, _ happening: Happening) { (self.moment, self.happening) = (moment, happening) }
}

/// What one subscription sees, and what it leaves behind.
struct Run: Sendable {
    /// In order; a terminal only as the last one.
    var events: [Occurrence] = []
    /// What side effects noted, and when.
    var notes: [(moment: Moment, number: Int)] = []
    /// The subscriptions to the case's sources.
    var visits: [Visit] = []

    /// One subscription to a source: when it began and ended.
    struct Visit: Sendable {
        let source: Int
        let began: Moment
        var ended: Moment?
    }

    /// The terminal and its moment, if there is one.
    var terminal: Occurrence? { events.last.flatMap { $0.happening.isTerminal ? $0 : nil } }

    /// When the signal completed, if it did.
    var completion: Moment? { terminal.flatMap { $0.happening == .completion ? $0.moment : nil } }

    /// Nothing of the subscription happens after `moment`.
    mutating func cut(at moment: Moment) {
        while let last = events.last, last.moment > moment { events.removeLast() }
        cutTraces(at: moment)
    }

    /// The subscription was left at `moment`. The events stay as they are.
    mutating func cutTraces(at moment: Moment) {
        notes.removeAll { $0.moment > moment }
        visits.removeAll { $0.began > moment }
        for index in visits.indices where visits[index].ended.map({ $0 > moment }) ?? true {
            visits[index].ended = moment
        }
    }

    /// Takes over what subscriptions to other signals leave behind.
    mutating func adopt(_ other: Run) {
        notes += other.notes
        visits += other.visits
    }

    /// The same subscriptions with what `react` makes of each event. An early terminal leaves the source.
    func through(_ react: (Happening, inout Outlet) -> Void) -> Run {
        var outlet = Outlet()
        outlet.events.reserveCapacity(events.count)
        for event in events {
            outlet.open(at: event.moment)
            react(event.happening, &outlet)
            if outlet.hasEnded { break }
        }
        var result = Run(events: outlet.events, notes: notes, visits: visits)
        if outlet.hasEnded { result.cutTraces(at: outlet.moment) }
        return result
    }
}

/// Where an operator of the model puts its events: in order, none after a terminal.
struct Outlet {
    fileprivate(set) var events: [Occurrence] = []
    private(set) var hasEnded = false
    /// The moment of the event that is reacted to.
    private(set) var moment = Moment.setup(0)
    private var count = 0

    /// What is sent from now on happens at `moment`, one thing after the other.
    mutating func open(at moment: Moment) { (self.moment, count) = (moment, 0) }

    mutating func send(_ happening: Happening) {
        guard !hasEnded else { return }
        let moment = count == 0 ? moment : moment.step(count)
        count += 1
        events.append(Occurrence(moment, happening))
        hasEnded = happening.isTerminal
    }
}
