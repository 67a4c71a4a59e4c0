import Attempts
import FRP
import Marbles
import Observation

/// `Observations` reads again after each mark, when the turn is over. It gives equal values too, so the loop remembers what it has
/// told. It ends only when its task is cancelled: who started it must cancel it.
@available(macOS 26, iOS 26, *)
public func watch(
    _ card: Postcard, on time: TestScheduler, tell: @escaping @VirtualMainActor (Bool) -> Void
) -> Task<Void, any Error> {
    time.start { @VirtualMainActor in
        var told: Bool?
        for await canBeSent in Observations({ !card.address.isEmpty && !card.text.isEmpty })
        where canBeSent != told {
            tell(canBeSent)
            told = canBeSent
        }
    }
}

@VirtualMainActor @Observable
public final class Postcard {
    public var address = ""
    public var text = ""

    public nonisolated init() {}
}

/// The old question is cancelled in any case; a new one is asked only while somebody looks. This is `switchToLatest`, and the
/// dispose of `forwardWhileActive`, in two lines. An answer may come although its question was cancelled, so the task
/// looks once more. All of this runs on one actor, so nothing comes between the look and the forecast.
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
        question?.cancel()
        guard active else { return }
        question = time.start { @VirtualMainActor [self, city] in
            let answer = try await ask(city)
            try Task.checkCancellation()
            forecast = answer
        }
    }
}
