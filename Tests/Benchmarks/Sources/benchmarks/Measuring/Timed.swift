import Dispatch

/// The part of a workload that is measured. It gives back a checksum, which must be the same for all libraries.
typealias Timed = () -> Int

/// Sets up a workload for so many events, and hands out the part to be measured, which runs once.
typealias Preparation = @Sendable (_ events: Int) -> Timed

/// Waits for asynchronous work, from outside it.
func waiting(for work: @escaping @Sendable () async -> Int) -> Timed {
    {
        let (result, done) = (Tally(), DispatchSemaphore(value: 0))
        Task {
            result.add(await work())
            done.signal()
        }
        done.wait()
        return result.value
    }
}
