import FRP
import Testing

@testable import Marbles

struct StageTests {
    @Test func `a source without a scheduler runs on the clock of the stage`() {
        let stage = Stage()
        let seen = Recorder<Int>(on: stage.clock)
        stage.perform {
            seen.record(Signal(marbles: "--3--7|"))
            seen.record(MarbleSource<Int>.cold("---4|").signal)
            seen.record(MarbleSource<Int>.hot("----5|").signal)
        }
        stage.clock.run()
        #expect(
            seen.diagram.events.filter { $0.event.value != nil }.map(\.time)
                == [2, 3, 4, 5].map { .seconds($0) })
    }

    @Test func `each stage has a time of its own, and so has the one outside`() {
        let (one, other) = (Stage(), Stage())
        one.perform { Stage.current.clock.advance(by: .seconds(5)) }
        other.perform { Stage.current.clock.advance(by: .seconds(2)) }
        #expect(one.clock.now == .seconds(5) && other.clock.now == .seconds(2))
        #expect(Stage.current !== one && Stage.current !== other)
    }

    @Test func `the stage has its sources in the order in which they were made, and no others`() {
        let stage = Stage()
        stage.perform {
            _ = Signal<Int>(marbles: "--3|")
            _ = Signal<Int>(marbles: "--4|", on: TestScheduler())
            _ = Signal(marbles: "-a|", values: ["a": "18°"])
            _ = MarbleSource<String>.hot("-b|")
        }
        #expect(stage.sources.map(\.marbles) == ["--3|", "-a|", "-b|"])
    }

    @Test func `the diagram of a source can be replaced from outside, by its number`() {
        let stage = Stage(replacing: [2: "-9|", 3: "b|"])
        let seen = Recorder<String>(on: stage.clock)
        stage.perform {
            for source in ["--3|", "--4|"].map({ Signal<Int>(marbles: $0) }) {
                seen.record(source.map { "\($0)" })
            }
            seen.record(Signal(marbles: "--a|", values: ["a": "18°", "b": "21°"]))
        }
        stage.clock.run()
        #expect(seen.values == ["21°", "9", "3"])
        #expect(stage.sources.allSatisfy { $0.mistake == nil })
    }

    @Test(arguments: [("--x|", 2), ("--3", nil), ("-3)", 2), ("-3!", 2)])
    func `a diagram that cannot be parsed replaces nothing; its mistake is stored`(
        marbles: String, column: Int?
    ) {
        let stage = Stage(replacing: [1: marbles])
        let seen = Recorder<Int>(on: stage.clock)
        stage.perform { _ = seen.record(Signal(marbles: "--7|")) }
        stage.clock.run()
        #expect(stage.sources.first?.mistake?.column == column)
        #expect(seen.values == (column == nil ? [3] : [7]))
    }
}
