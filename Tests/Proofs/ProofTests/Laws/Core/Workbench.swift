import FRP
import Marbles

/// What a pipeline is built from with the core: sources, the scheduler, and a place for notes.
struct Workbench: Sendable {
    let time: TestScheduler
    let sources: [LiveSource]
    /// What visitors and side effects see.
    let log: Recorder<Outcome.What>
    /// A planted fault, when the model is to be seen finding it.
    let fault: Fault?
    /// Ends what nobody can dispose any more, as the source of a replay: all of a case is to be freed.
    let closing = Subject<Int>()

    init(_ plans: [SourcePlan], on time: TestScheduler, fault: Fault? = nil) {
        (self.time, self.fault, log) = (time, fault, Recorder(on: time))
        sources = plans.map { LiveSource($0, on: time) }
    }

    /// One on which nothing ever happens.
    static let empty = Workbench(Array(repeating: .idle, count: 3), on: TestScheduler())

    func signal(_ pipeline: Pipeline) -> Signal<Int> {
        if let faulty = fault?.signal(pipeline, self) { return faulty }
        switch pipeline {
        case .source(let number): return sources[number].signal
        case .immediate(let immediate): return immediate.signal
        case .interval(let interval): return .interval(.seconds(interval), on: time)
        case .list(let values): return values.lazyList.signal(on: time)
        case .linear(let linear, let source): return signal(source).applying(linear, note)
        case .timed(let timed, let source): return signal(source).applying(timed, time)
        case .again(let again, let source): return signal(again, source)
        case .pair(let pair, let one, let other): return signal(one).joining(pair, signal(other))
        case .all(let all, let parts): return .joining(all, parts.map(signal))
        case .inner(let inner, let outer, let parts): return signal(inner, signal(outer), parts)
        }
    }

    @Sendable private func note(_ number: Int) { log.append(.note(number)) }

    private func signal(_ again: Pipeline.Again, _ source: Pipeline) -> Signal<Int> {
        switch again {
        case .retry(let count): signal(source).retry(count)
        case .retryForever(let pause): signal(source.after(pause)).retry()
        }
    }

    private func signal(_ inner: Pipeline.Inner, _ outer: Signal<Int>, _ parts: [Pipeline]) -> Signal<Int> {
        let signals = parts.map(signal)
        let choose: @Sendable (Int) -> Signal<Int> = { signals[$0 % signals.count] }
        switch inner {
        case .flattenMap: return outer.flattenMap(choose)
        case .flatten(let maximum): return outer.map(choose).flatten(maximum)
        case .concat: return outer.map(choose).concat()
        case .switchToLatest: return outer.map(choose).switchToLatest()
        }
    }
}

extension Pipeline.Immediate {
    fileprivate var signal: Signal<Int> {
        switch self {
        case .values(let values): values.signal
        case .just(let value): .return(value)
        case .empty: .empty
        case .fails(let code): .error(Failure(code: code))
        case .never: .never
        }
    }
}

extension Signal<Int> {
    fileprivate func applying(_ linear: Pipeline.Linear, _ note: @escaping @Sendable (Int) -> Void)
        -> Signal<Int>
    {
        switch linear {
        case .map(let function): map { function($0) }
        case .mapReplace(let value): mapReplace(value)
        case .filter(let predicate): filter { predicate($0) }
        case .compactMap(let predicate, let function): compactMap { predicate($0) ? function($0) : nil }
        case .ignoreValues: ignoreValues()
        case .scan(let start): scan(start, mix)
        case .aggregate(let start): aggregate(start, mix)
        case .collect: collect().map { mix($0) }
        case .combinePrevious(let start): combinePrevious(start).map { mix($0.previous, $0.current) }
        case .distinctUntilChanged: distinctUntilChanged()
        case .distinctBy(let function): distinctUntilChanged { function($0) == function($1) }
        case .take(let count): take(count)
        case .takeLast(let count): takeLast(count)
        case .takeWhile(let predicate): takeWhile { predicate($0) }
        case .skip(let count): skip(count)
        case .startWith(let value): startWith(value)
        case .not: map { $0 % 2 == 0 }.not().map { $0 ? 1 : 0 }
        case .and: map { ($0 % 2 == 0, $0 % 3 == 0) }.and().map { $0 ? 1 : 0 }
        case .or: map { ($0 % 2 == 0, $0 % 3 == 0) }.or().map { $0 ? 1 : 0 }
        case .materialize: materialize().map { Coded.number($0.happening) }
        case .materializeAndBack: materialize().dematerialize()
        case .dematerialize: map { Event(Coded.happening($0)) }.dematerialize()
        case .doNext(let number): doNext { _ in note(number) }
        case .doError(let number): doError { _ in note(number) }
        case .doCompleted(let number): doCompleted { note(number) }
        case .initially(let number): initially { note(number) }
        case .finally(let number): finally { note(number) }
        // The lines of subscriptions and disposals have tests of their own.
        case .logged(let number):
            logged("", to: { if ![": subscribed", ": disposed"].contains($0) { note(number) } })
        case .deferred: .defer { self }
        }
    }

    fileprivate func applying(_ timed: Pipeline.Timed, _ time: TestScheduler) -> Signal<Int> {
        switch timed {
        case .delay(let interval): delay(.seconds(interval), on: time)
        case .debounce(let interval): debounce(.seconds(interval), on: time)
        case .debounceWhere(let interval, let predicate):
            debounce(.seconds(interval), on: time) { predicate($0) }
        case .throttle(let interval, let latest): throttle(.seconds(interval), latest: latest, on: time)
        case .timeout(let interval): timeout(.seconds(interval), on: time)
        case .deliverOn: deliverOn(time)
        case .subscribeOn: subscribeOn(time)
        }
    }

    fileprivate func joining(_ pair: Pipeline.Pair, _ other: Signal<Int>) -> Signal<Int> {
        switch pair {
        case .concat: concat(other)
        case .merge: merge(other)
        case .combineLatest: combineLatest(with: other).map { mix(mix(1, $0), $1) }
        case .zip: zip(with: other).map { mix(mix(1, $0), $1) }
        case .sample: sample(by: other)
        case .takeUntil: takeUntil(other)
        case .then: then { other }
        case .catchTo: catchTo(other)
        case .catchError: self.catch { other.startWith(Event.error($0).code) }
        }
    }

    fileprivate static func joining(_ all: Pipeline.All, _ signals: [Signal<Int>]) -> Signal<Int> {
        switch all {
        case .concat: concat(signals)
        case .merge: merge(signals)
        case .combineLatest: Signal<[Int]>.combineLatest(signals).map { mix($0) }
        case .combineLatestThree:
            Signal<(Int, Int, Int)>.combineLatest(signals[0], signals[1], signals[2])
                .map { mix([$0.0, $0.1, $0.2]) }
        case .zip: Signal<[Int]>.zip(signals).map { mix($0) }
        case .zipThree:
            Signal<(Int, Int, Int)>.zip(signals[0], signals[1], signals[2]).map { mix([$0.0, $0.1, $0.2]) }
        }
    }
}
