@testable import Pixels

struct ConcurrencyLimitTests {
    private let time = TestScheduler()
    private let limit = ConcurrencyLimit(2)

    /// A signal that takes two seconds, and records when it is subscribed.
    private func work(_ name: String, _ begun: Recorder<String>) -> Signal<String> {
        limit.admit(
            .defer { [time] in
                begun.append(name)
                return Signal.return(name).delay(.seconds(2), on: time)
            })
    }

    @Test func `Only a limited number is subscribed at the same time, in order`() {
        let (begun, done) = (Recorder<String>(), Recorder<String>())
        for name in ["a", "b", "c", "d"] { done.record(work(name, begun)) }
        #expect(begun.values == ["a", "b"])
        time.advance(by: .seconds(2))
        #expect(begun.values == ["a", "b", "c", "d"] && done.values == ["a", "b"])
        time.run()
        #expect(done.values == ["a", "b", "c", "d"])
    }

    @Test func `A disposal makes room for the next, and one that waits is dropped`() {
        let begun = Recorder<String>()
        let subscriptions = ["a", "b", "c", "d"].map { work($0, begun).subscribe() }
        subscriptions[2].dispose()
        subscriptions[0].dispose()
        #expect(begun.values == ["a", "b", "d"])
    }

    @Test func `A waiting subscriber gets its turn, even if nothing else holds the limit`() {
        let done = Recorder<String>()
        do {
            let limit = ConcurrencyLimit(1)
            for name in ["a", "b"] {
                done.record(limit.admit(Signal.return(name).delay(.seconds(2), on: time)))
            }
        }
        time.run()
        #expect(done.values == ["a", "b"])
    }

    @Test func `Errors pass through, and make room for the next`() throws {
        let begun = Recorder<String>()
        let failing = (1...2).map { _ in limit.admit(Signal<String>.error(PipeError())) }
        for signal in failing { #expect(try signal.failure() is PipeError) }
        _ = work("a", begun).subscribe()
        #expect(begun.values == ["a"])
    }

    private struct PipeError: Error {}
}
