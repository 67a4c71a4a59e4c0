/// A pipeline of operators as data: the core builds a signal from it, the model calculates a list, a report prints it as
/// a chain.
indirect enum Pipeline: Sendable, Equatable {
    /// One of the sources of the case, by its number.
    case source(Int)
    /// A signal that needs no source.
    case immediate(Immediate)
    /// `Signal.interval`.
    case interval(Int)
    /// `LazyList.signal(on:)`: one scheduled block for each value.
    case list([Int])
    /// An operator that follows one signal and needs no time.
    case linear(Linear, Pipeline)
    /// An operator that uses the scheduler.
    case timed(Timed, Pipeline)
    /// An operator that subscribes to its source again.
    case again(Again, Pipeline)
    /// An operator of two signals.
    case pair(Pair, Pipeline, Pipeline)
    /// An operator of a list of signals.
    case all(All, [Pipeline])
    /// An operator of a signal of signals: a value chooses its inner signal by its remainder.
    case inner(Inner, Pipeline, [Pipeline])
}

extension Pipeline {
    enum Immediate: Sendable, Equatable {
        case values([Int])
        case just(Int)
        case empty
        case fails(Int)
        case never
    }

    enum Linear: Sendable, Equatable {
        case map(Function)
        case mapReplace(Int)
        case filter(Predicate)
        case compactMap(Predicate, Function)
        case ignoreValues
        case scan(Int)
        case aggregate(Int)
        case collect
        case combinePrevious(Int)
        case distinctUntilChanged
        case distinctBy(Function)
        case take(Int)
        case takeLast(Int)
        case takeWhile(Predicate)
        case skip(Int)
        case startWith(Int)
        case not
        case and
        case or
        /// Events as values, and these as numbers.
        case materialize
        case materializeAndBack
        /// Values as events: some of them end the signal.
        case dematerialize
        case doNext(Int)
        case doError(Int)
        case doCompleted(Int)
        case initially(Int)
        case finally(Int)
        /// Notes the number with each event.
        case logged(Int)
        case deferred
    }

    enum Timed: Sendable, Equatable {
        case delay(Int)
        case debounce(Int)
        case debounceWhere(Int, Predicate)
        /// `throttle`, of the latest or the first of a window.
        case throttle(Int, latest: Bool)
        case timeout(Int)
        case deliverOn
        case subscribeOn
    }

    enum Again: Sendable, Equatable {
        /// `retry(n)`.
        case retry(Int)
        /// `retry()`. Every attempt begins with a pause, as an endless loop at one time would not be the core's fault.
        case retryForever(pause: Int)
    }

    enum Pair: Sendable, Equatable, CaseIterable {
        case concat, merge, combineLatest, zip, sample, takeUntil, then, catchTo
        /// `catch` with a replacement that depends on the error.
        case catchError
    }

    enum All: Sendable, Equatable, CaseIterable {
        case concat, merge, combineLatest, zip
        /// `combineLatest` of three signals.
        case combineLatestThree
        /// `zip` of three signals.
        case zipThree
    }

    enum Inner: Sendable, Equatable {
        case flattenMap
        case flatten(Int)
        case concat
        case switchToLatest
    }
}

/// The chain of its operators: `a.map($0 + 1).take(2)`. Sources are called `a`, `b` and `c`.
extension Pipeline: CustomStringConvertible {
    var description: String {
        switch self {
        case .source(let number): LawCase.name(ofSource: number)
        case .immediate(let immediate): "\(immediate)"
        case .interval(let interval): "interval(\(interval))"
        case .list(let values): "list(\(values))"
        case .linear(let linear, let source): "\(source).\(linear)"
        case .timed(let timed, let source): "\(source).\(timed)"
        case .again(let again, let source): "\(source).\(again)"
        case .pair(let pair, let one, let other): "\(one).\(pair)(\(other))"
        case .all(let all, let parts): "\(all)(\(parts))"
        case .inner(let inner, let outer, let parts): "\(outer).\(inner)(\(parts))"
        }
    }
}
