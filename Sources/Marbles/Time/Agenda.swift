import FRP

/// The actions that wait, sorted by due time, and those with the same time in the order in which they were added.
///
/// A binary heap: the entries at 2n + 1 and 2n + 2 come after the one at n. So it takes a logarithmic number of steps to add an
/// action or to take the next one. A cancelled action leaves its entry in the heap, without its work.
struct Agenda {
    private struct Entry: Comparable {
        let due: Duration
        /// The number of actions that were added before.
        let number: Int
        let action: ScheduledAction

        static func < (left: Entry, right: Entry) -> Bool {
            (left.due, left.number) < (right.due, right.number)
        }
        static func == (left: Entry, right: Entry) -> Bool { left.number == right.number }
    }

    private var heap: [Entry] = []
    private var added = 0

    /// The number of actions that wait.
    private(set) var count = 0

    mutating func add(_ action: ScheduledAction, at due: Duration) {
        heap.append(Entry(due: due, number: added, action: action))
        (added, count) = (added + 1, count + 1)
        var place = heap.count - 1
        while place > 0, heap[place] < heap[(place - 1) / 2] {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Cancels an action and returns its work, so that the caller can release it when no lock is held.
    mutating func cancel(_ action: ScheduledAction) -> ScheduledAction.Work? {
        guard let work = action.takeWork() else { return nil }
        count -= 1
        // Without this, the heap of actions that are cancelled again and again would grow. A sorted array is a heap.
        if heap.count > 32, heap.count > 2 * count { heap = heap.filter(\.action.isWaiting).sorted() }
        return work
    }

    /// Whether an action is due by `time`; if that is `nil`, whether there is any.
    mutating func hasNext(by time: Duration?) -> Bool {
        while let first = heap.first, !first.action.isWaiting { removeFirst() }
        guard let next = heap.first else { return false }
        return time.map { next.due <= $0 } ?? true
    }

    /// Removes the next action and returns it, if it is due by `time` (`nil` means at any time). A recurring action is added again
    /// for its next time.
    mutating func takeNext(by time: Duration?) -> (due: Duration, work: ScheduledAction.Work)? {
        guard hasNext(by: time), let next = heap.first, let work = next.action.workOfNextRun() else {
            return nil
        }
        removeFirst()
        count -= 1
        if let interval = next.action.interval { add(next.action, at: next.due + interval) }
        return (next.due, work)
    }

    /// Removes the work of all actions.
    mutating func takeAll() -> [ScheduledAction.Work] {
        defer { (heap, count) = ([], 0) }
        return heap.compactMap { $0.action.takeWork() }
    }

    /// Removes the first entry. The last one takes its place, and sinks below those that come before it.
    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var (place, first) = (0, 0)
        repeat {
            heap.swapAt(place, first)
            place = first
            for child in [2 * place + 1, 2 * place + 2] where child < heap.count && heap[child] < heap[first]
            {
                first = child
            }
        } while first != place
    }
}

/// Work that waits for its time. It is released when it has run or was cancelled.
final class ScheduledAction: Sendable {
    typealias Work = @Sendable () -> Void

    /// The interval between two runs; `nil` for an action that runs once.
    let interval: Duration?
    private let work: Lock<Work?>

    init(every interval: Duration? = nil, _ work: @escaping Work) {
        self.interval = interval
        self.work = Lock(work)
    }

    /// Whether it will run, for the first time or again.
    var isWaiting: Bool { work.withLock { $0 != nil } }

    /// The work of one run. It is released here if this is the last run.
    func workOfNextRun() -> Work? {
        interval == nil ? takeWork() : work.withLock { $0 }
    }

    /// Prevents all further runs. The caller has to release the work when it holds no lock.
    func takeWork() -> Work? {
        work.withLock { work in
            defer { work = nil }
            return work
        }
    }
}
