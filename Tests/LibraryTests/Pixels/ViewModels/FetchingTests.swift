@testable import Pixels

/// The common behaviour of all view models that fetch.
struct FetchingTests {
    private struct Gale: Error, CustomStringConvertible {
        let description = "a gale"
    }

    private let time = TestScheduler()
    private let fetching = Fetching()

    /// An answer after two seconds.
    private var answer: Signal<Int> { Signal<Int>.interval(.seconds(2), on: time).take(1).map { _ in 7 } }

    @Test func `It is loading from the request to the answer`() {
        let loading = time.record(fetching.isLoading.signal)
        let seen = time.record(fetching.values(of: answer))
        time.run()
        #expect(loading.timed.map(\.time) == [.zero, .zero, .seconds(2)])
        #expect(loading.values == [false, true, false] && seen.values == [7])
    }

    @Test func `Its values never fail: the error is a message, and the request can be repeated`() {
        let seen = time.record(fetching.values(of: Signal<Int>.error(Gale())))
        #expect(seen.events.isEmpty && !fetching.isLoading.value && fetching.trouble.value == "a gale")
        fetching.again()
        #expect(seen.events.isEmpty && fetching.trouble.value == "a gale")
    }

    @Test func `Repeating clears the error at once, and it is loading all the time`() {
        let isDown = Property(true)
        let seen = time.record(
            fetching.values(of: .defer { [answer] in isDown.value ? .error(Gale()) : answer }))
        isDown.value = false
        fetching.again()
        #expect(fetching.trouble.value == nil && fetching.isLoading.value)
        time.advance(by: .seconds(1))
        fetching.again()
        #expect(fetching.isLoading.value && time.pending == 1)
        time.run()
        #expect(seen.values == [7] && time.now == .seconds(3) && !fetching.isLoading.value)
    }

    @Test func `A disposal cancels the request, and it is not loading any more`() {
        let seen = time.record(fetching.values(of: answer), disposedAt: .seconds(1))
        time.run()
        #expect(seen.events.isEmpty && time.now == .seconds(1))
        #expect(!fetching.isLoading.value && fetching.trouble.value == nil)
    }

    @Test func `A known value needs no request, until it is repeated`() {
        let seen = time.record(fetching.values(of: answer, knowing: 5))
        #expect(seen.values == [5] && time.pending == 0 && !fetching.isLoading.value)
        fetching.again()
        time.run()
        #expect(seen.values == [5, 7])
    }
}
