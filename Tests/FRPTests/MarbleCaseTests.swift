import FRP
import Testing

/// The cases themselves: what they must object to.
@Suite("Marble cases") struct MarbleCaseTests {
    @Test(arguments: wrong) func `what does not happen as it is drawn is noticed`(to drawing: MarbleCase) {
        withKnownIssue { drawing.check() }
    }

    private static let wrong = [
        MarbleCase("another result") {
            "-1-2|"
            $0.a.map { $0 * 2 }
            "-2-3|"
        },
        MarbleCase("another time of subscription") {
            "^1|"
            "   ^2|"
            $0.a.concat($0.b)
            "-1-2|"
        },
        MarbleCase("nobody subscribes") {
            "^1X"
            "  ^2|"
            $0.a.concat($0.b)
            "-1X"
        },
        MarbleCase("somebody subscribes") {
            "^1|"
            ""
            $0.a.merge($0.b)
            "-1"
        },
        MarbleCase("somebody subscribes before anybody subscribes to the result") {
            "-1|"
            $0.a.replay()
            "-1|"
        },
        MarbleCase("a source is not disposed at the end") { sources in
            "-1---|"
            Signal<Int> { observer in
                sources.a.subscribe()
                observer.sendCompleted()
                return .none
            }
            "|"
        },
        MarbleCase("a source is not disposed with the subscription") { sources in
            "-1---|"
            Signal<Int> { observer in
                sources.a.subscribe(next: observer.sendNext, completed: observer.sendCompleted)
                return .none
            }
            "-1---|"
        },
    ]
}
