/// A pipeline as code that could stand in a test. Sources are called `a`, `b` and `c`.
extension Pipeline: CustomStringConvertible {
    var description: String {
        switch self {
        case .source(let number): LawCase.name(ofSource: number)
        case .immediate(let immediate): "\(immediate)"
        case .interval(let interval): "Signal.interval(.seconds(\(interval)), on: time)"
        case .list(let values): "\(values).lazyList.signal(on: time)"
        case .linear(let linear, let source): "\(source).\(linear)"
        case .timed(let timed, let source): "\(source).\(timed)"
        case .again(let again, let source): again.code(source)
        case .pair(let pair, let one, let other): pair.code(one, other)
        case .all(let all, let parts): all.code(parts)
        case .inner(let inner, let outer, let parts): inner.code(outer, parts)
        }
    }
}

extension Pipeline.Immediate: CustomStringConvertible {
    var description: String {
        switch self {
        case .values(let values): "\(values).signal"
        case .just(let value): "Signal.return(\(value))"
        case .empty: "Signal.empty"
        case .fails(let code): "Signal.error(Failure(code: \(code)))"
        case .never: "Signal.never"
        }
    }
}

extension Pipeline.Linear: CustomStringConvertible {
    var description: String {
        switch self {
        case .map(let function): "map { \(function) }"
        case .mapReplace(let value): "mapReplace(\(value))"
        case .filter(let predicate): "filter { \(predicate) }"
        case .compactMap(let predicate, let function): "compactMap { \(predicate) ? \(function) : nil }"
        case .ignoreValues: "ignoreValues()"
        case .scan(let start): "scan(\(start), mix)"
        case .aggregate(let start): "aggregate(\(start), mix)"
        case .collect: "collect().map { mix($0) }"
        case .combinePrevious(let start): "combinePrevious(\(start)).map(mix)"
        case .distinctUntilChanged: "distinctUntilChanged()"
        case .distinctBy(let function): "distinctUntilChanged(by: same { \(function) })"
        case .take(let count): "take(\(count))"
        case .takeLast(let count): "takeLast(\(count))"
        case .takeWhile(let predicate): "takeWhile { \(predicate) }"
        case .skip(let count): "skip(\(count))"
        case .startWith(let value): "startWith(\(value))"
        case .not: "map { $0 % 2 == 0 }.not().map { $0 ? 1 : 0 }"
        case .and: "map { ($0 % 2 == 0, $0 % 3 == 0) }.and().map { $0 ? 1 : 0 }"
        case .or: "map { ($0 % 2 == 0, $0 % 3 == 0) }.or().map { $0 ? 1 : 0 }"
        case .materialize: "materialize().map { Coded.number($0.happening) }"
        case .materializeAndBack: "materialize().dematerialize()"
        case .dematerialize: "map { Event(Coded.happening($0)) }.dematerialize()"
        case .doNext(let number): "doNext { _ in note(\(number)) }"
        case .doError(let number): "doError { _ in note(\(number)) }"
        case .doCompleted(let number): "doCompleted { note(\(number)) }"
        case .initially(let number): "initially { note(\(number)) }"
        case .finally(let number): "finally { note(\(number)) }"
        case .deferred: "deferred()"
        }
    }
}

extension Pipeline.Timed: CustomStringConvertible {
    var description: String {
        switch self {
        case .delay(let interval): "delay(.seconds(\(interval)), on: time)"
        case .debounce(let interval): "debounce(.seconds(\(interval)), on: time)"
        case .debounceWhere(let interval, let predicate):
            "debounce(.seconds(\(interval)), on: time) { \(predicate) }"
        case .timeout(let interval): "timeout(.seconds(\(interval)), on: time)"
        case .deliverOn: "deliverOn(time)"
        case .subscribeOn: "subscribeOn(time)"
        }
    }
}

extension Pipeline.Again {
    fileprivate func code(_ source: Pipeline) -> String {
        switch self {
        case .retry(let count): "\(source).retry(\(count))"
        case .retryForever(let pause): "\(source.after(pause)).retry()"
        }
    }
}

extension Pipeline.Pair {
    fileprivate func code(_ one: Pipeline, _ other: Pipeline) -> String {
        switch self {
        case .concat, .merge, .takeUntil, .catchTo: "\(one).\(self)(\(other))"
        case .combineLatest, .zip: "\(one).\(self)(with: \(other)).map { mix([$0.0, $0.1]) }"
        case .sample: "\(one).sample(by: \(other))"
        case .then: "\(one).then { \(other) }"
        case .catchError: "\(one).catch { \(other).startWith(Event.error($0).code) }"
        }
    }
}

extension Pipeline.All {
    fileprivate func code(_ parts: [Pipeline]) -> String {
        let list = parts.map(\.description).joined(separator: ", ")
        return switch self {
        case .concat, .merge: "Signal.\(self)([\(list)])"
        case .combineLatest: "Signal.combineLatest([\(list)]).map { mix($0) }"
        case .combineLatestThree: "Signal.combineLatest(\(list)).map { mix([$0.0, $0.1, $0.2]) }"
        case .zip: "Signal.zip([\(list)]).map { mix($0) }"
        case .zipThree: "Signal.zip(\(list)).map { mix([$0.0, $0.1, $0.2]) }"
        }
    }
}

extension Pipeline.Inner {
    fileprivate func code(_ outer: Pipeline, _ parts: [Pipeline]) -> String {
        let list = parts.map(\.description).joined(separator: ", ")
        let choice = "[\(list)][$0 % \(parts.count)]"
        switch self {
        case .flattenMap: return "\(outer).flattenMap { \(choice) }"
        case .flatten(let maximum): return "\(outer).map { \(choice) }.flatten(\(maximum))"
        case .concat: return "\(outer).map { \(choice) }.concat()"
        case .switchToLatest: return "\(outer).map { \(choice) }.switchToLatest()"
        }
    }
}
