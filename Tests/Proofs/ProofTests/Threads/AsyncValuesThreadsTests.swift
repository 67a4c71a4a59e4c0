import FRP
import Trials
import Testing

@Suite("Loops that await values of several threads") struct AsyncValuesThreadsTests {
    @Test
    func `S17, K2 values of several threads: none is lost or doubled, each one's in order`() async throws {
        let subject = Subject<(thread: Int, number: Int)>()
        var iterator = subject.signal.take(4000).values.makeAsyncIterator()
        let sending = Task {
            onThreads(4) { thread in
                for number in 0..<1000 { subject.sendNext((thread, number)) }
            }
        }
        var numbers = [[Int]](repeating: [], count: 4)
        while let value = try await iterator.next() { numbers[value.thread].append(value.number) }
        #expect(numbers == Array(repeating: Array(0..<1000), count: 4))
        await sending.value
    }

    @Test func `S17 cancelling disposes the subscription and ends the loop without an error`() async throws {
        for _ in 0..<100 {
            let (source, seen) = (HandFed<Int>(), Seen<Int>())
            let signal = source.signal.startWith(0)
            let loop = Task {
                for try await value in signal.values { seen.note(value) }
                seen.receive(.completed)
            }
            while source.subscriptions == 0 { await Task.yield() }
            let sending = Task { (1...100).forEach(source.sendNext) }
            loop.cancel()
            try await loop.value
            await sending.value
            #expect(source.disposals == 1 && seen.isCompleted)
            #expect(seen.values == Array(0..<seen.values.count))
        }
    }
}
