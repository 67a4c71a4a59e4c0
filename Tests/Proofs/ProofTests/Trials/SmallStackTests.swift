import Foundation
import Trials
import Testing

@Suite struct SmallStackTests {
    @Test func `Runs work on a thread with the stack asked for`() throws {
        let (size, isMain) = try SmallStack.run { (Thread.current.stackSize, Thread.isMainThread) }
        #expect(size == 512 * 1024 && !isMain)
    }

    @Test func `Throws what the work throws, and when it takes too long`() {
        #expect(throws: CancellationError.self) { try SmallStack.run { throw CancellationError() } }
        let never = DispatchSemaphore(value: 0)
        #expect(throws: Overdue.self) { try SmallStack.run(deadline: 0.1) { never.wait() } }
        never.signal()
    }
}
