import FRP
import Marbles
import Testing

@Suite("The current scheduler beside tasks") struct CurrentSchedulerTests {
    @Test func `X7 a task that a block starts has no current scheduler`() async {
        let (time, tasks) = (TestScheduler(), Seen<Task<Bool, Never>>())
        time.schedule { tasks.note(Task.detached { CurrentScheduler.value == nil }) }
        time.schedule { tasks.note(Task { CurrentScheduler.value == nil }) }
        time.run()
        for task in tasks.values { #expect(await task.value) }
        #expect(tasks.values.count == 2)
    }

    @MainActor
    @Test func `X7 a task that a block starts on the main actor runs on the main scheduler`() async {
        let (time, tasks) = (TestScheduler(), Seen<Task<Bool, Never>>())
        time.schedule { tasks.note(Task { @MainActor in CurrentScheduler.value is MainScheduler }) }
        time.run()
        for task in tasks.values { #expect(await task.value) }
        #expect(tasks.values.count == 1)
    }

    @Test func `X7, S18 an asynchronous sequence that is subscribed to in a block sends outside of it`() async
    {
        let (time, schedulers) = (TestScheduler(), Seen<Bool>())
        let elements = AsyncStream<Int> { continuation in
            continuation.yield(1)
            continuation.finish()
        }
        await withCheckedContinuation { done in
            time.schedule {
                elements.signal.subscribe(
                    next: { _ in schedulers.note(CurrentScheduler.value == nil) },
                    completed: { done.resume() })
            }
            time.run()
        }
        #expect(schedulers.values == [true])
    }
}
