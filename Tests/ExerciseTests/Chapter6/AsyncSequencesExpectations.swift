// What the tests of 6.8.4 to 6.8.6 expect of loops: each runs as a task of its own in the lab's time.

// MARK: The radio

/// A loop over the songs of a radio, and what it gets.
struct RadioLoop {
    let marbles, remark: String
    let start, seconds: Int
    let end: Int?

    init(
        _ marbles: String, from start: Int = 0, until end: Int? = nil, working seconds: Int = 0,
        because remark: String
    ) {
        (self.marbles, self.remark) = (marbles, remark)
        (self.start, self.end, self.seconds) = (start, end, seconds)
    }
}

/// Expects which songs each of several loops gets that listen to one radio.
func expectSongs(_ played: String, _ loops: [RadioLoop], at location: SourceLocation = #_sourceLocation) {
    for watched in loops.indices {
        let lab = Lab()
        let radio = Radio()
        lab.hot("play", of: String.self, played).signal.subscribe(next: { radio.play($0) })
        let heard = loops.map { _ in Subject<String>() }
        for (loop, heard) in zip(loops, heard) {
            lab.time.schedule(after: .seconds(loop.start)) { [time = lab.time] in
                let listening = time.start {
                    for await song in radio.songs {
                        heard.sendNext(song)
                        if loop.seconds > 0 { try await time.sleep(for: .seconds(loop.seconds)) }
                    }
                    heard.sendCompleted()
                }
                guard let end = loop.end else { return }
                time.schedule(after: .seconds(end - loop.start)) { listening.cancel() }
            }
        }
        let loop = loops[watched]
        lab.expect(heard[watched].signal, loop.marbles, because: loop.remark, at: location)
    }
}

/// Expects that a radio counts the loops that go on.
func expectForgotten(at location: SourceLocation = #_sourceLocation) {
    let lab = Lab()
    let radio = Radio()
    func expectListeners(_ count: Int, _ given: String, because remark: String) {
        lab.time.run()
        expect(radio.listeners, is: count, for: given, because: remark, at: location)
    }
    expectListeners(0, "listeners before anybody listens", because: "There is no loop yet.")
    let first = lab.time.start { for await _ in radio.songs {} }
    lab.time.start { for await song in radio.songs where song == "b" { break } }
    expectListeners(2, "listeners while two loops wait for a song", because: "Each loop counts once.")
    radio.play("a")
    expectListeners(2, "listeners after the first song", because: "Both loops wait for the next song.")
    radio.play("b")
    expectListeners(
        1, "listeners after one of the two was left with `break`",
        because: "That loop is over, so it must be forgotten.")
    first.cancel()
    expectListeners(
        0, "listeners after the task of the other was cancelled",
        because: "That loop is over too, so it must be forgotten.")
    _ = radio.songs
    expectListeners(
        0, "listeners after a stream was let go of, and never read",
        because: "Nobody will read it, so it must be forgotten.")
}

// MARK: One answer

/// What becomes of a task that asks a signal for one answer, and in which column.
enum Outcome: Equatable, CustomStringConvertible {
    case returns(Int, at: Int)
    case throwsNoAnswer(at: Int)
    case throwsCancellation(at: Int)
    case throwsErrorOfSignal(at: Int)
    case throwsAnother(String, at: Int)
    case stillWaits

    var description: String {
        switch self {
        case .returns(let value, let column): "returns \(value) at \(column)"
        case .throwsNoAnswer(let column): "throws NoAnswer at \(column)"
        case .throwsCancellation(let column): "throws CancellationError at \(column)"
        case .throwsErrorOfSignal(let column): "throws the error of the signal at \(column)"
        case .throwsAnother(let error, let column): "throws \(error) at \(column)"
        case .stillWaits: "has not come back"
        }
    }

    /// When the signal is needed no more.
    var column: Int? {
        switch self {
        case .returns(_, let column), .throwsNoAnswer(let column), .throwsCancellation(let column),
            .throwsErrorOfSignal(let column), .throwsAnother(_, let column):
            column
        case .stillWaits: nil
        }
    }

    /// Asks the answer that is tried.
    static func ofAsking(_ signal: Signal<Int>, on time: TestScheduler) async -> Outcome {
        do {
            let value = try await answer(of: signal)
            return .returns(value, at: time.now.column)
        } catch {
            let column = time.now.column
            return switch error {
            case is NoAnswer: .throwsNoAnswer(at: column)
            case is CancellationError: .throwsCancellation(at: column)
            case is MarbleFailure: .throwsErrorOfSignal(at: column)
            default: .throwsAnother("\(error)", at: column)
            }
        }
    }
}

/// Expects what becomes of a task that asks a signal for one answer, and that it leaves the signal then.
func expectAnswer(
    _ marbles: String, cancelledAt cancelled: Int? = nil, _ expected: Outcome, because remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let source = lab.cold("signal", marbles)
    let outcome = Property(Outcome.stillWaits)
    let asking = lab.time.start { [time = lab.time] in
        outcome.value = await Outcome.ofAsking(source.signal, on: time)
    }
    if let cancelled { lab.time.schedule(after: .seconds(cancelled)) { asking.cancel() } }
    lab.time.advance(to: .seconds(20))
    let given = cancelled.map { "signal \(marbles), task cancelled at \($0)" } ?? "signal \(marbles)"
    expect(outcome.value, is: expected, for: given, because: remark, at: location)
    expect(
        source.listeners, is: ["from 0 to \(expected.column ?? 0)"], for: "listeners of \(given)",
        because: "It is subscribed to once, and nobody needs it after the answer.", at: location)
}

// MARK: The totals

/// Expects which totals a loop gets, and when, that works on each for some seconds.
func expectTotals(
    _ drawn: String, working seconds: Int, from start: Int = 0, _ loop: String, because remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let stream = totalsToShow(of: lab.hot("orders", drawn).signal)
    let seen = Subject<Int>()
    lab.time.schedule(after: .seconds(start)) { [time = lab.time] in
        time.start {
            for await total in stream {
                seen.sendNext(total)
                try await time.sleep(for: .seconds(seconds))
            }
            seen.sendCompleted()
        }
    }
    lab.expect(
        seen.signal, loop, because: "The loop works on each total for \(seconds) s. \(remark)", at: location)
}

/// Expects that the orders are left when nobody reads the totals any more.
func expectLeft(at location: SourceLocation = #_sourceLocation) {
    let lab = Lab()
    let orders = MarbleSource<Int>.hot("-1-2-3-4-5-6-7-8-9", on: lab.time)
    let stream = totalsToShow(of: orders.signal)
    let reading = lab.time.start { for await _ in stream {} }
    lab.time.schedule(after: .seconds(4)) { reading.cancel() }
    lab.time.advance(to: .seconds(10))
    expect(
        orders.listeners, is: ["from 0 to 4"],
        for: "listeners of the orders, when the loop is cancelled at 4",
        because: "Nobody reads the stream any more.", at: location)
    _ = totalsToShow(of: orders.signal)
    expect(
        orders.listeners, is: ["from 0 to 4", "from 10 to 10"],
        for: "listeners of the orders, when a stream is let go of at 10, and was never read",
        because: "Nobody will read that stream, so nobody needs the orders.", at: location)
}
