import Attempts
import FRP
import Marbles
import Observation

/// Exercise 6.9.1 · Say when a postcard can be sent.
///
/// A postcard can be sent if it has an address and a text. Start a task with `time.start`, and return the task. It
/// calls `tell(true)` if the card can be sent, and `tell(false)` if not: at once, and then each time this has changed.
/// What somebody writes in one turn is one change. When the task is cancelled, it ends, and no longer keeps the card alive.
///
///     card   --a--b--t-----b---      a: only an address, t: only a text, b: both
///     tell   f----t--f-----t---      t: true, f: false
///
/// Book: not in it
@available(macOS 26, iOS 26, *)
public func watch(
    _ card: Postcard, on time: TestScheduler, tell: @escaping @VirtualMainActor (Bool) -> Void
) -> Task<Void, any Error> {
    todo()
}

/// What somebody writes on a postcard.
@VirtualMainActor @Observable
public final class Postcard {
    public var address = ""
    public var text = ""

    public nonisolated init() {}
}

/// Exercise 6.9.2 · Move a view model to an observable class.
///
/// Made of signals, this view model asks for the weather of a city while somebody looks:
///
///     forwardWhileActive(city.signal.map(ask).switchToLatest()).bind(to: forecast)
///
/// Write `restart`, so that the observable class does the same. It is called when there is a city, and when `active` has become true or
/// false. The answer becomes the `forecast`. A new city cancels the question before, and so does the end of looking.
/// What has been cancelled changes nothing any more, even if its answer comes. A question that fails changes nothing either.
///
///     city       B---------C-------
///     active     --t-----------f---
///     ask        --B-------C-------      an answer takes three seconds
///     forecast   -----b-------c----
///
/// `time.start` starts a task, as `Task` does elsewhere. A `Task` does not know the time of the test.
///
/// Book: not in it
@VirtualMainActor @Observable
public final class CityViewModel {
    public var city = "" { didSet { restart() } }
    public var active = false { didSet { if active != oldValue { restart() } } }
    public private(set) var forecast = ""
    private var question: Task<Void, any Error>?
    private let ask: @VirtualMainActor (String) async throws -> String
    private let time: TestScheduler

    public nonisolated init(
        on time: TestScheduler, ask: @escaping @VirtualMainActor (String) async throws -> String
    ) {
        self.time = time
        self.ask = ask
    }

    private func restart() {
        todo()
    }
}
