import FRP
import Testing

@Suite("merge", .reported) struct MergeTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

    static let cases = drawings {
        "O41 it sends as they arrive, and ends with the last"
        "-1---3|"
        "--2---4-|"
        $0.a.merge($0.b)
        "-12--34-|"

        "O41 it subscribes in the order in which it is written"
        Signal.return(1).merge(.return(2))
        "(12|)"

        "O41 the first error ends it"
        "-1---3|"
        "--X"
        $0.a.merge($0.b)
        "-1X"

        "O41 of an empty list it completes"
        Signal<Int>.merge([])
        "|"

        "O41 after an error the signals further down the list are never subscribed"
        ""
        Signal.merge([.return(1), .error(Storm()), $0.a])
        "(1X)"
    }
}
