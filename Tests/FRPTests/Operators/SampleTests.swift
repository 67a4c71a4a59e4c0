import FRP
import Testing

@Suite("sample", .reported) struct SampleTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

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

        "O53 an error of the source comes at once"
        "-1-X"
        "--9---9"
        $0.a.sample(by: $0.b)
        "--1X"

        "O53 an error of the sampler comes at once"
        "-1----1"
        "--9X"
        $0.a.sample(by: $0.b)
        "--1X"
    }

    @Test func `O53 a nil is a value`() {
        let one = Signal<Int?>.return(nil)
        #expect(Seen(one.concat(.never).sample(by: one)).values == [nil])
    }
}
