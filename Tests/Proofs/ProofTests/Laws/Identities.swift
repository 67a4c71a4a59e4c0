import FRP

extension Identity {
    static let all = transforming + limiting + joining + timing

    private static let transforming = [
        Identity("map fusion") { $0.x.map($0.f).map($0.g) }.is { of in of.x.map { of.g(of.f($0)) } },
        Identity("filter fusion") { $0.x.filter($0.p).filter($0.q) }
            .is { of in of.x.filter { of.p($0) && of.q($0) } },
        Identity("a filter and a map are a compactMap") { $0.x.filter($0.p).map($0.f) }
            .is { of in of.x.compactMap { of.p($0) ? of.f($0) : nil } },
        Identity("materialize and back") { $0.x.materialize().dematerialize() }.is { $0.x },
        Identity("not twice") { $0.x.map($0.p).not().not().map { $0 ? 1 : 0 } }
            .is { $0.x.map($0.p).map { $0 ? 1 : 0 } },
        Identity("ignoring values twice") { $0.x.ignoreValues().ignoreValues() }
            .is { $0.x.ignoreValues() },
        Identity("aggregate is the last of scan") { $0.x.aggregate($0.m, mix) }
            .is { $0.x.scan($0.m, mix).startWith($0.m).takeLast(1) },
        Identity("collect is an aggregate") { $0.x.collect().map { mix($0) } }
            .is { $0.x.aggregate([]) { $0 + [$1] }.map { mix($0) } },
        Identity("distinct twice") { $0.x.distinctUntilChanged().distinctUntilChanged() }
            .is { $0.x.distinctUntilChanged() },
    ]

    private static let limiting = [
        Identity("take of take") { $0.x.take($0.m).take($0.n) }.is { $0.x.take(min($0.m, $0.n)) },
        Identity("skip of skip") { $0.x.skip($0.m).skip($0.n) }.is { $0.x.skip($0.m + $0.n) },
        Identity("takeLast of takeLast") { $0.x.takeLast($0.m).takeLast($0.n) }
            .is { $0.x.takeLast(min($0.m, $0.n)) },
        Identity("skip before take") { $0.x.skip($0.m).take($0.n + 1) }
            .is { $0.x.take($0.m + $0.n + 1).skip($0.m) },
        Identity("takeWhile of takeWhile") { $0.x.takeWhile($0.p).takeWhile($0.q) }
            .is { of in of.x.takeWhile { of.p($0) && of.q($0) } },
        Identity("takeUntil never") { $0.x.takeUntil(Signal<Int>.never) }.is { $0.x },
    ]

    private static let joining = [
        Identity("concat is associative") { $0.x.concat($0.y).concat($0.z) }
            .is { $0.x.concat($0.y.concat($0.z)) },
        Identity("concat has empty on its left") { .empty.concat($0.x) }.is { $0.x },
        Identity("concat has empty on its right") { $0.x.concat(.empty) }.is { $0.x },
        Identity("startWith is a concat") { $0.x.startWith($0.n) }.is { .return($0.n).concat($0.x) },
        Identity("then is a concat") { of in of.x.then { of.y } }.is { $0.x.ignoreValues().concat($0.y) },
        Identity("merge is associative") { $0.x.merge($0.y).merge($0.z) }
            .is { $0.x.merge($0.y.merge($0.z)) },
        Identity("merge is commutative, but for the order at one time", ordersFreely: true) {
            $0.x.merge($0.y)
        }
        .is { $0.y.merge($0.x) },
        Identity("merge with empty") { $0.x.merge(.empty) }.is { $0.x },
        // Of an error and an end at one time either may come first.
        Identity("without errors zip is commutative, but for the order at one time", ordersFreely: true) {
            $0.x.catchTo(.empty).zip(with: $0.y.catchTo(.empty)).map { mix($0.0, $0.1) }
        }
        .is { $0.y.catchTo(.empty).zip(with: $0.x.catchTo(.empty)).map { mix($0.1, $0.0) } },
        Identity("flattenMap of one value each is a map") { of in of.x.flattenMap { .return(of.f($0)) } }
            .is { $0.x.map($0.f) },
        Identity("switchToLatest of one value each is a map") {
            of in of.x.map { .return(of.f($0)) }.switchToLatest()
        }
        .is { $0.x.map($0.f) },
        Identity("concat of signals is flatten(1)") { of in of.x.map { $0 % 2 == 0 ? of.y : of.z }.concat() }
            .is { of in of.x.map { $0 % 2 == 0 ? of.y : of.z }.flatten(1) },
        Identity("retry(0)") { $0.x.retry(0) }.is { $0.x },
        Identity("catching and failing again") { $0.x.catch { .error($0) } }.is { $0.x },
    ]

    private static let timing = [
        Identity("delay of delay", ordersFreely: true) {
            $0.x.delay(.seconds($0.m), on: $0.time).delay(.seconds($0.n), on: $0.time)
        }
        .is { $0.x.delay(.seconds($0.m + $0.n), on: $0.time) },
        Identity("deliverOn twice", ordersFreely: true) { $0.x.deliverOn($0.time).deliverOn($0.time) }
            .is { $0.x.deliverOn($0.time) },
        Identity("subscribeOn what needs no time", ordersFreely: true) { .return($0.n).subscribeOn($0.time) }
            .is { .return($0.n).deliverOn($0.time) },
    ]
}
