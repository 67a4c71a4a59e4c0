extension Chapter6 {
    @Suite struct AsyncSequences {
        @Test func `6.8.1 Predict which letters the slow loop gets`() async {
            await exercise {
                let lab = Lab()
                let letters = lab.hot("letters", of: String.self, "-a-b-c-d-e-f-|")
                let stream = AsyncStream { queue in
                    letters.signal.subscribe(next: { queue.yield($0) }, completed: { queue.finish() })
                }
                let slow = Subject<String>()
                for (seconds, began) in [(5, slow), (2, Subject<String>())] {
                    lab.time.start { [time = lab.time] in
                        for await letter in stream {
                            began.sendNext(letter)
                            try await time.sleep(for: .seconds(seconds))
                        }
                        began.sendCompleted()
                    }
                }
                lab.expectPrediction(
                    lettersOfTheSlowLoop(), of: slow.signal,
                    hint: """
                        A letter goes to one of the loops, to that which has waited longest. Which of the two waits at this moment?
                        """)
            }
        }

        @Test func `6.8.2 Make a stream of a compass`() async {
            await exercise(without: .all) {
                let newest = "A loop that comes for more gets the newest degrees, and none of those before."
                expectDegrees("-1-2-3-4------", working: 4, "-1---3---4----", because: newest)
                expectDegrees("-1-1--2-------", working: 1, "-1-1--2-------", because: "Each turn is news.")
                expectDegrees("--123-----4---", working: 5, "--1----3----4-", because: newest)
                expectDegrees("(12)-3--------", working: 1, "(2)--3--------", because: newest)
                expectStopped()
            }
        }

        @Test func `6.8.3 Search without signals`() async {
            await exercise(without: .all) {
                expectSearch(
                    "-a-b-------c----", asks: "------b-------c-", shows: "-------b-------c",
                    because: "An answer takes a second. There are three seconds of quiet after b and after c."
                )
                expectSearch(
                    "-a---b----------", answering: 4, asks: "----a---b-------", shows: "------------b---",
                    cancels: "-----a----------",
                    because: "Each answer takes four seconds. The question a is under way when b comes.")
                expectSearch(
                    "-a---a----------", answering: 4, asks: "----a---a-------", shows: "------------a---",
                    cancels: "-----a----------",
                    because: "The same text has come again, so its question begins again.")
                expectSearch(
                    "-a-a------------", asks: "------a---------", shows: "-------a--------",
                    because: "The same text has come again, so the pause begins again.")
                expectSearch(
                    "-a----b---------", answering: 4, stubborn: true, asks: "----a----b------",
                    shows: "-------------b--",
                    because:
                        "This service answers all the same: what it says of a comes at 8, when b has been typed."
                )
                expectSearch(
                    "-n----b---------", asks: "----n----b------", shows: "----------b-----",
                    because: "The question n fails. The search goes on.")
                expectSearch(
                    "-a-----a--------", asks: "----a-----a-----", shows: "-----a-----a----",
                    because: "The same text may come again.")
                expectSearch(
                    "abc|", asks: "-----c-----", shows: "------c----", because: "The last text counts."
                )
            }
        }

        @Test func `6.8.4 Build a radio for many loops`() async {
            await exercise(without: .all) {
                let ready =
                    "Several loops listen, and each gets all songs. This one is always ready for the next."
                expectSongs(
                    "-a--b--c--d----------",
                    [
                        .init("-a--b--c--d", because: ready),
                        .init(
                            "-a---b---c---d", working: 4,
                            because: "This loop works on each song for 4 s. The songs wait for it."),
                        .init(
                            "-------c--d", from: 5,
                            because: "This loop begins at 5, and gets what is played from then on."),
                        .init("-a--b-|", until: 6, because: "The task of this loop is cancelled at 6."),
                    ])
                expectSongs(
                    "-a-a-bcdefghi----------------",
                    [
                        .init(
                            "-a--a--b--c--d--e--f--g--h--i", working: 3,
                            because:
                                "This loop works on each song for 3 s. However many wait, it gets them all."),
                        .init("-a-a-bcdefghi", because: ready),
                    ])
                expectForgotten()
            }
        }

        @Test func `6.8.5 Ask a signal for one answer`() async {
            await exercise(without: .all) {
                let value = "The first value is the answer."
                expectAnswer("--5--7|", .returns(5, at: 2), because: value)
                expectAnswer("8|", .returns(8, at: 0), because: value)
                expectAnswer("-4X", .returns(4, at: 1), because: value)
                expectAnswer(
                    "---X", .throwsErrorOfSignal(at: 3),
                    because: "The signal fails before it has sent a value.")
                expectAnswer(
                    "----|", .throwsNoAnswer(at: 4),
                    because: "The signal has completed, and there is no value.")
                let cancelled = "The signal has not completed: the task was cancelled."
                expectAnswer("-----7|", cancelledAt: 3, .throwsCancellation(at: 3), because: cancelled)
                expectAnswer("------", cancelledAt: 2, .throwsCancellation(at: 2), because: cancelled)
            }
        }

        @Test func `6.8.6 Show the total on a slow display`() async {
            await exercise(without: .all) {
                let newest = "It gets the total of all orders so far, and none of the older totals."
                expectTotals("-1-21------3-|", working: 4, "-1---4-----7---|", because: newest)
                expectTotals(
                    "-1-2--3-------", working: 1, "-1-3--6-------", because: "Each order adds to the total.")
                expectTotals("--211--1------", working: 6, "--2-----5-----", because: newest)
                expectTotals(
                    "-2-3--1-----|", working: 1, from: 4, "----5-6-----|",
                    because: "It begins at 4. Orders count from the moment when the stream is made.")
                expectTotals("(12)-3|", working: 1, "(3)--6|", because: newest)
                expectTotals(
                    "-1-1-1|", working: 8, "-1-------3-------|",
                    because: "What waits in the queue is still written on the display after the last order.")
                expectLeft()
            }
        }
    }
}

