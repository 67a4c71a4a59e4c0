import FRP
import Marbles
import Testing

struct MarbleSourceTests {
    private let scheduler = TestScheduler()

    @Test func `a cold source begins again for each subscriber`() {
        let source = MarbleSource<Int>.cold("--3--7|", on: scheduler)
        let window = scheduler.record(source.signal)
        let garden = scheduler.record(source.signal, subscribedAt: .seconds(3))
        scheduler.run()
        #expect(window.diagram.description == "--3--7|")
        #expect(garden.diagram.description == "   ^-3--7|")
        #expect(source.subscriptions.map(\.ended) == [.seconds(6), .seconds(9)])
    }

    @Test func `a hot source has its own time, and a late subscriber misses earlier events`() {
        let source = MarbleSource<Int>.hot("--3--7|", on: scheduler)
        let window = scheduler.record(source.signal)
        let garden = scheduler.record(source.signal, subscribedAt: .seconds(3))
        let tooLate = scheduler.record(source.signal, subscribedAt: .seconds(8))
        scheduler.run()
        #expect(window.diagram.description == "--3--7|")
        #expect(garden.diagram.description == "   ^-7|")
        #expect(tooLate.diagram.description == "        (^|)")
    }

    @Test func `events before the creation of a hot source do not happen`() {
        scheduler.advance(to: .seconds(3))
        let source = MarbleSource<Int>.hot("--3--7|", on: scheduler)
        let seen = scheduler.record(source.signal)
        scheduler.run()
        #expect(seen.diagram.description == "   ^-7|")
    }

    @Test func `it records its subscriptions, and when they begin and end`() {
        let source = MarbleSource<Int>.hot("--3--7--9", on: scheduler)
        _ = scheduler.record(source.signal, disposedAt: .seconds(4))
        _ = scheduler.record(source.signal.take(1), subscribedAt: .seconds(3))
        scheduler.advance(to: .seconds(4))
        let wasActive = source.isActive
        scheduler.run()
        #expect(source.subscriptions.map(\.began) == [.zero, .seconds(3)])
        #expect(source.subscriptions.map(\.ended) == [.seconds(4), .seconds(5)])
        #expect(wasActive && !source.isActive)
    }

    @Test func `a cold signal sends nothing before subscribe has returned, and nothing after disposal`() {
        let seen = Recorder<Int>(on: scheduler)
        let recording = seen.record(Signal(marbles: "(12)--3|", on: scheduler))
        let atOnce = seen.values
        scheduler.advance(to: .zero)
        recording.dispose()
        #expect(atOnce == [] && seen.values == [1, 2])
        #expect(scheduler.pending == 0)
    }

    @Test func `a legend gives a signal values of any kind`() {
        let signal = Signal(marbles: "--a--b|", values: ["a": 18.5, "b": 21], on: scheduler)
        let seen = scheduler.record(signal)
        scheduler.run()
        #expect(seen.values == [18.5, 21])
    }

    @Test(arguments: [("--3)", 3), ("--q", 2), ("  ^3|", 2), ("-3!", 2)])
    func `if a diagram cannot be parsed, the signal fails`(marbles: String, column: Int) {
        let cold = scheduler.record(Signal<Int>(marbles: marbles, on: scheduler))
        let hot = scheduler.record(MarbleSource<Int>.hot(marbles, on: scheduler).signal)
        let legend: [Character: Int] = ["3": 3]
        let named = scheduler.record(Signal(marbles: marbles, values: legend, on: scheduler))
        let columns = [cold, hot, named].map { recorder in
            if case .error(let error as MarbleMistake) = recorder.events.first { error.column } else { -1 }
        }
        #expect(columns == [column, column, column])
    }
}
