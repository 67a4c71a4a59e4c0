import FRP
import Testing

@Suite("combineLatest at random") struct CombineLatestLawTests {
    @Test(arguments: 0..<50)
    func `O50 lists of signals do as a model says, whatever comes in whatever order`(_ seed: UInt64) {
        var lanes = RandomLanes(seed: seed)
        let seen = Seen(Signal.combineLatest(lanes.signals))
        var latest: [[Int]] = []
        while let step = lanes.step() {
            let last = lanes.sent.compactMap(\.last)
            if step == .value, last.count == lanes.sent.count { latest.append(last) }
            #expect(seen.values == latest && seen.isCompleted == lanes.running.isEmpty)
        }
        lanes.complete()
    }
}
