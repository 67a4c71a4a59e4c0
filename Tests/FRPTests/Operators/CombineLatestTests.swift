import FRP
import Testing

@Suite("combineLatest", .reported) struct CombineLatestTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

    static let cases = drawings {
        "O50 it sends for every value once all have one, and ends with the last"
        "-1---2--|"
        "---3---4-|"
        $0.a.combineLatest(with: $0.b).map { $0 + $1 }
        "---4-5-6-|"

        "O50 an error comes at once"
        "-1-X"
        "--2---|"
        $0.a.combineLatest(with: $0.b).map { $0 + $1 }
        "--3X"

        "O50 an error of the other side comes at once"
        "-1----|"
        "---X"
        $0.a.combineLatest(with: $0.b).map { $0 + $1 }
        "---X"

        "O50 after an error the sources to the right are never subscribed"
        ""
        Signal.error(Storm()).combineLatest(with: $0.a).map { $0 + $1 }
        "X"

        "O50 it goes on when one has completed without a value"
        "-|"
        "--1--|"
        $0.a.combineLatest(with: $0.b).map { $0 + $1 }
        "-----|"

        "O50 of an empty list it completes"
        Signal.combineLatest([Signal<Int>]()).map { $0.reduce(0, +) }
        "|"

        "O50 of one it gives lists of one"
        "-1-2|"
        Signal.combineLatest([$0.a]).map { $0.reduce(0, +) }
        "-1-2|"

        "O50 of three"
        "-1---2|"
        "--2--|"
        "---3|"
        Signal.combineLatest($0.a, $0.b, $0.c).map { $0 + $1 + $2 }
        "---6-7|"

        "O51 of a first source that sends at once only the last value is paired"
        "--2|"
        [1, 2, 3].signal.combineLatest(with: $0.a).map { $0 + $1 }
        "--5|"

        "O51 two sources that come from one give an intermediate pair for each change"
        "-1-2---|"
        $0.a.combineLatest(with: $0.a.map { $0 * 2 }).map { $0 + $1 }
        "-3-(46)|"
    }

    @Test func `O50 sources are subscribed from left to right, one that is listed twice twice`() {
        let subscribed = Seen<Int>()
        let signals = (0..<3).map { number in Signal<Int>.never.initially { subscribed.note(number) } }
        Signal.combineLatest(signals).subscribe()
        Signal.combineLatest(signals[0], signals[1], signals[2]).subscribe()
        signals[1].combineLatest(with: signals[1]).subscribe()
        #expect(subscribed.values == [0, 1, 2, 0, 1, 2, 1, 1])
    }

    @Test func `O50 a nil is a value`() {
        let one = Signal<Int?>.return(nil)
        #expect(Seen(Signal.combineLatest([one, one])).values == [[nil, nil]])
        #expect(Seen(one.combineLatest(with: one).map { $0 ?? $1 }).values == [nil])
    }
}
