import FRP
import Marbles

/// A service that answers after three seconds, as a signal and as an async function. It fails for “dust”.
struct SlowService: Sendable {
    struct Broken: Error {}

    let time: TestScheduler

    func posts(on text: String) -> Signal<String> {
        let answer: Signal<String> = text == "dust" ? .error(Broken()) : .return("posts on \(text)")
        // An error is not delayed, so what is delayed decides.
        return Signal.return(text).delay(.seconds(3), on: time).flattenMap { _ in answer }
    }

    func posts(on text: String) async throws -> String {
        try await time.sleep(for: .seconds(3))
        if text == "dust" { throw Broken() }
        return "posts on \(text)"
    }
}
