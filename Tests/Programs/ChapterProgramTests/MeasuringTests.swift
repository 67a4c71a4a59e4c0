import Harness
import Testing

@testable import chapter3

/// Section 3.5, which measures: its numbers are of this machine and this moment.
struct MeasuringTests {
    @Test func `The longest bar fills the page, and the others are in proportion`() {
        let measurements = [("loop", 0.001), ("chain", 0.010), ("nothing", 0)].map(
            Measurement.init(name:seconds:))
        #expect(
            measurements.bars(width: 40) == [
                "loop      1 ms  ██",
                "chain    10 ms  ████████████████████████",
                "nothing   0 µs  █",
            ]
        )
    }

    @Test(arguments: [
        (2e-6, "2 µs"), (123.4e-6, "123 µs"), (0.0123, "12.3 ms"), (1.234, "1.23 s"), (0, "0 µs"),
    ])
    func `A time has three digits and its unit`(_ seconds: Double, _ text: String) {
        #expect(Measurement(name: "", seconds: seconds).time == text)
    }

    @Test func `Every kind of measurement has its bar, and a debug build says that it is one`() throws {
        let run = try run(3, ["performance"])
        let bars = run.text.split(separator: "\n").filter { $0.contains("█") }.map {
            $0.split(separator: " ").first
        }
        #expect(bars == ["loop", "eager", "lazy", "copying", "copying", "keeping"])
        #expect(run.text.contains("swift run -c release chapter3 performance"))
    }

    @Test func `The shape forgets numbers, and nothing else`() {
        #expect(
            Shape.of("loop  2.28 ms  ███\n took 8.03 times") == Shape.of("loop  10 µs  █\n took\n12 times"))
        #expect(Shape.of("loop took 3") != Shape.of("lazy took 3"))
    }
}
