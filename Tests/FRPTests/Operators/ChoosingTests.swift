import FRP
import Testing

@Suite("filter, compactMap, ignoreValues, distinctUntilChanged, take, skip, startWith", .reported)
struct ChoosingTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

    static let cases = drawings {
        "O11 filter passes what meets the condition"
        "-1-2-4|"
        $0.a.filter { $0 % 2 == 0 }
        "---2-4|"

        "O11 compactMap passes over what is nothing"
        "-1-2|"
        $0.a.compactMap { $0 > 1 ? $0 : nil }
        "---2|"

        "O11 ignoreValues passes terminals alone"
        "-1-2-X"
        $0.a.ignoreValues()
        "-----X"

        "O16 distinctUntilChanged leaves out what is equal to the one before"
        "-1-1-2-1|"
        $0.a.distinctUntilChanged()
        "-1---2-1|"

        "O16 distinctUntilChanged(by:) compares with the last that passed, not the last seen"
        "-1-2-3-4-5|"
        $0.a.distinctUntilChanged(by: { abs($0 - $1) < 2 })
        "-1---3---5|"

        "O16 distinctUntilChanged(by:) gives the last that passed first, and then the value"
        "-1-3-2-3-4|"
        $0.a.distinctUntilChanged(by: { lastPassed, value in value <= lastPassed })
        "-1-3-----4|"

        "O5, O17 take completes right after the last"
        "-1-2-3|"
        $0.a.take(2)
        "-1-(2|)"

        "O17 take(0) completes without subscribing"
        ""
        $0.a.take(0)
        "|"

        "O18 skip leaves out the first"
        "-1-2-3-4|"
        $0.a.skip(2)
        "-----3-4|"

        "O18 skip of more than there is: the end alone"
        "-1-2|"
        $0.a.skip(3)
        "----|"

        "O18 skip: an error passes"
        "-1X"
        $0.a.skip(3)
        "--X"

        "O18 skip none"
        "-1-2|"
        $0.a.skip(-1)
        "-1-2|"

        "O18 takeLast, on completion"
        "-1-2-3-|"
        $0.a.takeLast(2)
        "-------(23|)"

        "O18 takeLast(0) subscribes, and ends with the source"
        "^1-2--|"
        $0.a.takeLast(0)
        "------|"

        "O18 takeLast(0) passes the error"
        "^1-2--X"
        $0.a.takeLast(0)
        "------X"

        "O18 takeLast, fewer if there are fewer"
        "-1|"
        $0.a.takeLast(2)
        "--(1|)"

        "O18 takeLast, nothing on an error"
        "-1X"
        $0.a.takeLast(2)
        "--X"

        "O5, O18 takeWhile ends with the first that does not meet the condition"
        "-1-2-3-1|"
        $0.a.takeWhile { $0 < 3 }
        "-1-2-|"

        "O19 startWith sends its value before it subscribes"
        "--1|"
        $0.a.startWith(9)
        "9-1|"

        "O19 a take that the first value satisfies never subscribes"
        ""
        $0.a.startWith(9).take(1)
        "(9|)"
    }

    @Test func `O16 the first value passes even if it is nil, and one old value at most is kept`() {
        let optional: [Int?] = [nil, nil, 1, nil]
        #expect(Seen(optional.signal.distinctUntilChanged()).values == [nil, 1, nil])
        let (source, old) = (HandFed<Token>(), Loan())
        source.signal.distinctUntilChanged(by: ===).subscribe()
        source.sendNext([old.token(), Token()])
        #expect(!old.isOut)
    }

    @Test func `O17 re-entrant sends do not get past take`() {
        let (subject, seen) = (Subject<Int>(), Seen<Int>())
        subject.signal.take(2).subscribe { event in
            seen.receive(event)
            if case .next = event { subject.sendNext(9) }
        }
        subject.sendNext(1)
        #expect(seen.events == [.next(1), .next(9), .completed])
    }

    @Test func `O17, S4 take sends no completion if its last value makes the subscriber dispose`() {
        let (subject, ends, subscription) = (Subject<Int>(), Seen<Int>(), SerialDisposable())
        let stage = subject.signal.take(1).finally { ends.note(1) }
        subscription.inner = stage.subscribe(next: { _ in subscription.dispose() })
        subject.sendNext(1)
        #expect(ends.values.isEmpty)
    }

    @Test func `S4, S12 if the last value of many is enough, no stage and no subscriber gets a completion`() {
        let ends = Seen<Int>()
        for signal in [Signal.return(1), [0, 1].signal.skip(1), [1].lazyList.signal] {
            #expect(Seen(signal.finally { ends.note(1) }.take(1)).events == [.next(1), .completed])
        }
        #expect(ends.values.isEmpty)
    }
}
