extension Chapter6 {
    @Suite struct SameSearch {
        @Test func `6.10.1 Wait for a pause in a stream`() async {
            await exercise(without: .all) {
                expectTexts(
                    "-a-b-------c-|", pausing: 3, "------b-------(c|)",
                    because: "b comes before the pause after a is over. After c too there is a pause.")
                expectTexts(
                    "-a---b----c----|", pausing: 3, "----a---b----c-|",
                    because: "There are three seconds of quiet after each text.")
                expectTexts(
                    "-a-a-----------|", pausing: 3, "------a--------|",
                    because: "The same text has come again, so the pause begins again.")
                expectTexts(
                    "-a-b----|", pausing: 1, "--a-b---|", because: "The pause is one second here.")
                expectTexts(
                    "abc|", pausing: 5, "-------(c|)", because: "After the last text too there is a pause.")
                expectTexts("---|", pausing: 3, "---|", because: "No text came: only the end.")
                expectLeft("-a-b----c------", at: 4, for: "a loop that is cancelled at 4, while b waits")
                expectLeft("-a------c------", at: 6, for: "a loop that is cancelled at 6, when no text waits")
            }
        }
    }
}

/// A stream of what is drawn, which notes when nobody reads it any more.
private func stream(of texts: Signal<String>, left: @escaping @Sendable () -> Void) -> AsyncStream<String> {
    AsyncStream { queue in
        let subscription = texts.subscribe(next: { queue.yield($0) }, completed: { queue.finish() })
        queue.onTermination = { reason in
            subscription.dispose()
            if case .cancelled = reason { left() }
        }
    }
}

/// Expects which texts a loop gets, and when, and the end.
private func expectTexts(
    _ typed: String, pausing seconds: Int, _ result: String, because remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let texts = lab.hot("texts", of: String.self, typed).signal
    let seen = Subject<String>()
    let quiet = debounced(stream(of: texts) {}, for: .seconds(seconds), on: lab.time)
    let reading = lab.time.start {
        for await text in quiet { seen.sendNext(text) }
        seen.sendCompleted()
    }
    lab.expect(seen.signal, result, because: "A pause is \(seconds) s. \(remark)", at: location)
    reading.cancel()
    lab.time.advance(by: .seconds(60))
}

/// Expects that the texts are read as long as somebody reads the result, and not longer.
private func expectLeft(
    _ typed: String, at second: Int, for given: String, at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let texts = lab.hot("texts", of: String.self, typed).signal
    let left = Lock<[Int64]>([])
    let source = stream(of: texts) { [time = lab.time] in
        left.withLock { $0.append(time.now.components.seconds) }
    }
    let quiet = debounced(source, for: .seconds(3), on: lab.time)
    let reading = lab.time.start { for await _ in quiet {} }
    lab.time.advance(to: .seconds(second))
    reading.cancel()
    lab.time.advance(by: .seconds(30))
    expect(
        left.withLock { $0 }, is: [Int64(second)], for: given,
        because: "This is the second in which your code stops reading `texts`. Nobody needs them any more.",
        at: location)
    expect(
        lab.time.pending, is: 0, for: given,
        because: "So many of your tasks still sleep, half a minute later. Nobody waits for them.",
        at: location)
}
