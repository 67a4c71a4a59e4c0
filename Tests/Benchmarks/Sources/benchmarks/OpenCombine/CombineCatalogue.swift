#if Peers
extension Combine {
    /// By the names that the catalogue has for them.
    static let preparations: [String: Preparation] = [
        "chain from a subject": chainFromSubject,
        "chain from a sequence": chainFromSequence,
        "20 maps": twentyMaps,
        "fan-out to 1": fanOut(to: 1),
        "fan-out to 100": fanOut(to: 100),
        "fan-out to 10,000": fanOut(to: 10_000),
        "dispose one of 1,000": dispose,
        "dispose one of 10,000": dispose,
        "dispose one of 50,000": dispose,
        "flattenMap, 3 values each": flattenMap,
        "zip of 2": zip,
        "switchToLatest, 3 values each": switchToLatest,
        "pipeline of 3 made, subscribed, finished": pipeline,
        "hop to a serial queue": hop,
        "100,000 synchronous retries": retries,
        "subscribe one of 50,000": subscribe,
        "flattenMap, 3 deferred values each": flattenMapDeferred,
        "switchToLatest, 3 deferred values each": switchToLatestDeferred,
        "publish to 100": publish(to: 100),
        "Property set, one binding": binding,
    ]
}
#endif