// MARK: The compass

private final class TestCompass: Compass {
    let handler = Lock<(@Sendable (Int) -> Void)?>(nil)
    let calls = Lock<[String]>([])

    func start(_ turned: @escaping @Sendable (Int) -> Void) {
        calls.withLock { $0.append("start") }
        handler.withLock { $0 = turned }
    }

    func stop() {
        calls.withLock { $0.append("stop") }
        handler.withLock { $0 = nil }
    }

    func turn(to degrees: Int) { handler.withLock { $0 }?(degrees) }
}

/// Expects which degrees a loop gets, and when, that works on each for some seconds.
private func expectDegrees(
    _ drawn: String, working seconds: Int, _ loop: String, because remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let compass = TestCompass()
    lab.hot("compass", drawn).signal.subscribe(next: { compass.turn(to: $0) })
    let seen = Subject<Int>()
    let stream = turns(of: compass)
    let reading = lab.time.start { [time = lab.time] in
        for await degrees in stream {
            seen.sendNext(degrees)
            try await time.sleep(for: .seconds(seconds))
        }
        seen.sendCompleted()
    }
    lab.expect(
        seen.signal, loop, because: "The loop works on each for \(seconds) s. \(remark)", at: location)
    reading.cancel()
    lab.time.run()
}

/// Expects that the compass is started once, and stopped when the loop is cancelled.
private func expectStopped(at location: SourceLocation = #_sourceLocation) {
    let lab = Lab()
    let compass = TestCompass()
    let stream = turns(of: compass)
    let reading = lab.time.start { for await _ in stream {} }
    lab.time.advance(by: .seconds(5))
    expect(
        compass.calls.withLock { $0 }, is: ["start"], for: "a loop that waits for the first turn",
        because: "These are the calls of the compass: it is started once, and the loop still reads.",
        at: location)
    reading.cancel()
    lab.time.run()
    expect(
        compass.calls.withLock { $0 }, is: ["start", "stop"], for: "a loop whose task was cancelled",
        because: "Nobody reads the stream any more, so the compass must be stopped, once.", at: location)
    let unread = TestCompass()
    _ = turns(of: unread)
    expect(
        unread.calls.withLock { $0 }, is: ["start", "stop"],
        for: "a stream that was let go of, and never read",
        because: "Nobody will read it, so the compass must be stopped.", at: location)
}

// MARK: The search

/// Expects what is asked, and what is shown, while somebody types.
///
/// - Parameters:
///   - seconds: how long the service takes.
///   - stubborn: whether it answers though its task was cancelled.
private func expectSearch(
    _ typed: String, answering seconds: Int = 1, stubborn: Bool = false, asks: String, shows: String,
    cancels: String? = nil, because remark: String, at location: SourceLocation = #_sourceLocation
) {
    let (asked, shown, cancelled) = (Subject<String>(), Subject<String>(), Subject<String>())
    for (subject, marbles, words) in [
        (asked, asks, "This is when `ask` is called. \(remark)"),
        (shown, shows, "This is what is shown. \(remark)"),
        (cancelled, cancels, "This is when a question is cancelled. \(remark)"),
    ] {
        guard let marbles else { continue }
        let lab = Lab()
        let time = lab.time
        let texts = lab.hot("texts", of: String.self, typed)
        let stream = AsyncStream { queue in
            texts.signal.subscribe(next: { queue.yield($0) }, completed: { queue.finish() })
        }
        search(
            stream, on: time,
            ask: { text in
                asked.sendNext(text)
                if text == "n" { throw ServiceFailure() }
                let work = time.start { try await time.sleep(for: .seconds(seconds)) }
                try await withTaskCancellationHandler {
                    try await work.value
                } onCancel: {
                    cancelled.sendNext(text)
                    if !stubborn { work.cancel() }
                }
                return text
            }, show: { shown.sendNext($0) })
        lab.expect(subject.signal, marbles, because: words, at: location)
    }
}

private struct ServiceFailure: Error {}
