import FRP
import Testing

@Suite("map, scan, aggregate, collect, combinePrevious, materialize, not, and, or", .reported)
struct TransformingTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

    static let cases = drawings {
        "O3, O10 map makes one of each"
        "-1-2-X"
        $0.a.map { $0 * 2 }
        "-2-4-X"

        "O10 mapReplace sends the same each time"
        "-1-2|"
        $0.a.mapReplace(7)
        "-7-7|"

        "O12 scan sends after each value, not the start"
        "-1-2-3|"
        $0.a.scan(0, +)
        "-1-3-6|"

        "O13 aggregate: one value, at completion"
        "-1-2-3|"
        $0.a.aggregate(0, +)
        "------(6|)"

        "O13 aggregate of nothing is the start"
        "--|"
        $0.a.aggregate(5, +)
        "--(5|)"

        "O13 aggregate: nothing but the error on an error"
        "-1X"
        $0.a.aggregate(0, +)
        "--X"

        "O2, O14 collect: all values in one, at completion"
        "-1-2|"
        $0.a.collect().map { $0.reduce(0) { $0 * 10 + $1 } }
        "----('12'|)"

        "O14 collect of nothing is one empty array"
        "--|"
        $0.a.collect().map(\.count)
        "--(0|)"

        "O15 combinePrevious: each with the one before, the first with the start"
        "-1-2-3|"
        $0.a.combinePrevious(0).map { $0 + $1 }
        "-1-3-5|"

        "O21 not"
        "-0-1|"
        $0.a.map { $0 == 1 }.not().map { $0 ? 1 : 0 }
        "-1-0|"

        "O21 and of two"
        "-0-1-2-3|"
        $0.a.map { ($0 % 2 == 1, $0 > 1) }.and().map { $0 ? 1 : 0 }
        "-0-0-0-1|"

        "O21 or of two"
        "-0-1-2-3|"
        $0.a.map { ($0 % 2 == 1, $0 > 1) }.or().map { $0 ? 1 : 0 }
        "-0-1-1-1|"

        "O21 and of many: all are true, also if there are none"
        "-0-1-2|"
        $0.a.map { [[], [true, false], [true, true]][$0] }.and().map { $0 ? 1 : 0 }
        "-1-0-1|"

        "O21 or of many: one is true"
        "-0-1-2|"
        $0.a.map { [[], [true, false], [false, false]][$0] }.or().map { $0 ? 1 : 0 }
        "-0-1-0|"
    }

    @Test func `O20 materialize makes values of events, errors too; dematerialize is the way back`() {
        let failing = [1].signal.concat(.error(Storm()))
        #expect(
            Seen(failing.materialize().map { "\($0.isTerminal)" }).events == [
                .next("false"), .next("true"), .completed,
            ])
        #expect(Seen(failing.materialize().dematerialize()).events == [.next(1), .error(Storm())])
        let source = HandFed<Event<Int>>()
        let seen = Seen(source.signal.dematerialize())
        source.sendNext([.next(1), .completed, .next(2)])
        #expect(seen.events == [.next(1), .completed])
        #expect(source.disposals == 1)
    }
}
