import FRP

/// Compares what happened with what should have happened.
///
///     let expected = try Diagram<Int>("-----7--9-----8--|")
///     let difference = compare(expected: expected, actual: seen.diagram)
///     if let difference { print(difference) }
///
/// - Parameters:
///   - expected: what should have happened. If it has `^` or `!`, they must match too. Its `X` matches any error, unless it has a
///     certain one.
///   - actual: what happened.
///   - inputs: the sources, to be drawn above.
/// - Returns: the first difference, or `nil` if there is none.
public func compare<Value: Equatable>(
    expected: Diagram<Value>, actual: Diagram<Value>, given inputs: [Timeline] = [], isSent: Bool = true
) -> Difference? {
    let comparison = Comparison(expected: expected, actual: actual)
    guard let finding = comparison.firstFinding() else { return nil }
    let (time, discrepancy) = (finding.time, finding.discrepancy)
    return Difference(
        time: time,
        sentence: isSent ? discrepancy.sentence(at: time) : discrepancy.sentenceOfWatched(at: time),
        remarks: finding.discrepancy.isAboutEnd ? [] : comparison.remarksOnEnd(),
        timelines: inputs + [Timeline("expected", expected), Timeline("yours", actual)])
}

/// Compares what two subscribers of one signal have seen, which should be the same.
///
///     compare(("first", seen.diagram), with: ("second", seenToo.diagram))
///
/// - Returns: the first difference, drawn below the names of the subscribers, or `nil` if there is none.
public func compare<Value: Equatable>(
    _ one: (name: String, diagram: Diagram<Value>), with other: (name: String, diagram: Diagram<Value>)
) -> Difference? {
    guard let finding = Comparison(expected: one.diagram, actual: other.diagram).firstFinding() else {
        return nil
    }
    return Difference(
        time: finding.time, sentence: "at \(finding.time.position) they differ",
        remarks: [], timelines: [Timeline(one.name, one.diagram), Timeline(other.name, other.diagram)])
}

/// Finds the first difference between what was expected and what happened.
struct Comparison<Value: Sendable & Equatable> {
    struct Finding {
        let time: Duration
        let discrepancy: Discrepancy<Value>
    }

    private let expected: Diagram<Value>
    private let actual: Diagram<Value>
    /// The remaining events, after those that are equal on both sides.
    private let wanted: ArraySlice<TimedEvent<Value>>
    private let came: ArraySlice<TimedEvent<Value>>

    init(expected: Diagram<Value>, actual: Diagram<Value>) {
        self.expected = expected
        self.actual = actual
        let alike = zip(expected.events, actual.events)
            .prefix { $0.time == $1.time && $1.event.meets($0.event) }
            .count
        wanted = expected.events.dropFirst(alike)
        came = actual.events.dropFirst(alike)
    }

    func firstFinding() -> Finding? {
        let findings = [findingOfSubscription(), findingOfEvents(), findingOfDisposal()].compactMap(\.self)
        return findings.min { $0.time < $1.time }
    }

    /// Sentences about the end of the signal, if the first finding is not about it.
    func remarksOnEnd() -> [String] {
        switch (expected.end, actual.end) {
        case (.completed, nil): ["your signal never completed."]
        case (.error, nil): ["your signal never failed."]
        case (nil, .completed): ["your signal completed; it was expected to go on."]
        case (nil, .error(let error)): ["your signal failed (\(error)); it was expected to go on."]
        case (.completed, .error(let error)): ["your signal failed (\(error)) instead of completing."]
        case (.error, .completed): ["your signal completed instead of failing."]
        default: []
        }
    }

    private func findingOfSubscription() -> Finding? {
        guard expected.subscribed > .zero, expected.subscribed != actual.subscribed else { return nil }
        return Finding(time: actual.subscribed, discrepancy: .subscribed(insteadOf: expected.subscribed))
    }

    private func findingOfDisposal() -> Finding? {
        guard let due = expected.disposed, due != actual.disposed else { return nil }
        return Finding(time: due, discrepancy: .disposed(actual.disposed))
    }

    private func findingOfEvents() -> Finding? {
        if let next = came.first, actual.events[..<came.startIndex].contains(where: \.event.isTerminal) {
            return Finding(time: next.time, discrepancy: .afterEnd(next.event))
        }
        return switch (wanted.first, came.first) {
        case (let due?, let next?) where due.time == next.time:
            Finding(time: due.time, discrepancy: exchange(of: due.event, for: next.event, at: due.time))
        case (let due, let next?) where due.map { next.time < $0.time } ?? true:
            Finding(time: next.time, discrepancy: excess(of: next, due: due))
        case (let due?, let next): Finding(time: due.time, discrepancy: lack(of: due, next: next))
        case (nil, _): nil
        }
    }

    /// The discrepancy when something came before the next event was due.
    private func excess(of next: TimedEvent<Value>, due: TimedEvent<Value>?) -> Discrepancy<Value> {
        if let due, next.event.meets(due.event), !came.contains(due.event, at: due.time) {
            return .early(next.event, due: due.time)
        }
        if next.event.isTerminal { return .endedBefore(next.event, next: due) }
        let isBeside = expected.events.contains { $0.time == next.time }
        return isBeside ? .extraBeside(next.event) : .extra(next.event)
    }

    /// The discrepancy when nothing more came at the time when an event was due.
    private func lack(of due: TimedEvent<Value>, next: TimedEvent<Value>?) -> Discrepancy<Value> {
        if let next, next.event.meets(due.event), !wanted.contains(due.event, at: next.time) {
            return .late(due.event, came: next.time)
        }
        if due.event.isTerminal {
            return next.map { .wentOn(past: due.event, to: $0) } ?? .neverEnded(due.event)
        }
        if let sent = actual.events.last(where: { $0.time == due.time }) {
            return .missingBeside(due.event, sent: sent.event)
        }
        return .missing(due.event)
    }

    /// The discrepancy when another event came at the time when an event was due.
    private func exchange(of due: Event<Value>, for event: Event<Value>, at time: Duration) -> Discrepancy<
        Value
    > {
        let wantedThen = wanted.filter { $0.time == time }.map(\.event)
        let cameThen = came.filter { $0.time == time }.map(\.event)
        let isWanted = wantedThen.contains { event.meets($0) }
        let cameToo = cameThen.contains { $0.meets(due) }
        return switch (isWanted, cameToo) {
        case (true, true) where !event.isTerminal: .swapped(event, before: due)
        case (true, false) where !event.isTerminal: .missingBeside(due, sent: event)
        case (false, true) where !event.isTerminal: .extraBeside(event)
        default: .wrong(event, insteadOf: due)
        }
    }
}

extension Diagram {
    /// The event with which the signal ended; `nil` if it did not.
    fileprivate var end: Event<Value>? { events.first(where: \.event.isTerminal)?.event }
}

extension ArraySlice {
    fileprivate func contains<Value: Equatable>(_ event: Event<Value>, at time: Duration) -> Bool
    where Element == TimedEvent<Value> {
        contains { $0.time == time && $0.event.meets(event) }
    }
}

extension Event where Value: Equatable {
    /// Whether this is the expected event. Any error matches, if no certain one was expected.
    fileprivate func meets(_ expected: Event) -> Bool {
        if case .error = self, case .error(is MarbleFailure) = expected { return true }
        return self == expected
    }
}
