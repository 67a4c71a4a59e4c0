#if Peers
extension Asynchronous {
    /// By the names that the catalogue has for them.
    static let preparations: [String: Preparation] = [
        "chain from a subject": chainFromChannel,
        "chain from a sequence": chainFromSequence,
        "20 maps": twentyMaps,
        "flattenMap, 3 values each": flattenMap,
        "combineLatest of 2": combineLatest,
        "zip of 2": zip,
        "switchToLatest, 3 values each": switchToLatest,
        "pipeline of 3 made, subscribed, finished": pipeline,
        "publish to 100": publish(to: 100),
    ]
}
#endif
