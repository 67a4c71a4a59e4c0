import FRP
import Harness
import Testing

@Suite("combineLatest, zip, sample") struct CombiningTests {
    @Test("O50, O52 sources are subscribed from left to right, one that is listed twice twice")
    func order() {
        let subscribed = Seen<Int>()
        let signals = (0..<3).map { number in Signal<Int>.never.initially { subscribed.note(number) } }
        Signal.combineLatest(signals).subscribe()
        Signal.zip(signals).subscribe()
        Signal.combineLatest(signals[0], signals[1], signals[2]).subscribe()
        Signal.zip(signals[0], signals[1], signals[2]).subscribe()
        signals[1].combineLatest(with: signals[1]).subscribe()
        signals[2].zip(with: signals[2]).subscribe()
        #expect(subscribed.values == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 1, 1, 2, 2])
    }

    @Test("O50, O52 after an error the sources to the right are never subscribed")
    func errorAtOnce() {
        let late = HandFed<Int>()
        #expect(
            Seen(Signal.error(Storm()).combineLatest(with: late.signal).map { $0 + $1 }).events == [
                .error(Storm())
            ]
        )
        #expect(
            Seen(Signal.error(Storm()).zip(with: late.signal).map { $0 + $1 }).events == [.error(Storm())]
        )
        #expect(Seen(Signal.zip([.empty, late.signal]).map { $0.reduce(0, +) }).events == [.completed])
        #expect(late.subscriptions == 0)
    }

    @Test("O51 two sources that come from one give an intermediate pair for each change")
    func glitch() {
        let price = Subject<Int>()
        let seen = Seen<[Int]>()
        let sum = Signal.combineLatest([price.signal, price.signal.map { $0 * 10 }])
        sum.subscribe(seen.receive)
        price.sendNext(1)
        price.sendNext(2)
        price.sendCompleted()
        #expect(seen.events == [.next([1, 10]), .next([2, 10]), .next([2, 20]), .completed])
    }

    @Test("O52 zip: what a source sends after the end is ignored, an error too")
    func zipAfterEnd() {
        let (short, long) = (HandFed<Int>(), HandFed<Int>())
        let seen = Seen(short.signal.zip(with: long.signal).map { $0 + $1 })
        long.sendNext([1, 2])
        short.sendNext(1)
        short.sendCompleted()
        long.sendError()
        #expect(seen.events == [.next(2), .completed])
        #expect(long.disposals == 1)
    }

    @Test("O52 zip of a list: buffers per source, and the end when a source is dry")
    func zipList() {
        let sources = (0..<3).map { _ in HandFed<Int>() }
        let seen = Seen(Signal.zip(sources.map(\.signal)))
        sources[0].sendNext([1, 2])
        sources[1].sendNext([10, 20, 30])
        sources[0].sendCompleted()
        sources[2].sendNext(100)
        #expect(seen.events == [.next([1, 10, 100])])
        sources[2].sendNext(200)
        #expect(seen.events == [.next([1, 10, 100]), .next([2, 20, 200]), .completed])
        #expect(sources.map(\.disposals) == [1, 1, 1])
    }

    @Test("O50, O52, O53 a nil is a value")
    func optionals() {
        let one = Signal<Int?>.return(nil)
        #expect(Seen(Signal.combineLatest([one, one])).values == [[nil, nil]])
        #expect(Seen(Signal.zip([one, one])).values == [[nil, nil]])
        #expect(Seen(one.combineLatest(with: one).map { $0 ?? $1 }).values == [nil])
        #expect(Seen(one.zip(with: one).map { $0 ?? $1 }).values == [nil])
        #expect(Seen(one.concat(.never).sample(by: one)).values == [nil])
    }

    @Test("O50, O53 an error of either side comes at once, and the other is left", arguments: [true, false])
    func errors(_ fromFirst: Bool) {
        let (one, other) = (HandFed<Int>(), HandFed<Int>())
        let sums = Seen(one.signal.combineLatest(with: other.signal).map { $0 + $1 })
        (fromFirst ? one : other).sendError()
        let samples = Seen(one.signal.sample(by: other.signal))
        (fromFirst ? one : other).sendError()
        #expect(sums.events == [.error(Storm())])
        #expect(samples.events == [.error(Storm())])
        #expect((one.disposals, other.disposals) == (2, 2))
    }

    @Test("O50, O52 lists of signals do as a model says, whatever comes in whatever order", arguments: 0..<50)
    func lists(_ seed: UInt64) {
        var dice = Dice(seed: seed)
        let sources = (0..<Int.random(in: 1...6, using: &dice)).map { _ in Subject<Int>() }
        let zipped = Seen(Signal.zip(sources.map(\.signal)))
        let combined = Seen(Signal.combineLatest(sources.map(\.signal)))
        var lanes = sources.map { _ in [Int]() }
        var (rows, latest) = ([[Int]](), [[Int]]())
        var running = Set(sources.indices)
        for step in 0..<40 {
            guard let one = running.sorted().randomElement(using: &dice) else { break }
            if Int.random(in: 0..<9, using: &dice) == 0 {
                running.remove(one)
                sources[one].sendCompleted()
            } else {
                lanes[one].append(step)
                sources[one].sendNext(step)
                let last = lanes.compactMap(\.last)
                if last.count == lanes.count { latest.append(last) }
            }
            let complete = lanes.map(\.count).min() ?? 0
            rows = (0..<complete).map { row in lanes.map { $0[row] } }
            let isDry = sources.indices.contains { !running.contains($0) && lanes[$0].count <= complete }
            #expect(zipped.values == rows && zipped.isCompleted == isDry)
            #expect(combined.values == latest && combined.isCompleted == running.isEmpty)
            if isDry { break }
        }
        sources.forEach { $0.sendCompleted() }
    }
}
