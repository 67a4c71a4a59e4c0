import FRP
import Marbles

/// The error of a case, with its code.
struct Failure: Error, Equatable { let code: Int }

/// A source of a case, made with the core: a signal, and a record of the subscriptions to it.
final class LiveSource: Sendable {
    private let time: TestScheduler
    private let plan: SourcePlan
    private let uncounted: Signal<Int>
    private let register = Lock<[Outcome.Visit]>([])

    /// Sends to the subject, or sets the property.
    let send: @Sendable (Event<Int>) -> Void

    init(_ plan: SourcePlan, on time: TestScheduler) {
        (self.plan, self.time) = (plan, time)
        switch plan.kind {
        case .cold: (uncounted, send) = (Self.cold(plan.timeline, on: time), { _ in })
        case .hot(let memory):
            let subject = memory.subject
            (uncounted, send) = (subject.signal, { subject.send($0) })
        case .property(let value):
            let property = Property(value)
            (uncounted, send) = (property.signal, { if let value = $0.value { property.value = value } })
        }
        guard plan.kind != .cold else { return }
        for entry in plan.timeline {
            time.schedule(after: .seconds(entry.time)) { [send] in send(Event(entry.happening)) }
        }
    }

    var visits: [Outcome.Visit] { register.withLock { $0 } }

    var signal: Signal<Int> { plan.isCounted ? counted(uncounted) : uncounted }

    private static func cold(_ timeline: [SourcePlan.Entry], on time: TestScheduler) -> Signal<Int> {
        Signal { observer in
            let actions = timeline.map { entry in
                time.schedule(after: .seconds(entry.time)) { observer.send(Event(entry.happening)) }
            }
            return Disposable(actions)
        }
    }

    private func counted(_ signal: Signal<Int>) -> Signal<Int> {
        Signal { [self] observer in
            let (began, number) = (now, visits.count)
            register.withLock { $0.append(Outcome.Visit(began: began, ended: nil)) }
            let subscription = signal.subscribe(observer)
            return Disposable { [self] in
                subscription.dispose()
                let ended = now
                register.withLock { $0[number].ended = ended }
            }
        }
    }

    private var now: Int { time.now.column }
}

extension LawCase.Memory {
    var subject: any SubjectType<Int> {
        switch self {
        case .nothing: Subject()
        case .latest(let initial): BehaviorSubject(initial)
        case .last(let capacity): ReplaySubject(capacity: capacity)
        }
    }
}

extension Event<Int> {
    init(_ happening: Happening) {
        switch happening {
        case .value(let value): self = .next(value)
        case .failure(let code): self = .error(Failure(code: code))
        case .completion: self = .completed
        }
    }

    var happening: Happening {
        switch self {
        case .next(let value): .value(value)
        case .error: .failure(code)
        case .completed: .completion
        }
    }

    /// The code of an error, as the model has it.
    var code: Int {
        switch self {
        case .error(let error as Failure): error.code
        case .error(is TimedOut): Happening.timedOutCode
        default: 0
        }
    }
}
