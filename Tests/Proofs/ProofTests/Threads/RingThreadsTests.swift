import FRP
import Trials
import Testing

@Suite("Rings on several threads") struct RingThreadsTests {
    @Test(arguments: [true, false])
    func `H4 after two threads have set one side each, both sides are alike`(_ throughChannel: Bool) {
        for _ in 0..<500 {
            let (one, other) = (Property(0), Property(0))
            join(one, other, throughChannel: throughChannel)
            onThreads(2) { index in [one, other][index].value = index + 1 }
            #expect(one.value == other.value)
        }
    }
}
