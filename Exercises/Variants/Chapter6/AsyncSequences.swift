import Attempts
import FRP
import Marbles

public func lettersOfTheSlowLoop() -> String {
    variants {
        wrong("thinks that each loop gets all letters") { "-a----b----c----d----e----f----|" }
        wrong("thinks that the loops take turns") { "-a---c---e---|" }
        wrong("thinks that the letters wait for the loop that began first") { "-a----b----c--|" }
        wrong("forgets the end") { "-a-----d------" }
    }
}

public func turns(of compass: some Compass) -> AsyncStream<Int> {
    variants {
        right("The stream and its queue are made first, as a pair.") {
            let (stream, queue) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
            queue.onTermination = { _ in compass.stop() }
            compass.start { queue.yield($0) }
            return stream
        }
        wrong("leaves the compass on") {
            AsyncStream(bufferingPolicy: .bufferingNewest(1)) { queue in compass.start { queue.yield($0) } }
        }
        wrong("lets all degrees wait in the queue") {
            AsyncStream { queue in
                compass.start { queue.yield($0) }
                queue.onTermination = { _ in compass.stop() }
            }
        }
        wrong("keeps the oldest degrees") {
            AsyncStream(bufferingPolicy: .bufferingOldest(1)) { queue in
                compass.start { queue.yield($0) }
                queue.onTermination = { _ in compass.stop() }
            }
        }
        wrong("ends after the first turn") {
            AsyncStream(bufferingPolicy: .bufferingNewest(1)) { queue in
                compass.start {
                    queue.yield($0)
                    queue.finish()
                }
                queue.onTermination = { _ in compass.stop() }
            }
        }
        wrong("stops the compass at once") {
            AsyncStream(bufferingPolicy: .bufferingNewest(1)) { queue in
                compass.start { queue.yield($0) }
                compass.stop()
            }
        }
    }
}

public protocol Compass: AnyObject, Sendable {
    func start(_ turned: @escaping @Sendable (Int) -> Void)
    func stop()
}

public func search(
    _ texts: AsyncStream<String>, on time: TestScheduler,
    ask: @escaping @Sendable (String) async throws -> String, show: @escaping @Sendable (String) -> Void
) {
    variants {
        right("It asks whether it was cancelled, instead of throwing.") {
            time.start {
                var latest: Task<Void, any Error>?
                for await text in texts {
                    latest?.cancel()
                    latest = time.start {
                        try await time.sleep(for: .seconds(3))
                        guard let answer = try? await ask(text), !Task.isCancelled else { return }
                        show(answer)
                    }
                }
            }
        }
        wrong("waits, but never cancels") {
            time.start {
                for await text in texts {
                    time.start {
                        try await time.sleep(for: .seconds(3))
                        show(try await ask(text))
                    }
                }
            }
        }
        wrong("shows only the latest answer, but cancels no question") {
            time.start {
                var latest: Task<Void, any Error>?
                for await text in texts {
                    latest?.cancel()
                    latest = time.start {
                        try await time.sleep(for: .seconds(3))
                        let question = time.start { try await ask(text) }
                        let answer = try await question.value
                        try Task.checkCancellation()
                        show(answer)
                    }
                }
            }
        }
        wrong("does not wait for a pause") {
            time.start {
                var latest: Task<Void, any Error>?
                for await text in texts {
                    latest?.cancel()
                    latest = time.start {
                        let answer = try await ask(text)
                        try Task.checkCancellation()
                        show(answer)
                    }
                }
            }
        }
        wrong("shows an answer whose question was cancelled") {
            time.start {
                var latest: Task<Void, any Error>?
                for await text in texts {
                    latest?.cancel()
                    latest = time.start {
                        try await time.sleep(for: .seconds(3))
                        show(try await ask(text))
                    }
                }
            }
        }
        wrong("sleeps and asks within the loop, so the next text waits") {
            time.start {
                for await text in texts {
                    try? await time.sleep(for: .seconds(3))
                    if let answer = try? await ask(text) { show(answer) }
                }
            }
        }
        wrong("goes on though its sleep was cancelled") {
            time.start {
                var latest: Task<Void, any Error>?
                for await text in texts {
                    latest?.cancel()
                    latest = time.start {
                        try? await time.sleep(for: .seconds(3))
                        show(try await ask(text))
                    }
                }
            }
        }
    }
}
