import FRP
import Foundation
import Trials
import Testing

/// Depths of contract E.12, on a stack of 512 KiB.
@Suite("Depths on a small stack") struct StackDepthTests {
    @Test func `Z2, O35 100,000 synchronous retries`() throws {
        let seen = try SmallStack.run {
            let (seen, attempts) = (Seen<Int>(), Seen<Int>())
            Signal<Int> { observer in
                attempts.note(1)
                observer.sendError(Storm())
                return .none
            }.retry(100_000).subscribe(seen.receive)
            return (seen.events, attempts.values.count)
        }
        #expect(seen == ([.error(Storm())], 100_001))
    }

    @Test
    func `Z3, Z8 10,000 signals in a list for concat or merge, and 10,000 queued inner signals`() throws {
        let (list, merged, queued) = try SmallStack.run {
            let singles = (0..<10_000).map { Signal.return($0) }
            let (list, merged) = (Seen(Signal.concat(singles)), Seen(Signal.merge(singles)))
            let (gate, outer) = (Subject<Int>(), Subject<Signal<Int>>())
            let queued = Seen(outer.signal.flatten(1))
            outer.sendNext(gate.signal)
            singles.forEach(outer.sendNext)
            outer.sendCompleted()
            gate.sendCompleted()
            return (list, merged, queued)
        }
        #expect(list.values == Array(0..<10_000) && merged.values == list.values)
        #expect(queued.values == Array(0..<10_000))
        #expect(list.isCompleted && queued.isCompleted)
    }

    @Test func `K3 400,000 re-entrant sends, none of which is lost`() throws {
        let seen = try SmallStack.run {
            let (subject, seen) = (Subject<Int>(), Seen<Int>())
            subject.signal.subscribe(next: { value in
                seen.note(value)
                if value < 400_000 { subject.sendNext(value + 1) }
            })
            subject.sendNext(1)
            // The handler holds the subject, and the subject the handler, until one of both ends.
            subject.sendCompleted()
            return seen.values.count
        }
        #expect(seen == 400_000)
    }

    static let paths: [Named<PlainStage>] = [
        Named("flatten(1)") { $0.map { .return($0) }.flatten(1) },
        Named("switchToLatest") { $0.map { .return($0) }.switchToLatest() },
        Named("combineLatest") { $0.combineLatest(with: .return(0)).map { $0 + $1 } },
        Named("deliverOn") { $0.deliverOn(ImmediateScheduler()) },
    ]

    @Test(arguments: paths)
    func `K3 20,000 re-entrant sends, through what joins and switches`(_ path: Named<PlainStage>) throws {
        let seen = try SmallStack.run {
            let (subject, seen) = (BehaviorSubject(0), Seen<Int>())
            let subscription = path.value(subject.signal).subscribe(next: { value in
                seen.note(value)
                if value < 20_000 { subject.sendNext(value + 1) }
            })
            subscription.dispose()
            return seen.values.count
        }
        #expect(seen == 20_001)
    }

    @Test func `O50, O52 lists of 1,000 signals`() throws {
        let (combined, zipped) = try SmallStack.run {
            let signals = (0..<1000).map { Signal.return($0) }
            return (Signal.combineLatest(signals).first(), Signal.zip(signals).first())
        }
        #expect(combined == Array(0..<1000))
        #expect(zipped == Array(0..<1000))
    }

    @Test func `Q17 100,000 elements in blocks of their own, inline and on a background scheduler`() throws {
        let last = try SmallStack.run {
            let list = (1...100_000).lazyList
            return [
                list.signal(on: ImmediateScheduler()).takeLast(1).first(),
                list.signal(on: .background).takeLast(1).first(),
            ]
        }
        #expect(last == [100_000, 100_000])
    }

    /// The stack of what is piled up. AddressSanitizer puts guards around all that stands on a stack, which needs several times as
    /// much.
    private static let bytes =
        (ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil ? 1 : 8) * 512 * 1024

    /// Operators that change one signal, and those that join, flatten or share: so many of each are piled up.
    static let piles: [Row<Int, PlainStage>] = [
        Row("map", 200) { $0.map { $0 + 1 } },
        Row("scan", 300) { $0.scan(0, +) },
        Row("startWith", 200) { $0.startWith(0) },
        Row("takeUntil", 300) { $0.takeUntil(Signal<Int>.never) },
        Row("retry", 200) { $0.retry(1) },
        Row("catch", 300) { $0.catchTo(.empty) },
        Row("concat", 100) { $0.concat(.return(1)) },
        Row("concat on the right", 100) { .concat([.return(1), $0]) },
        Row("then", 100) { $0.then { .return(1) } },
        Row("merge", 100) { $0.merge(.never) },
        Row("combineLatest", 100) { $0.combineLatest(with: .return(1)).map { $0 + $1 } },
        Row("zip", 100) { $0.zip(with: [1, 1, 1].signal).map { $0 + $1 } },
        Row("flattenMap", 100) { $0.flattenMap { .return($0) } },
        Row("switchToLatest", 100) { $0.map { .return($0) }.switchToLatest() },
        Row("deliverOn", 100) { $0.deliverOn(ImmediateScheduler()) },
        Row("replay", 100) { $0.replay() },
    ]

    @Test(arguments: piles)
    func `Z8 operators that stand on each other`(_ layer: Row<Int, PlainStage>) throws {
        let hasArrived = try SmallStack.run(bytes: Self.bytes) {
            let (source, seen) = (Subject<Int>(), Seen<Int>())
            let pile = (0..<layer.details).reduce(source.signal) { signal, _ in layer.value(signal) }
            let subscription = pile.subscribe(seen.receive)
            source.send(.next(1), .completed)
            subscription.dispose()
            return !seen.values.isEmpty
        }
        #expect(hasArrived)
    }

    @Test func `Z8, H4 100 properties that are bound two-way in a chain`() throws {
        let ends = try SmallStack.run(bytes: Self.bytes) {
            let properties = (0..<100).map { Property($0) }
            for (one, next) in zip(properties, properties.dropFirst()) { one.bind(twoWay: next) }
            properties[0].value = 7
            let last = properties[99].value
            properties[99].value = 8
            return [last, properties[0].value]
        }
        #expect(ends == [7, 8])
    }
}
