#if canImport(Combine)
import Combine
#elseif Combine
import OpenCombine
#endif

#if canImport(Combine) || Combine
/// A scheduler of Combine whose time moves only when told to, as the core's `TestScheduler` does.
final class VirtualTime: Scheduler {
    typealias SchedulerOptions = Never
    typealias Action = () -> Void

    /// A moment, in seconds since the beginning.
    struct SchedulerTimeType: Strideable {
        let seconds: Double

        func advanced(by length: Length) -> Self { Self(seconds: seconds + length.seconds) }
        func distance(to other: Self) -> Length { Length(other.seconds - seconds) }
    }

    private struct Entry {
        let due: SchedulerTimeType
        let number: Int
        let interval: Length?
        let action: Action
    }

    private(set) var now = SchedulerTimeType(seconds: 0)
    let minimumTolerance = Length(0)
    private var waiting: [Entry] = []
    private var count = 0

    /// Runs all that is due by then, soonest first, and of what is due together, first the one that came first.
    func run(until end: SchedulerTimeType) {
        while let next = waiting.min(by: { ($0.due, $0.number) < ($1.due, $1.number) }), next.due <= end {
            waiting.removeAll { $0.number == next.number }
            now = max(now, next.due)
            if let interval = next.interval {
                let due = next.due.advanced(by: interval)
                waiting.append(
                    Entry(due: due, number: next.number, interval: interval, action: next.action))
            }
            next.action()
        }
        now = max(now, end)
    }

    func schedule(options: Never?, _ action: @escaping Action) {
        _ = add(action, at: now)
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: Length, options: Never?, _ action: @escaping Action
    ) {
        _ = add(action, at: date)
    }

    func schedule(
        after date: SchedulerTimeType, interval: Length, tolerance: Length, options: Never?,
        _ action: @escaping Action
    ) -> any Cancellable {
        let number = add(action, at: date, every: interval)
        return AnyCancellable { [weak self] in self?.waiting.removeAll { $0.number == number } }
    }

    private func add(_ action: @escaping Action, at due: SchedulerTimeType, every interval: Length? = nil)
        -> Int
    {
        count += 1
        waiting.append(Entry(due: due, number: count, interval: interval, action: action))
        return count
    }
}
#endif
