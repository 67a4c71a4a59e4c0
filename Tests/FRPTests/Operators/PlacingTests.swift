import FRP
import Marbles
import Testing

@Suite("deliverOn, subscribeOn, and who is let go of when") struct PlacingTests {
    @Test("O70 what waits when the subscriber leaves is dropped, and the source is left at once")
    func dropped() {
        let (time, source) = (TestScheduler(), HandFed<Int>())
        let seen = Seen<Int>()
        let subscription = source.signal.deliverOn(time).subscribe(seen.receive)
        source.sendNext([1, 2])
        time.advance(by: .zero)
        source.sendNext([3, 4])
        subscription.dispose()
        #expect(source.disposals == 1)
        time.advance(by: .seconds(1))
        #expect(seen.values == [1, 2])
    }

    @Test("O70 an error waits behind the values before it; the source is left when it comes")
    func error() {
        let (time, source) = (TestScheduler(), HandFed<Int>())
        let seen = Seen(source.signal.deliverOn(time))
        source.sendNext([1, 2])
        source.sendError()
        #expect(seen.events.isEmpty)
        #expect(source.disposals == 1)
        time.advance(by: .zero)
        #expect(seen.events == [.next(1), .next(2), .error(Storm())])
    }

    @Test("O70, R6 what has been delivered is not kept, and one block is scheduled at a time")
    func memory() {
        let time = TestScheduler()
        let subject = Subject<Token>()
        subject.signal.deliverOn(time).subscribe()
        weak var passed: Token?
        for _ in 0..<100 {
            let token = Token()
            passed = token
            subject.sendNext(token)
            subject.sendNext(Token())
            #expect(time.pending == 1)
            time.advance(by: .zero)
        }
        #expect(passed == nil)
        subject.sendCompleted()
        time.run()
    }

    @Test("O70, X7 events arrive in blocks of the scheduler")
    func scheduler() {
        let time = TestScheduler()
        let isThere = Seen<Bool>()
        [1, 2].signal.deliverOn(time).subscribe { _ in isThere.note(CurrentScheduler.value is TestScheduler) }
        time.advance(by: .zero)
        #expect(isThere.values == [true, true, true])
    }

    @Test("O71 who leaves before the block has run prevents the subscription")
    func subscribeOn() {
        let (time, source) = (TestScheduler(), HandFed<Int>())
        let subscription = source.signal.subscribeOn(time).subscribe()
        subscription.dispose()
        #expect(time.pending == 0)
        time.advance(by: .seconds(1))
        #expect(source.subscriptions == 0)
        let seen = Seen(source.signal.subscribeOn(time))
        #expect(source.subscriptions == 0)
        time.advance(by: .zero)
        source.sendNext(1)
        #expect(seen.values == [1])
        source.sendCompleted()
    }

    @Test(
        "O60 to O65, R1, R4 the end of a source lets go at once of what was scheduled",
        arguments: [true, false]
    )
    func timers(_ completes: Bool) {
        let time = TestScheduler()
        for apply: (Signal<Int>) -> Signal<Int> in [
            { $0.throttle(.seconds(3), on: time) },
            { $0.timeout(.seconds(3), on: time) },
            { $0.bufferWithTime(.seconds(3), on: time).map(\.count) },
            { $0.takeUntil(Signal.interval(.seconds(3), on: time)) },
        ] {
            let source = HandFed<Int>()
            let seen = Seen(apply(source.signal))
            source.sendNext(1)
            #expect(time.pending == 1)
            source.send(completes ? .completed : .error(Storm()))
            #expect(seen.hasEnded)
            #expect(time.pending == 0)
        }
    }

    @Test("O63, O5 timeout leaves the source before it tells")
    func timeout() {
        let (time, source) = (TestScheduler(), HandFed<Int>())
        let disposals = Seen<Int>()
        source.signal.timeout(.seconds(2), on: time).subscribe(error: { error in
            if (error as? TimedOut)?.interval == .seconds(2) { disposals.note(source.disposals) }
        })
        time.advance(by: .seconds(2))
        #expect(disposals.values == [1])
    }
}
