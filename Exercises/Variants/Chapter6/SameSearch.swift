import Attempts
import FRP
import Marbles

public func debounced(
    _ texts: AsyncStream<String>, for pause: Duration, on time: TestScheduler
) -> AsyncStream<String> {
    variants {
        right("A pause that is over sends its text only if no other has come: nothing is cancelled.") {
            stream(on: time) { queue in
                let count = Property(0)
                var last: Task<Void, any Error>?
                for await text in texts {
                    count.modify { $0 += 1 }
                    let number = count.value
                    last = time.start {
                        try await time.sleep(for: pause)
                        if count.value == number { queue.yield(text) }
                    }
                }
                try await last?.value
                queue.finish()
            }
        }
        right("The pauses are children of the loop: they are cancelled with it, and it waits for them.") {
            stream(on: time) { queue in
                let count = Property(0)
                await withTaskGroup(of: Void.self) { group in
                    for await text in texts {
                        count.modify { $0 += 1 }
                        let number = count.value
                        group.addTask {
                            do { try await VirtualClock(time).sleep(for: pause) } catch { return }
                            if count.value == number { queue.yield(text) }
                        }
                    }
                }
                queue.finish()
            }
        }
        right("One pause at a time, which begins again as long as texts come.") {
            stream(on: time) { queue in
                let clock = VirtualClock(time)
                let latest = Property("")
                let end = Property(clock.now)
                var pausing: Task<Void, any Error>?
                for await text in texts {
                    let isPausing = end.value > clock.now
                    latest.value = text
                    end.value = clock.now.advanced(by: pause)
                    guard !isPausing else { continue }
                    pausing = time.start {
                        while end.value > clock.now { try await clock.sleep(until: end.value) }
                        queue.yield(latest.value)
                    }
                }
                if Task.isCancelled { pausing?.cancel() }
                try await pausing?.value
                queue.finish()
            }
        }
        wrong("never ends") {
            stream(on: time) { queue in
                var latest: Task<Void, any Error>?
                for await text in texts {
                    latest?.cancel()
                    latest = time.start {
                        try await time.sleep(for: pause)
                        queue.yield(text)
                    }
                }
            }
        }
        wrong("reads on when nobody reads its stream any more") {
            AsyncStream { queue in
                time.start {
                    var latest: Task<Void, any Error>?
                    for await text in texts {
                        latest?.cancel()
                        latest = time.start {
                            try await time.sleep(for: pause)
                            queue.yield(text)
                        }
                    }
                    _ = await latest?.result
                    queue.finish()
                }
            }
        }
        wrong("sends each text, because it goes on after a cancelled sleep") {
            stream(on: time) { queue in
                var latest: Task<Void, any Error>?
                for await text in texts {
                    latest?.cancel()
                    latest = time.start {
                        try? await time.sleep(for: pause)
                        queue.yield(text)
                    }
                }
                _ = await latest?.result
                queue.finish()
            }
        }
        wrong("sends the first text at once, and then waits") {
            stream(on: time) { queue in
                var latest: Task<Void, any Error>?
                for await text in texts {
                    if latest == nil { queue.yield(text) }
                    latest?.cancel()
                    latest = time.start {
                        try await time.sleep(for: pause)
                        queue.yield(text)
                    }
                }
                _ = await latest?.result
                queue.finish()
            }
        }
        wrong("delays each text, and waits for no pause") {
            stream(on: time) { queue in
                var last: Task<Void, any Error>?
                for await text in texts {
                    last = time.start {
                        try await time.sleep(for: pause)
                        queue.yield(text)
                    }
                }
                _ = await last?.result
                queue.finish()
            }
        }
        wrong("loses the last text, because it ends the stream with the texts") {
            stream(on: time) { queue in
                var latest: Task<Void, any Error>?
                for await text in texts {
                    latest?.cancel()
                    latest = time.start {
                        try await time.sleep(for: pause)
                        queue.yield(text)
                    }
                }
                queue.finish()
            }
        }
        wrong("sleeps within the loop, so the next text waits") {
            stream(on: time) { queue in
                for await text in texts {
                    try await time.sleep(for: pause)
                    queue.yield(text)
                }
                queue.finish()
            }
        }
        wrong("cancels the group, and with it the children to come") {
            stream(on: time) { queue in
                await withTaskGroup(of: Void.self) { group in
                    for await text in texts {
                        group.cancelAll()
                        group.addTask {
                            do { try await time.sleep(for: pause) } catch { return }
                            queue.yield(text)
                        }
                    }
                }
                queue.finish()
            }
        }
        wrong("waits for three seconds, whatever the pause is") {
            stream(on: time) { queue in
                var latest: Task<Void, any Error>?
                for await text in texts {
                    latest?.cancel()
                    latest = time.start {
                        try await time.sleep(for: .seconds(3))
                        queue.yield(text)
                    }
                }
                _ = await latest?.result
                queue.finish()
            }
        }
    }
}

/// A stream that a loop fills until nobody reads it any more.
private func stream(
    on time: TestScheduler,
    _ fill: @escaping @Sendable (AsyncStream<String>.Continuation) async throws -> Void
) -> AsyncStream<String> {
    let (stream, queue) = AsyncStream<String>.makeStream()
    let loop = time.start { try await fill(queue) }
    queue.onTermination = { _ in loop.cancel() }
    return stream
}
