import FRP
import Testing

@Suite("zip at random") struct ZipLawTests {
    @Test(arguments: 0..<50)
    func `O52 lists of signals do as a model says, whatever comes in whatever order`(_ seed: UInt64) {
        var lanes = RandomLanes(seed: seed)
        let seen = Seen(Signal.zip(lanes.signals))
        while !seen.isCompleted, lanes.step() != nil {
            let complete = lanes.sent.map(\.count).min() ?? 0
            let rows = (0..<complete).map { row in lanes.sent.map { $0[row] } }
            let isDry = lanes.sent.indices.contains { lane in
                !lanes.running.contains(lane) && lanes.sent[lane].count == complete
            }
            #expect(seen.values == rows && seen.isCompleted == isDry)
        }
        lanes.complete()
    }
}
