import FRP
import Testing

@Suite("sample") struct SampleTests {
    @Test(arguments: cases) func `as drawn`(_ drawing: MarbleCase) { drawing.check() }

    static let cases = drawings {
        "O53 it repeats the latest, and ends with the source"
        "-1--2-----|"
        "0-9--9-9----9"
        $0.a.sample(by: $0.b)
        "--1--2-2--|"

        "O53 it ends with the sampler"
        "-1------"
        "--9-|"
        $0.a.sample(by: $0.b)
        "--1-|"
    }

    @Test(arguments: [true, false])
    func `O53 an error of either side comes at once, and the other side is disposed`(_ fromFirst: Bool) {
        let (one, other) = (HandFed<Int>(), HandFed<Int>())
        let samples = Seen(one.signal.sample(by: other.signal))
        (fromFirst ? one : other).sendError()
        #expect(samples.events == [.error(Storm())])
        #expect((one.disposals, other.disposals) == (1, 1))
    }

    @Test func `O53 a nil is a value`() {
        let one = Signal<Int?>.return(nil)
        #expect(Seen(one.concat(.never).sample(by: one)).values == [nil])
    }
}
