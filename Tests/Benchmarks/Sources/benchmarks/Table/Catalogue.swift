/// What is measured. Every row with a peer must be 1.5 times as fast, but for two that never were: they keep their lead.
///
/// A repetition takes some milliseconds: short enough to find the machine free now and then, which it is not for the
/// half second that a million values take.
let catalogue: [Workload] = [
    Workload("chain from a subject", per: "value", events: 100_000, ofTheFloor: 8, allocations: 0)
        .done(by: Floor.chain, Workbook.chainFromSubject),
    Workload("chain from a sequence", per: "value", events: 100_000, ofTheFloor: 8, allocations: 0)
        .done(by: Floor.chain, Workbook.chainFromSequence),
    Workload("20 maps", per: "value", events: 50_000, ofTheFloor: 8, allocations: 0)
        .done(by: Floor.twentyMaps, Workbook.twentyMaps),
    Workload("fan-out to 1", per: "delivery", events: 100_000, ofTheFloor: 2.3, allocations: 0)
        .done(by: Floor.fanOut(to: 1), Workbook.fanOut(to: 1)),
    Workload("fan-out to 100", per: "delivery", events: 100_000, ofTheFloor: 2.3, allocations: 0)
        .done(by: Floor.fanOut(to: 100), Workbook.fanOut(to: 100)),
    Workload("fan-out to 10,000", per: "delivery", events: 100_000, ofTheFloor: 2.3, allocations: 0)
        .done(by: Floor.fanOut(to: 10_000), Workbook.fanOut(to: 10_000)),
    Workload("dispose one of 1,000", per: "subscriber", events: 1000, allocations: 0)
        .done(by: Floor.dispose, Workbook.dispose),
    Workload("dispose one of 10,000", per: "subscriber", events: 10_000, allocations: 0)
        .done(by: Floor.dispose, Workbook.dispose),
    Workload("dispose one of 50,000", per: "subscriber", events: 50_000, ofThePeers: 1.4, allocations: 0)
        .done(by: Floor.dispose, Workbook.dispose),
    Workload("flattenMap, 3 values each", per: "outer value", events: 100_000, allocations: 4)
        .done(by: Floor.flattenMap, Workbook.flattenMap),
    Workload("combineLatest of 2", per: "value", events: 50_000, allocations: 0)
        .done(by: Floor.combineLatest, Workbook.combineLatest),
    Workload("zip of 2", per: "pair", events: 50_000, ofTheFloor: 3.3, allocations: 0)
        .done(by: Floor.zip, Workbook.zip),
    Workload("switchToLatest, 3 values each", per: "outer value", events: 100_000, allocations: 7)
        .done(by: Floor.switchToLatest, Workbook.switchToLatest),
    Workload("pipeline of 3 made, subscribed, finished", per: "pipeline", events: 100_000, allocations: 10)
        .done(by: Floor.pipeline, Workbook.pipeline),
    Workload("hop to a serial queue", per: "value", events: 100_000)
        .done(by: Floor.hop, Workbook.hop),
    Workload("100,000 synchronous retries", per: "retry", events: 100_000, allocations: 3)
        .done(by: Floor.retries, Workbook.retries),
    Workload("subscribe one of 50,000", per: "subscriber", events: 50_000, allocations: 5)
        .done(by: Floor.subscribe, Workbook.subscribe),
    Workload("flattenMap, 3 deferred values each", per: "outer value", events: 100_000, allocations: 6)
        .done(by: Floor.flattenMap, Workbook.flattenMapDeferred),
    Workload("switchToLatest, 3 deferred values each", per: "outer value", events: 100_000, allocations: 9)
        .done(by: Floor.switchToLatest, Workbook.switchToLatestDeferred),
    Workload("combineLatest of 8", per: "value", events: 100_000, ofTheFloor: 1.6, allocations: 1)
        .done(by: Floor.combineLatestOfEight, Workbook.combineLatestOfEight),
    Workload("publish to 100", per: "delivery", events: 100_000, allocations: 0)
        .done(by: Floor.fanOut(to: 100), Workbook.publish(to: 100)),
    Workload(
        "Property set, one binding", per: "set", events: 50_000, ofTheFloor: 7, ofThePeers: 1.3,
        allocations: 0
    )
    .done(by: Floor.binding, Workbook.binding),
    Workload("Command.execute", per: "execution", events: 50_000, ofTheFloor: 220, allocations: 40)
        .done(by: Floor.command, Workbook.command),
    Workload("LazyList of 3 steps (floor: `lazy`)", per: "element", events: 100_000, allocations: 23)
        .done(by: Floor.lazyList, Workbook.lists),
    Workload("LazyList of 3 steps (floor: arrays)", per: "element", events: 100_000)
        .done(by: Floor.eagerList, Workbook.lists),
]
