/// Random pipelines.
extension Generator {
    /// Up to `depth` operators one above the other.
    mutating func pipeline(depth: Int, _ sources: Int) -> Pipeline {
        guard depth > 0 else { return leaf(sources) }
        let one = depth - 1
        // Where several signals come together, one of them is deep.
        let other = below(depth)
        switch below(20) {
        case 0..<8: return .linear(linear(), pipeline(depth: one, sources))
        case 8..<11: return .timed(timed(), pipeline(depth: one, sources))
        case 11: return .again(again(), pipeline(depth: one, sources))
        case 12..<15:
            let pair = Pipeline.Pair.allCases[below(Pipeline.Pair.allCases.count)]
            let sides = (pipeline(depth: one, sources), pipeline(depth: other, sources))
            return oneIn(2) ? .pair(pair, sides.0, sides.1) : .pair(pair, sides.1, sides.0)
        case 15, 16:
            let all = Pipeline.All.allCases[below(Pipeline.All.allCases.count)]
            return .all(
                all, parts(of: all).map { $0 == 0 ? one : min(other, 1) }.map { pipeline(depth: $0, sources) }
            )
        default:
            let inner = inner()
            let parts = (0..<(1 + below(3))).map { _ in pipeline(depth: min(other, 2), sources) }
            return .inner(inner, pipeline(depth: one, sources), parts)
        }
    }

    /// Pipelines whose events all come from the first source, at the moment when it sends.
    mutating func quiet(depth: Int) -> Pipeline {
        guard depth > 0 else { return .source(0) }
        let (one, other) = (quiet(depth: depth - 1), quiet(depth: below(depth)))
        switch below(8) {
        case 0..<5: return .linear(quietLinear(), one)
        case 5: return .again(.retry(below(3)), one)
        case 6:
            let pair: Pipeline.Pair = pick(
                .concat, .merge, .combineLatest, .zip, .sample, .takeUntil, .then, .catchTo)
            return .pair(pair, one, other)
        default: return .inner(inner(), one, [immediate(), .linear(linear(), .source(0))])
        }
    }

    mutating func quietChain(depth: Int) -> Pipeline {
        (0..<depth).reduce(.source(0)) { chain, _ in .linear(quietLinear(), chain) }
    }

    private mutating func quietLinear() -> Pipeline.Linear {
        switch linear() {
        case .startWith, .take(0): .take(1)
        case let linear: linear
        }
    }

    private mutating func parts(of all: Pipeline.All) -> [Int] {
        switch all {
        case .combineLatestThree, .zipThree: [0, 1, 2]
        case .concat, .merge, .combineLatest, .zip: Array(0..<below(4))
        }
    }

    private mutating func leaf(_ sources: Int) -> Pipeline {
        switch below(12) {
        case 0: immediate()
        case 1: oneIn(2) ? .interval(1 + below(5)) : .list((0..<below(4)).map { _ in value() })
        default: .source(below(sources))
        }
    }

    private mutating func immediate() -> Pipeline {
        .immediate(
            pick(
                .values((0..<below(4)).map { _ in value() }), .values([value(), value()]), .just(value()),
                .empty, .fails(1 + below(5)), .never))
    }

    private mutating func linear() -> Pipeline.Linear {
        let choices: [Pipeline.Linear] = [
            .map(function()), .mapReplace(value()), .filter(predicate()),
            .compactMap(predicate(), function()), .ignoreValues, .scan(value()), .aggregate(value()),
            .collect, .combinePrevious(value()), .distinctUntilChanged, .distinctBy(function()),
            .take(below(6)), .takeLast(below(4)), .takeWhile(predicate()), .skip(below(4)),
            .startWith(value()), .not, .and, .or, .materialize, .materializeAndBack, .dematerialize,
            .doNext(below(100)), .doError(below(100)), .doCompleted(below(100)), .initially(below(100)),
            .finally(below(100)), .logged(below(100)), .deferred,
        ]
        return choices[below(choices.count)]
    }

    private mutating func timed() -> Pipeline.Timed {
        pick(
            .delay(below(5)), .debounce(below(4)), .debounceWhere(1 + below(3), predicate()),
            .throttle(below(6), latest: oneIn(2)), .timeout(1 + below(20)), .deliverOn, .subscribeOn)
    }

    private mutating func again() -> Pipeline.Again {
        pick(.retry(below(4)), .retryForever(pause: 1 + below(5)))
    }

    private mutating func inner() -> Pipeline.Inner {
        pick(.flattenMap, .flatten(below(4)), .concat, .switchToLatest)
    }
}
