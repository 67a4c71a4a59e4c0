import FRP
import Testing

@Suite("Signals and loops that await", .reported) struct AsyncValuesTests {
    @Test func `S17 each loop subscribes when it begins`() async throws {
        let started = Seen<Int>()
        let values = [7].signal.initially { started.note(1) }.values
        #expect(started.values.isEmpty)
        for round in 1...2 {
            for try await value in values { #expect(value == 7) }
            #expect(started.values.count == round)
        }
    }

    @Test(arguments: [true, false])
    func `S17, R1 when the loop is left, the subscription is disposed`(_ throwsItself: Bool) async {
        let (source, loan) = (HandFed<Int>(), Loan())
        do {
            let signal = source.signal.startWith(1).map(loan.same())
            do {
                for try await value in signal.values {
                    #expect(value == 1 && source.subscriptions == 1 && source.disposals == 0)
                    if throwsItself { throw Storm() } else { break }
                }
            } catch {}
        }
        #expect(source.disposals == 1 && !loan.isOut)
    }

    @Test func `S17 what comes while nobody awaits waits in a queue, the terminal last`() async throws {
        let subject = Subject<Int>()
        var iterator = subject.signal.values.makeAsyncIterator()
        (1...1000).forEach(subject.sendNext)
        subject.sendError(Storm())
        for expected in 1...1000 { #expect(try await iterator.next() == expected) }
        await #expect(throws: Storm.self) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }

    @Test(arguments: [Event<Int>.next(2), .error(Storm()), .completed])
    func `S17 next() after a cancellation disposes and ends without a value, whatever waits`(
        _ last: Event<Int>
    ) async throws {
        let (source, seen) = (HandFed<Int>(), Seen<Int>())
        let signal = source.signal.startWith(0)
        let loop = Task {
            var iterator = signal.values.makeAsyncIterator()
            while let value = try await iterator.next() {
                seen.note(value)
                withUnsafeCurrentTask { $0?.cancel() }
                source.send(.next(1), last)
                #expect(source.disposals == (last.isTerminal ? 1 : 0))
            }
            seen.receive(.completed)
            #expect(source.disposals == 1)
            return try await iterator.next()
        }
        let after = try await loop.value
        #expect(after == nil)
        #expect(seen.events == [.next(0), .completed])
    }

    @Test func `S17, R1 a loop that is cancelled lets go of what waits`() async throws {
        let (subject, loan) = (Subject<Token>(), Loan())
        let loop = Task {
            var iterator = subject.signal.values.makeAsyncIterator()
            subject.sendNext(loan.token())
            withUnsafeCurrentTask { $0?.cancel() }
            let next = try await iterator.next()
            #expect(next == nil && !loan.isOut)
            withExtendedLifetime(iterator) {}
        }
        try await loop.value
    }

    @Test(arguments: [true, false])
    func `S18 elements are sent as values, then the terminal; each loops for itself`(_ fails: Bool) async {
        let loops = Seen<Int>()
        let numbers = Numbers(count: 3, error: fails ? Storm() : nil, begin: { loops.note(1) })
        for round in 1...2 {
            #expect(
                await events(of: numbers.signal) == [
                    .next(1), .next(2), .next(3), fails ? .error(Storm()) : .completed,
                ])
            #expect(loops.values.count == round)
        }
    }

    @Test func `S18 disposing cancels a loop that awaits`() async {
        let cancelled = Property(false)
        let silent = AsyncStream<Int> { continuation in
            continuation.onTermination = { if case .cancelled = $0 { cancelled.value = true } }
        }
        silent.signal.subscribe().dispose()
        #expect(await becomesTrue(cancelled))
    }

    @Test func `S18, S12 a loop that does not heed its cancellation ends when nothing is wanted`() async {
        let ended = Property(false)
        let numbers = Numbers(count: .max, end: { ended.value = true })
        #expect(await events(of: numbers.signal.take(3)) == [.next(1), .next(2), .next(3), .completed])
        #expect(await becomesTrue(ended))
    }

    @Test func `S18 the next element is asked for when the handlers of the one before have returned`() async {
        let (asked, pace) = (Property(0), Seen<Bool>())
        let numbers = Numbers(count: 100, ask: { asked.modify { $0 += 1 } })
        _ = await events(of: numbers.signal.doNext { pace.note(asked.value == $0) })
        #expect(pace.values == Array(repeating: true, count: 100))
    }

    @Test func `S17, S18 there and back again nothing changes`() async {
        for count in 0..<4 {
            for end in [Signal<Int>.empty, .error(Storm())] {
                let signal = (0..<count).signal.concat(end)
                #expect(await events(of: signal.values.signal) == Seen(signal).events)
            }
        }
    }

    /// Waits until a property is true. Returns false if that takes longer than other tests keep the threads of tasks busy.
    private func becomesTrue(_ property: Property<Bool>) async -> Bool {
        let truth = property.signal.filter { $0 }.take(1).timeout(.seconds(600), on: .background)
        return await events(of: truth) == [.next(true), .completed]
    }

    /// All events of a signal that ends.
    private func events<Value>(of signal: Signal<Value>) async -> [Event<Value>] {
        let seen = Seen<Value>()
        await withCheckedContinuation { done in
            signal.subscribe { event in
                seen.receive(event)
                if event.isTerminal { done.resume() }
            }
        }
        return seen.events
    }
}

/// The numbers from 1, in a loop that never suspends and knows nothing of cancellation.
private struct Numbers: AsyncSequence, Sendable {
    let count: Int
    var error: Storm?
    var ask: @Sendable () -> Void = {}
    var end: @Sendable () -> Void = {}
    var begin: @Sendable () -> Void = {}

    func makeAsyncIterator() -> Iterator {
        begin()
        return Iterator(numbers: self, last: LastWords(end))
    }

    struct Iterator: AsyncIteratorProtocol {
        let numbers: Numbers
        /// Tells when the loop has let go of its iterator.
        let last: LastWords
        var number = 0

        mutating func next() async throws -> Int? {
            numbers.ask()
            number += 1
            guard number > numbers.count else { return number }
            if let error = numbers.error { throw error }
            return nil
        }
    }
}
