import Attempts
import FRP
import Marbles
import Observation

@available(macOS 26, iOS 26, *)
public func watch(
    _ card: Postcard, on time: TestScheduler, tell: @escaping @VirtualMainActor (Bool) -> Void
) -> Task<Void, any Error> {
    variants {
        right("It begins to observe again by hand, after each mark.") {
            time.start { @VirtualMainActor in
                let (marks, queue) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
                queue.yield()
                var told: Bool?
                for await _ in marks {
                    let canBeSent = withObservationTracking {
                        !card.address.isEmpty && !card.text.isEmpty
                    } onChange: {
                        queue.yield()
                    }
                    if canBeSent != told { tell(canBeSent) }
                    told = canBeSent
                }
            }
        }
        right("It observes both fields, and compares outside.") {
            time.start { @VirtualMainActor in
                var told: Bool?
                for await (address, text) in Observations({ (card.address, card.text) }) {
                    let canBeSent = !address.isEmpty && !text.isEmpty
                    if told != canBeSent { tell(canBeSent) }
                    told = canBeSent
                }
            }
        }
        wrong("tells the same answer again") {
            time.start { @VirtualMainActor in
                for await canBeSent in Observations({ !card.address.isEmpty && !card.text.isEmpty }) {
                    tell(canBeSent)
                }
            }
        }
        wrong("reads the text outside of the closure that is observed") {
            time.start { @VirtualMainActor in
                var told: Bool?
                for await address in Observations({ card.address }) {
                    let canBeSent = !address.isEmpty && !card.text.isEmpty
                    if canBeSent != told { tell(canBeSent) }
                    told = canBeSent
                }
            }
        }
        wrong("forgets to observe again") {
            time.start { @VirtualMainActor in
                let (marks, queue) = AsyncStream<Void>.makeStream()
                let first = withObservationTracking {
                    !card.address.isEmpty && !card.text.isEmpty
                } onChange: {
                    queue.yield()
                }
                tell(first)
                var told = first
                for await _ in marks {
                    let canBeSent = !card.address.isEmpty && !card.text.isEmpty
                    if canBeSent != told { tell(canBeSent) }
                    told = canBeSent
                }
            }
        }
        wrong("ends when the card can be sent") {
            time.start { @VirtualMainActor in
                var told: Bool?
                for await canBeSent in Observations({ !card.address.isEmpty && !card.text.isEmpty })
                where canBeSent != told {
                    tell(canBeSent)
                    told = canBeSent
                    if canBeSent { break }
                }
            }
        }
        wrong("tells the first answer only") {
            time.start { @VirtualMainActor in tell(!card.address.isEmpty && !card.text.isEmpty) }
        }
        wrong("needs only one of the two") {
            time.start { @VirtualMainActor in
                var told: Bool?
                for await canBeSent in Observations({ !card.address.isEmpty || !card.text.isEmpty })
                where canBeSent != told {
                    tell(canBeSent)
                    told = canBeSent
                }
            }
        }
        wrong("loops in a task of its own, which nobody cancels") {
            time.start { @VirtualMainActor in
                _ = time.start { @VirtualMainActor in
                    var told: Bool?
                    for await canBeSent in Observations({ !card.address.isEmpty && !card.text.isEmpty })
                    where canBeSent != told {
                        tell(canBeSent)
                        told = canBeSent
                    }
                }
            }
        }
        wrong("waits for its own task, which nobody cancels") {
            time.start { @VirtualMainActor in
                let own = time.start { @VirtualMainActor in
                    var told: Bool?
                    for await canBeSent in Observations({ !card.address.isEmpty && !card.text.isEmpty })
                    where canBeSent != told {
                        tell(canBeSent)
                        told = canBeSent
                    }
                }
                try await own.value
            }
        }
        wrong("looks each second") {
            time.start { @VirtualMainActor in
                var told: Bool?
                while true {
                    let canBeSent = !card.address.isEmpty && !card.text.isEmpty
                    if canBeSent != told { tell(canBeSent) }
                    told = canBeSent
                    try await time.sleep(for: .seconds(1))
                }
            }
        }
    }
}

@VirtualMainActor @Observable
public final class Postcard {
    public var address = ""
    public var text = ""

    public nonisolated init() {}
}

@VirtualMainActor @Observable public final class CityViewModel {
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
        variants {
            right("The task does not hold the view model while it waits.") {
                question?.cancel()
                question = nil
                if active {
                    question = time.start { @VirtualMainActor [weak self, ask, city] in
                        let answer = try await ask(city)
                        if !Task.isCancelled { self?.forecast = answer }
                    }
                }
            }
            right("It asks whether it was cancelled, and drops the error itself.") {
                question?.cancel()
                guard active else { return }
                question = time.start { @VirtualMainActor [self, city] in
                    guard let answer = try? await ask(city), !Task.isCancelled else { return }
                    forecast = answer
                }
            }
            wrong("cancels nothing") {
                guard active else { return }
                question = time.start { @VirtualMainActor [self, city] in
                    let answer = try await ask(city)
                    try Task.checkCancellation()
                    forecast = answer
                }
            }
            wrong("asks although nobody looks") {
                question?.cancel()
                question = time.start { @VirtualMainActor [self, city] in
                    let answer = try await ask(city)
                    try Task.checkCancellation()
                    forecast = answer
                }
            }
            wrong("cancels only when it asks again") {
                guard active else { return }
                question?.cancel()
                question = time.start { @VirtualMainActor [self, city] in
                    let answer = try await ask(city)
                    try Task.checkCancellation()
                    forecast = answer
                }
            }
            wrong("cancels only when nobody looks any more") {
                guard active else {
                    question?.cancel()
                    return
                }
                question = time.start { @VirtualMainActor [self, city] in
                    let answer = try await ask(city)
                    try Task.checkCancellation()
                    forecast = answer
                }
            }
            wrong("shows an answer whose question was cancelled") {
                question?.cancel()
                guard active else { return }
                question = time.start { @VirtualMainActor [self, city] in forecast = try await ask(city) }
            }
            wrong("drops an old answer, but cancels no question") {
                let asked = city
                guard active else { return }
                question = time.start { @VirtualMainActor [self] in
                    let answer = try await ask(asked)
                    if active && city == asked { forecast = answer }
                }
            }
            wrong("asks in a task of its own, which nobody cancels") {
                question?.cancel()
                guard active else { return }
                question = time.start { @VirtualMainActor [self, city] in
                    let own = time.start { @VirtualMainActor [self] in try await ask(city) }
                    let answer = try await own.value
                    try Task.checkCancellation()
                    forecast = answer
                }
            }
            wrong("asks once only") {
                guard active, question == nil else { return }
                question = time.start { @VirtualMainActor [self, city] in
                    let answer = try await ask(city)
                    try Task.checkCancellation()
                    forecast = answer
                }
            }
            wrong("clears the forecast when it asks") {
                question?.cancel()
                guard active else { return }
                forecast = ""
                question = time.start { @VirtualMainActor [self, city] in
                    let answer = try await ask(city)
                    try Task.checkCancellation()
                    forecast = answer
                }
            }
            wrong("shows the error") {
                question?.cancel()
                guard active else { return }
                question = time.start { @VirtualMainActor [self, city] in
                    let answer = (try? await ask(city)) ?? "?"
                    try Task.checkCancellation()
                    forecast = answer
                }
            }
        }
    }
}
