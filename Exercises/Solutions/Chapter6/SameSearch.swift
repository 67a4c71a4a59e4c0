import FRP
import Marbles

/// The loop keeps the latest pause, and a new text cancels it: a cancelled `sleep` throws, so its text is not sent. When the texts end,
/// one pause may be under way, and the loop waits for it. `onTermination` is called when nobody reads the stream any more. It
/// ends the loop, and while texts come the loop ends the pause: a task that you start yourself is not cancelled by another.
public func debounced(
    _ texts: AsyncStream<String>, for pause: Duration, on time: TestScheduler
) -> AsyncStream<String> {
    AsyncStream { queue in
        let loop = time.start {
            var latest: Task<Void, any Error>?
            for await text in texts {
                latest?.cancel()
                latest = time.start {
                    try await time.sleep(for: pause)
                    queue.yield(text)
                }
            }
            if Task.isCancelled { latest?.cancel() }
            _ = await latest?.result
            queue.finish()
        }
        queue.onTermination = { _ in loop.cancel() }
    }
}
