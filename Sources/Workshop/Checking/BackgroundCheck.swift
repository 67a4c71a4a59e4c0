import Coursework
import Foundation
import Programs
import Synchronization

/// A check on a background thread.
final class BackgroundCheck: Sendable {
    /// Tries answers: reports its progress, asks whether it was cancelled, and returns what it has found.
    typealias Check =
        @Sendable (
            _ progress: @escaping (Activity) -> Void, _ isCancelled: @escaping () -> Bool
        ) throws(WorkbookError) -> Report

    private let check: Check
    private let isCancelled = Atomic(false)
    private let hasEnded = DispatchSemaphore(value: 0)

    init(_ check: @escaping Check) { self.check = check }

    /// Makes the check end soon, with `WorkbookError.cancelled`.
    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// Cancels the check, and waits until its processes have ended.
    func end() {
        cancel()
        hasEnded.wait()
        hasEnded.signal()
    }

    /// Calls both closures on the check's thread: `progress` whenever something has changed, and once a second.
    func start(
        progress: @escaping @Sendable (Activity, _ seconds: Int) -> Void,
        end: @escaping @Sendable (Result<Report, WorkbookError>) -> Void
    ) {
        let thread = Thread { [self] in
            defer { hasEnded.signal() }
            let clock = ContinuousClock()
            let start = clock.now
            var last: (Activity, Int)?
            let tell = { (activity: Activity) in
                let news = (activity, Int((clock.now - start) / .seconds(1)))
                if let last, last == news { return }
                last = news
                progress(news.0, news.1)
            }
            do throws(WorkbookError) {
                end(.success(try check(tell, { self.isCancelled.load(ordering: .relaxed) })))
            } catch {
                end(.failure(error))
            }
        }
        thread.stackSize = 4 << 20
        thread.start()
    }
}
