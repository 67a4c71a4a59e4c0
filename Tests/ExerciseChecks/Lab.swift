import FRP
import Lessons
import Marbles
import Testing

/// Tests an answer's signals in virtual time, with sources that record their subscriptions.
///
///     let lab = Lab()
///     let wind = lab.hot("wind", "--3--7--9--2--8--|")
///     lab.expect(strongWinds(wind.signal), "-----7--9-----8--|")
///
/// `expect` moves time past the end of the diagram. It shows the first difference as two diagrams, and then the law of signals that
/// the answer breaks (see ``Law``).
public final class Lab: Sendable {
    /// The virtual time of the lab. A column of a diagram is a second.
    public let time = TestScheduler()
    let inputs = Lock<[Input]>([])
    private let isWrapped = Lock(false)
    /// Whether an answer was observed already. Events of its sources may still come then, and must not be blamed on the next
    /// answer.
    private let isUsed = Lock(false)

    struct Input: Sendable {
        let label: String
        let timeline: Timeline
        let length: Int
        let fails: Bool
        let isHot: Bool
        let subscriptions: @Sendable () -> [(began: Duration, ended: Duration?)]

        /// Whether it has a subscription that began by this moment and lasts longer.
        func isHeard(after moment: Duration) -> Bool {
            subscriptions().contains { $0.began <= moment && $0.ended.map { $0 > moment } ?? true }
        }

        /// Whether it had two subscriptions at the same time.
        var isHeardTwice: Bool {
            let staying = subscriptions().filter { $0.ended != $0.began }
            return Set(staying.map(\.began)).count < staying.count
        }

        /// Whether a subscription that this source ended at `moment` was followed by another one at once.
        func isTriedAgain(at moment: Duration) -> Bool {
            let all = subscriptions()
            return all.contains { $0.began < moment && $0.ended == moment }
                && all.contains { $0.began == moment }
        }

        /// The times at which a subscriber got its end, at the last column.
        var endsHeard: [Duration] {
            subscriptions().compactMap { subscription in
                let end = .seconds(length) + (isHot ? .zero : subscription.began)
                return subscription.ended == end ? end : nil
            }
        }
    }

    public init() { Trying.beginLab() }

    // MARK: Sources

    /// A source that runs once, with or without subscribers. The characters of the diagram are its values.
    public func hot<Value: LosslessStringConvertible & Sendable>(
        _ label: String, of type: Value.Type = Int.self, _ marbles: String
    ) -> MarbleSource<Value> {
        register(label, marbles, isHot: true) { .hot($0, on: time) }
    }

    /// A source that begins again for each subscriber.
    public func cold<Value: LosslessStringConvertible & Sendable>(
        _ label: String, of type: Value.Type = Int.self, _ marbles: String
    ) -> MarbleSource<Value> {
        register(label, marbles, isHot: false) { .cold($0, on: time) }
    }

    /// A line that is drawn with the sources, but is not checked by the laws: it never fails, and may keep its subscriptions.
    public func scenery<Value: LosslessStringConvertible & Sendable>(
        _ label: String, of type: Value.Type = Int.self, _ marbles: String
    ) -> Signal<Value> {
        guard let diagram = try? Diagram<Value>(marbles) else { return .empty }
        let input = Input(
            label: label, timeline: Timeline(label, diagram), length: diagram.length, fails: diagram.fails,
            isHot: true,
            subscriptions: { [] })
        inputs.withLock { $0.append(input) }
        return MarbleSource.hot(marbles, on: time).signal
    }

    private func register<Value: LosslessStringConvertible & Sendable>(
        _ label: String, _ drawn: String, isHot: Bool, _ make: (String) -> MarbleSource<Value>
    ) -> MarbleSource<Value> {
        let marbles = LawTrial.current?.marbles(drawn, ofSource: inputs.withLock(\.count)) ?? drawn
        let source = make(marbles)
        guard let diagram = try? Diagram<Value>(marbles) else { return source }
        Trying.add(source: "\(label) \(marbles)")
        let input = Input(
            label: label, timeline: Timeline(label, diagram), length: diagram.length, fails: diagram.fails,
            isHot: isHot,
            subscriptions: { source.subscriptions.map { ($0.began, $0.ended) } })
        inputs.withLock { $0.append(input) }
        return source
    }

    /// Marks the signal that is the answer, if a test observes it by other means than `expect`. So the answer is also tried with
    /// one operator too many (see ``Wrapping``).
    public func answer<Value: Equatable>(_ signal: Signal<Value>) -> Signal<Value> {
        _ = isWrapped.exchange(true)
        return signal.wrapped(on: time)
    }

    /// The answer for the present run, with one operator too many if that is tried, unless `answer` has added it.
    func tried<Value: Equatable>(_ signal: Signal<Value>) -> Signal<Value> {
        isWrapped.withLock { $0 } ? signal : signal.wrapped(on: time)
    }

    // MARK: Expectations

    /// Expects that the signal sends the events of the diagram, whose characters are the values.
    ///
    /// - Parameter disposedAt: the column at which the subscription is disposed; `nil` for never.
    public func expect<Value: Equatable & LosslessStringConvertible>(
        _ signal: Signal<Value>, _ marbles: String, disposedAt: Int? = nil, because remark: String? = nil,
        at location: SourceLocation = #_sourceLocation
    ) {
        expect(signal, try .init(marbles), disposedAt, because: remark, at: location)
    }

