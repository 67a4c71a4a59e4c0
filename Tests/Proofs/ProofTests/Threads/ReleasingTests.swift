import FRP
import Testing

@Suite("Releasing lists beside tasks") struct ReleasingTests {
    typealias Work = @Sendable () async -> Bool

    /// Releases a list of which an element starts a task when it dies. The task waits at a gate that is opened after that; then it
    /// releases a list of its own, and returns whether anything of that one is still held.
    private static func isHeld(by start: @escaping @Sendable (_ work: @escaping Work) -> Task<Bool, Never>)
        async
        -> [Bool]
    {
        let (loan, gate) = (Loan(), AsyncStream.makeStream(of: Void.self))
        let release: Work = {
            for await _ in gate.stream {}
            _ = [loan.token(), loan.token(), loan.token()].lazyList.array
            return loan.isOut
        }
        let tasks = Seen<Task<Bool, Never>>()
        _ = [LastWords { tasks.note(start(release)) }].lazyList.array
        gate.continuation.finish()
        var results: [Bool] = []
        for task in tasks.values { results.append(await task.value) }
        return results
    }

    @Test func `Q18, K5 a task that starts while a list is released frees its own lists at once`() async {
        #expect(await Self.isHeld { work in Task { await work() } } == [false])
    }

    @MainActor
    @Test func `Q18, K5 so does one that runs on the same thread, later`() async {
        #expect(await Self.isHeld { work in Task { @MainActor in await work() } } == [false])
    }
}
