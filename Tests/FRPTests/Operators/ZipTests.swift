import FRP
import Testing

@Suite("zip", .reported) struct ZipTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

    static let cases = ofTwo + ofMany

    private static let ofTwo = drawings {
        "O52 it pairs by position and ends when no pair can come"
        "-1-2-3---|"
        "---4----5-|"
        $0.a.zip(with: $0.b).map { $0 + $1 }
        "---5----7-|"

        "O52 it ends with the pair after which a side is dry"
        "-1|"
        "---2---4"
        $0.a.zip(with: $0.b).map { $0 + $1 }
        "---(3|)"

        "O52 it ends at once when a side is dry"
        "-|"
        "---2--"
        $0.a.zip(with: $0.b).map { $0 + $1 }
        "-|"

        "O52 an error comes at once, though values wait"
        "-12X"
        "-----2"
        $0.a.zip(with: $0.b).map { $0 + $1 }
        "---X"

        "O52 what a source sends after the end is ignored, an error too"
        "-----1|"
        "-12----3X"
        $0.a.zip(with: $0.b).map { $0 + $1 }
        "-----2|"

        "O52 after an error the sources to the right are never subscribed"
        ""
        Signal.error(Storm()).zip(with: $0.a).map { $0 + $1 }
        "X"
    }

    /// One of three or more is one whole.
    private static let ofMany = drawings {
        "O52 of an empty list it completes"
        Signal.zip([Signal<Int>]()).map { $0.reduce(0, +) }
        "|"

        "O52 after the end the sources to the right are never subscribed"
        ""
        Signal.zip([.empty, $0.a]).map { $0.reduce(0, +) }
        "|"

        "O52 of a list: buffers per source, and the end when a source is dry"
        "-(12)-|"
        "-(345)"
        "-------7-8"
        Signal.zip([$0.a, $0.b, $0.c]).map { $0.reduce(0, +) - 9 }
        "-------2-(5|)"

        "O52 of a list of three"
        "-1--|"
        "--2-|"
        "---3|"
        Signal.zip([$0.a, $0.b, $0.c]).map { $0.reduce(0, +) }
        "---6|"

        "O52 of a list: an error of any side ends it while it can go on"
        "-12-"
        "-1-X"
        "------1"
        Signal.zip([$0.a, $0.b, $0.c]).map { $0.reduce(0, +) }
        "---X"

        "O52 an error ends it while a row may still come, though two sides can give no further pair"
        "-1|"
        "--2-X"
        "------3"
        Signal.zip($0.a, $0.b, $0.c).map { $0 + $1 + $2 }
        "----X"

        "O52 it ends as soon as one side is dry, whatever the others hold"
        "-1-----|"
        "--2|"
        "---3-4-5|"
        Signal.zip($0.a, $0.b, $0.c).map { $0 + $1 + $2 }
        "---(6|)"

        "O52 it ends as soon as the first is dry"
        "--|"
        "-1-"
        "-1-"
        Signal.zip($0.a, $0.b, $0.c).map { $0 + $1 + $2 }
        "--|"

        "O52 it ends as soon as the second is dry"
        "-1-"
        "---|"
        "-1-"
        Signal.zip($0.a, $0.b, $0.c).map { $0 + $1 + $2 }
        "---|"

        "O52 it ends as soon as the third is dry"
        "-1-"
        "-1-"
        "----|"
        Signal.zip($0.a, $0.b, $0.c).map { $0 + $1 + $2 }
        "----|"
    }

    @Test func `O52 sources are subscribed from left to right, one that is listed twice twice`() {
        let subscribed = Seen<Int>()
        let signals = (0..<3).map { number in Signal<Int>.never.initially { subscribed.note(number) } }
        Signal.zip(signals).subscribe()
        Signal.zip(signals[0], signals[1], signals[2]).subscribe()
        signals[2].zip(with: signals[2]).subscribe()
        #expect(subscribed.values == [0, 1, 2, 0, 1, 2, 2, 2])
    }

    @Test func `R6 what waited in a queue is released when it has had its turn, though others still wait`() {
        let (tokens, partner, first, second) = (HandFed<Token>(), HandFed<Int>(), Loan(), Loan())
        tokens.signal.zip(with: partner.signal).subscribe()
        tokens.sendNext([first.token(), second.token()])
        partner.sendNext(1)
        #expect(!first.isOut && second.isOut)
        partner.sendNext(2)
        #expect(!second.isOut)
    }

    @Test func `O52 a nil is a value`() {
        let one = Signal<Int?>.return(nil)
        #expect(Seen(Signal.zip([one, one])).values == [[nil, nil]])
        #expect(Seen(one.zip(with: one).map { $0 ?? $1 }).values == [nil])
    }
}
