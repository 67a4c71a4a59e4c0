import FRP
import Foundation
import Harness
import Testing

/// Joins give these neither a lifetime nor a place of their own, so here is what they have them for elsewhere.
@Suite("signals that tell all they have at once") struct ImmediateTests {
    /// Far more than anybody waits for.
    private static let endless = repeatElement(1, count: .max).signal

    static let joins: [@Sendable (Signal<Int>) -> Signal<Int>] = [
        { inner in [0, 0].signal.flattenMap { _ in inner } },
        { inner in [inner, inner].signal.flatten(1) },
        { inner in [0, 0].signal.map { _ in inner }.switchToLatest() },
        { inner in inner.concat(inner) },
        { inner in inner.repeat() },
    ]

    @Test("S12 who has enough stops them", arguments: joins.indices)
    func enough(_ join: Int) {
        #expect(Seen(Self.joins[join](Self.endless).take(2)).events == [.next(1), .next(1), .completed])
    }

    @Test("S10 who leaves stops them, from another thread too", arguments: joins.indices)
    func left(_ join: Int) throws {
        let (begun, stop) = (Subject<Void>(), Subject<Void>())
        begun.signal.take(1).subscribe(next: { Thread.detachNewThread { stop.sendNext() } })
        let signal = Self.joins[join](Self.endless).doNext { _ in begun.sendNext() }
        try signal.takeUntil(stop.signal).waitUntilCompleted()
    }

    @Test("O40 they wait in line like any other")
    func line() {
        let (first, seen) = (HandFed<Int>(), Seen<Int>())
        [first.signal, .return(2), [3, 4].signal].signal.flatten(1).subscribe(seen.receive)
        first.sendNext(1)
        #expect(seen.events == [.next(1)])
        first.sendCompleted()
        #expect(seen.events == [.next(1), .next(2), .next(3), .next(4), .completed])
    }

    @Test("O40 an error of another, from inside a handler, stops them")
    func errorFromHandler() {
        let (other, seen) = (HandFed<Int>(), Seen<Int>())
        [other.signal, Self.endless].signal.flatten().subscribe { event in
            seen.receive(event)
            if event.value == 1 { other.sendError() }
        }
        #expect(seen.events == [.next(1), .error(Storm())])
        #expect(other.disposals == 1)
    }

    @Test("O43 they take over from the one before, and are over when the outer signal ends")
    func switching() {
        let (outer, old, seen) = (Subject<Signal<Int>>(), HandFed<Int>(), Seen<Int>())
        outer.signal.switchToLatest().subscribe(seen.receive)
        outer.sendNext(old.signal)
        outer.sendNext([2, 3].signal)
        #expect(old.disposals == 1)
        old.sendNext(1)
        outer.sendCompleted()
        #expect(seen.events == [.next(2), .next(3), .completed])
    }
}
