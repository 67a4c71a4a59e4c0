import FRP
import Marbles

/// A service that takes its time to answer, as a signal and as an async function. It fails for “dust”.
struct SlowService: Sendable {
    struct Broken: Error {}

    let time: TestScheduler
    let takes: Duration

    func posts(on text: String) -> Signal<String> {
        let answer: Signal<String> = text == "dust" ? .error(Broken()) : .return("posts on \(text)")
        // An error is not delayed, so what is delayed decides.
        return Signal.return(text).delay(takes, on: time).flattenMap { _ in answer }
    }

    func posts(on text: String) async throws -> String {
        try await time.sleep(for: takes)
        if text == "dust" { throw Broken() }
        return "posts on \(text)"
    }
}
