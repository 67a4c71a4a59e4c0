import FRP
import Marbles
import Testing

struct RecorderTests {
    private let scheduler = TestScheduler()

    @Test func `without a scheduler it records all events at time zero`() {
        let seen = Recorder<Int>()
        seen.record([1, 2, 3].signal)
        #expect(seen.values == [1, 2, 3])
        #expect(seen.events == [.next(1), .next(2), .next(3), .completed])
        #expect(seen.diagram.description == "(123|)")
    }

    @Test func `its methods serve as handlers`() {
        let seen = Recorder<String>()
        let greetings = Subject<String>()
        greetings.signal.subscribe(next: seen.append)
        greetings.signal.subscribe(seen.receive)
        greetings.send(.next("hello"))
        greetings.send(.completed)
        #expect(seen.events == [.next("hello"), .next("hello"), .completed])
    }

    @Test(
        arguments: [
            (from: nil, until: nil, marbles: "--3--7--|"),
            (from: 4, until: nil, marbles: "    ^---3--7--|"),
            (from: nil, until: 6, marbles: "--3--7!"),
            (from: 2, until: 7, marbles: "  ^---3--!"),
            (from: nil, until: 20, marbles: "--3--7--|"),
        ] as [(Int?, Int?, String)])
    func `with a scheduler it records the times`(from: Int?, until: Int?, marbles: String) {
        let wind = Signal<Int>(marbles: "--3--7--|", on: scheduler)
        let later = from.map { Duration.seconds($0) }
        // The times of a cold signal count from the subscription.
        let seen = scheduler.record(wind, subscribedAt: later, disposedAt: until.map { .seconds($0) })
        scheduler.run()
        let expected = from == nil ? marbles : marbles.replacing("---3", with: "-3")
        #expect(seen.diagram.description == expected)
        #expect(seen.subscribed == later ?? .zero)
    }

    @Test func `the disposal of a recording stops it, and is recorded`() {
        let seen = Recorder<Int>(on: scheduler)
        let recording = seen.record(Signal(marbles: "--3--7--|", on: scheduler))
        scheduler.advance(to: .seconds(4))
        recording.dispose()
        scheduler.run()
        #expect(seen.diagram.description == "--3-!")
        #expect(seen.disposed == .seconds(4))
    }

    @Test func `a signal that has not ended is drawn until now`() {
        let seen = scheduler.record(Signal<Int>(marbles: "--3", on: scheduler))
        scheduler.advance(to: .seconds(5))
        #expect(seen.diagram.description == "--3---")
        #expect(seen.timed == [TimedEvent(at: .seconds(2), .next(3))])
    }
}
