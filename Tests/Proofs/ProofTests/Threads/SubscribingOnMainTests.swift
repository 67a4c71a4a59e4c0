import FRP
import Testing

@Suite("Subscribing on the main actor") struct SubscribingOnMainTests {
    /// What belongs to the main actor: a race does not compile.
    @MainActor private final class Screen { var lines: [String] = [] }

    @Test @MainActor func `S15 handlers run on the main actor, in order, in later turns`() async {
        let screen = Screen()
        await withCheckedContinuation { done in
            ["a", "b"].signal.subscribe(
                onMain: { screen.lines.append($0) },
                completed: {
                    screen.lines.append("end")
                    done.resume()
                })
            screen.lines.append("subscribed")
        }
        #expect(screen.lines == ["subscribed", "a", "b", "end"])
    }

    @Test @MainActor func `S15 what another thread sends arrives there, an error behind the values`() async {
        let screen = Screen()
        await withCheckedContinuation { done in
            Signal.return("a").concat(.error(Storm())).subscribeOn(.background).subscribe(
                onMain: { screen.lines.append($0) },
                error: { reason in
                    screen.lines.append("\(reason)")
                    done.resume()
                })
        }
        #expect(screen.lines == ["a", "\(Storm())"])
    }

    @Test @MainActor func `S15 nothing arrives after dispose, not even what waited already`() async {
        let (screen, subject) = (Screen(), Subject<String>())
        let subscription = subject.signal.subscribe(onMain: { screen.lines.append($0) })
        subject.sendNext("too late")
        subscription.dispose()
        await withCheckedContinuation { done in MainScheduler.shared.schedule { done.resume() } }
        #expect(screen.lines == [])
    }
}