    /// Expects that the signal sends the events of the diagram, with a legend for its values.
    public func expect<Value: Equatable>(
        _ signal: Signal<Value>, _ marbles: String, where values: [Character: Value], disposedAt: Int? = nil,
        because remark: String? = nil, at location: SourceLocation = #_sourceLocation
    ) {
        let letters = values.map { ("\($0.value)", $0.key) }
        expect(
            signal, try .init(marbles, values: values), disposedAt, because: remark,
            letters: Dictionary(letters) { first, _ in first }, at: location)
    }

    /// Expects that the diagram in the learner's prediction is what really happens. A failure does not reveal the solution.
    public func expectPrediction<Value: Equatable & LosslessStringConvertible>(
        _ yours: String, of signal: Signal<Value>, hint: String,
        at location: SourceLocation = #_sourceLocation
    ) {
        let recorder = time.record(signal)
        let columns = max(yours.count, inputs.withLock { $0.map(\.length).max() ?? 0 })
        time.advance(to: .seconds(columns + 20))
        do throws(MarbleMistake) {
            let drawn = try Diagram<Value>(yours)
            guard let difference = compare(expected: recorder.diagram, actual: drawn) else { return }
            let inputs = inputs.withLock { $0.map(\.timeline) }
            let column = Int(difference.time / .seconds(1))
            let picture = Picture(inputs + [Timeline("yours", drawn)])
            let hint = recorder.diagram.slip(in: drawn) ?? hint
            let words = "Until column \(column) that is what happens; at \(column) it is not. \(hint)"
            fail(Lesson(picture) + Lesson(words: words), at: location)
        } catch {
            fail("Your diagram cannot be read:\n\(error)", at: location)
        }
    }

    private func expect<Value: Equatable>(
        _ signal: Signal<Value>, _ diagram: @autoclosure () throws -> Diagram<Value>, _ disposedAt: Int?,
        because remark: String?, letters: [String: Character] = [:], at location: SourceLocation
    ) {
        let expected: Diagram<Value>
        do { expected = try diagram() } catch {
            Issue.record("The expected diagram cannot be read:\n\(error)", sourceLocation: location)
            return
        }
        let length = max(expected.length, inputs.withLock { $0.map(\.length).max() ?? 0 })
        let seen = observe(signal, drawn: expected.length, disposedAt: disposedAt, until: length + 3)
        if var difference = compare(
            expected: expected, actual: seen.recorder.diagram, given: seen.inputs.map(\.timeline),
            isSent: !Law.areAllWaived
        ) {
            difference.note = remark
            difference.letters = letters
            if Law.leavesNothing.isWanted, let forgotten = seen.forgotten {
                difference.remarks.append(forgotten)
            }
            if !seen.hasEnded, let strange = seen.others.complaint { difference.remarks = [strange] }
            fail(difference.lesson(), at: location)
        }
        for law in Law.allCases where law.isWanted {
            guard let complaint = seen.complaint(of: law) else { continue }
            let picture = Picture(
                seen.inputs.map(\.timeline) + [Timeline("yours", seen.recorder)], letters: letters)
            fail(Lesson(picture) + complaint, of: law, at: location)
        }
    }

    /// Subscribes to the answer, whose diagram has `length` columns, and moves time to a column past its end.
    private func observe<Value: Equatable>(
        _ signal: Signal<Value>, drawn length: Int, disposedAt: Int?, until column: Int
    ) -> Observation<Value> {
        let others = OtherThreads()
        let signal = others.watching(tried(signal))
        let trial = LawTrial.current
        let (inputs, start) = (inputs.withLock { $0 }, time.now)
        let isFresh = isUsed.exchange(true) == false
        let heardEarly = inputs.filter { isFresh && $0.isHeard(after: start) }
        let leaving = (trial?.leaving(length) ?? disposedAt).map { Duration.seconds($0) }
        let later = trial?.coming(length).map { start + .seconds($0) }
        let join = { [time] in
            time.record(signal, subscribedAt: later, disposedAt: later == nil ? leaving : nil)
        }
        let first = trial?.isAlone == true ? join() : time.record(signal, disposedAt: leaving)
        var seen = Observation(
            inputs: inputs, start: start, recorder: first, others: others, heardEarly: heardEarly)
        if trial?.hasSecond == true { seen.second = join() }
        time.advance(to: .seconds(column))
        if let later { time.advance(by: later - start + .seconds(length)) }
        seen.alone = trial?.keep((seen.second ?? first).diagram)
        seen.heardTwice = inputs.filter { input in
            let isTriedAgain = input.isHot && input.fails && input.isTriedAgain(at: .seconds(input.length))
            return isFresh && (input.isHeardTwice || isTriedAgain)
        }
        return seen
    }
}

extension Diagram where Value: Equatable {
    /// A hint about a drawing that is nearly right.
    fileprivate func slip(in drawing: Diagram) -> String? {
        let (values, drawn) = (events.filter(\.isValue), drawing.events.filter(\.isValue))
        if values.map(\.event) != drawn.map(\.event) { return nil }
        return values.map(\.time) == drawn.map(\.time)
            ? "All values are right. Does it end, and when?"
            : "The values are right, and so is their order. In which column is each of them sent?"
    }
}

extension TimedEvent {
    fileprivate var isValue: Bool { !event.isTerminal }
}

extension Diagram {
    fileprivate var fails: Bool {
        if case .error = events.last?.event { true } else { false }
    }

    /// The number of columns up to the last event.
    fileprivate var length: Int {
        let last = [events.last?.time, disposed, watched].compactMap(\.self).max() ?? .zero
        return Int((last / .seconds(1)).rounded(.up))
    }
}
