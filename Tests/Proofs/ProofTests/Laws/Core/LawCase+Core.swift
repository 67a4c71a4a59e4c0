import FRP
import Marbles

/// What the core makes of a case.
extension LawCase {
    func actual(with fault: Fault? = nil) -> Outcome {
        let time = TestScheduler(limit: 100_000)
        let bench = Workbench(plansInUse, on: time, fault: fault)
        let source = bench.signal(pipeline)
        let signal = sharing == .none ? source : share(source.takeUntil(bench.closing.signal), bench)
        let subscriptions = visitors.indices.map { number in subscribe(number, to: signal, bench) }
        time.advance(to: .seconds(Self.horizon))
        let isOver = subscriptions.allSatisfy(\.isOver)
        let log = bench.log.timed.compactMap { entry in
            entry.event.value.map { Outcome.Entry(time: entry.time.column, what: $0) }
        }
        let outcome = Outcome(
            log: log, visits: bench.sources.map(\.visits),
            pending: isOver && sharing == .none ? time.pending : 0)
        for subscription in subscriptions { subscription.disposable.dispose() }
        bench.closing.sendNext(0)
        return outcome
    }

    /// What `read` gets of the pipeline alone, which completes at the horizon at the latest.
    func alone<Reading>(_ read: (Signal<Int>) -> Reading) -> Reading {
        let time = TestScheduler(limit: 100_000)
        let bench = Workbench(plansInUse, on: time)
        let reading = read(bench.signal(pipeline).takeUntil(bench.closing.signal))
        time.advance(to: .seconds(Self.horizon))
        bench.closing.sendNext(0)
        return reading
    }

    private func share(_ signal: Signal<Int>, _ bench: Workbench) -> Signal<Int> {
        if let faulty = bench.fault?.sharing(sharing, signal) { return faulty }
        switch sharing {
        case .none: return signal
        case .publish(let memory, let connects, let disconnects):
            let connection = signal.multicast(memory.subject)
            bench.time.schedule(after: .seconds(connects)) { connection.connect() }
            if let disconnects {
                // Connecting again gives the same connection.
                bench.time.schedule(after: .seconds(disconnects)) { connection.connect().dispose() }
            }
            return connection.signal
        case .autoconnect(let memory): return signal.multicast(memory.subject).autoconnect()
        case .replay(let capacity): return signal.replay(capacity)
        case .replayLazily: return signal.replayLazily()
        }
    }

    private func subscribe(_ number: Int, to signal: Signal<Int>, _ bench: Workbench) -> Subscription {
        let visitor = visitors[number]
        let subscription = Subscription()
        if case .at(let time) = visitor.leaving {
            bench.time.schedule(after: .seconds(time)) { subscription.disposable.dispose() }
        }
        bench.time.schedule(after: .seconds(visitor.begins)) {
            let disposable = signal.subscribe { event in
                bench.log.append(.event(visitor: number, event.happening))
                if event.isTerminal { return subscription.end() }
                if number == 0, let echo, let value = event.value, echo.predicate(value),
                    subscription.mayEcho(echo.limit)
                {
                    bench.sources[0].send(Event(echo.happening))
                }
                if subscription.countValue() == visitor.leaving.value { subscription.disposable.dispose() }
            }
            subscription.disposable.inner = disposable
        }
        return subscription
    }
}

extension LawCase.Leaving {
    fileprivate var value: Int? { if case .withValue(let number) = self { number } else { nil } }
}

/// A visitor's subscription, and what it has counted.
private final class Subscription: Sendable {
    let disposable = SerialDisposable()
    private let counts = Lock((values: 0, echoes: 0, hasEnded: false))

    /// Whether nothing more can come.
    var isOver: Bool { disposable.isDisposed || counts.withLock { $0.hasEnded } }

    func end() { counts.withLock { $0.hasEnded = true } }

    func countValue() -> Int {
        counts.withLock { counts in
            counts.values += 1
            return counts.values
        }
    }

    func mayEcho(_ limit: Int) -> Bool {
        counts.withLock { counts in
            counts.echoes += 1
            return counts.echoes <= limit
        }
    }
}
