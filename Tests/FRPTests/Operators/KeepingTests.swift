import FRP
import Testing

@Suite("What operators keep, and until when") struct KeepingTests {
    @Test("O16 each value is compared with the last that passed, not with the one before it")
    func lastPassed() {
        let highest = [1, 3, 2, 3, 4].signal.distinctUntilChanged(by: { lastPassed, value in
            value <= lastPassed
        })
        #expect(Seen(highest).values == [1, 3, 4])
        let steps = (1...6).signal.distinctUntilChanged(by: { abs($0 - $1) < 2 })
        #expect(Seen(steps).values == [1, 3, 5])
    }

    @Test("O13, O14, O16, R4 what was gathered is let go of before an error is told", arguments: 0..<3)
    func droppedBeforeTheError(_ number: Int) {
        let source = HandFed<Token>()
        let stages: [Signal<Int>] = [
            source.signal.aggregate([Token]()) { $0 + [$1] }.mapReplace(0),
            source.signal.collect().mapReplace(0),
            source.signal.distinctUntilChanged(by: ===).mapReplace(0),
        ]
        let held = Seen<Bool>()
        weak var token: Token?
        let look: @Sendable () -> Void
        do {
            let new = Token()
            token = new
            look = { [weak new] in held.note(new != nil) }
            stages[number].subscribe(error: { _ in look() })
            source.sendNext(new)
        }
        look()
        source.sendError()
        #expect(held.values == [true, false])
        #expect(token == nil)
    }

    @Test("O17, S4 take tells no end to who leaves with the last value")
    func leavingWithTheLast() {
        let (subject, ends) = (Subject<Int>(), Seen<Int>())
        let subscription = SerialDisposable()
        let stage = subject.signal.take(1).finally { ends.note(1) }
        subscription.set(stage.subscribe(next: { _ in subscription.dispose() }))
        subject.sendNext(1)
        #expect(ends.values.isEmpty)
    }

    @Test("S4, S12 who has enough with the last value of many hears of no end, and no stage before does")
    func enoughWithTheLast() {
        let ends = Seen<Int>()
        for signal in [Signal.return(1), [0, 1].signal.skip(1), [1].lazyList.signal] {
            #expect(Seen(signal.finally { ends.note(1) }.take(1)).events == [.next(1), .completed])
        }
        #expect(ends.values.isEmpty)
    }

    @Test("R6 what waited in a line is let go of when it has had its turn, though others still wait")
    func lines() {
        let (tokens, partner) = (HandFed<Token>(), HandFed<Int>())
        tokens.signal.zip(with: partner.signal).subscribe()
        weak var (first, second): (Token?, Token?) = (nil, nil)
        do {
            let (one, other) = (Token(), Token())
            (first, second) = (one, other)
            tokens.sendNext([one, other])
        }
        partner.sendNext(1)
        #expect(first == nil && second != nil)
        partner.sendNext(2)
        #expect(second == nil)
    }
}
