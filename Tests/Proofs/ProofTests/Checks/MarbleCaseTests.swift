import FRP
import Testing

/// The cases themselves: what they must object to.
@Suite("Marble cases") struct MarbleCaseTests {
    @Test(arguments: wrong) func `what does not happen as it is drawn is noticed`(to drawing: MarbleCase) {
        withKnownIssue { drawing.check() }
    }

    private static let wrong = drawings { sources in
        "another result"
        "-1-2|"
        sources.a.map { $0 * 2 }
        "-2-3|"

        "another time of subscription"
        "^1|"
        "   ^2|"
        sources.a.concat(sources.b)
        "-1-2|"

        "nobody subscribes"
        "^1X"
        "  ^2|"
        sources.a.concat(sources.b)
        "-1X"

        "somebody subscribes"
        "^1|"
        ""
        sources.a.merge(sources.b)
        "-1"

        "somebody subscribes before anybody subscribes to the result"
        "-1|"
        sources.a.replay()
        "-1|"

        "a source is not disposed at the end"
        "-1---|"
        Signal<Int> { observer in
            sources.a.subscribe()
            observer.sendCompleted()
            return .none
        }
        "|"

        "a source is not disposed with the subscription"
        "-1---|"
        Signal<Int> { observer in
            sources.a.subscribe(next: observer.sendNext, completed: observer.sendCompleted)
            return .none
        }
        "-1---|"
    }
}
