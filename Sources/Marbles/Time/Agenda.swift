import FRP

/// What is to be run, soonest first, and of what is due together, first the one that came first.
///
/// A binary heap: the entries at 2n + 1 and 2n + 2 come after the one at n. So adding an action and taking the next one
/// need a logarithmic number of steps. A cancelled action leaves its entry in the heap, without its work.
struct Agenda {
    private struct Entry: Comparable {
        let due: Duration
        /// How many were added before.
        let number: Int
        let action: ScheduledAction

        static func < (left: Entry, right: Entry) -> Bool {
            (left.due, left.number) < (right.due, right.number)
        }
        static func == (left: Entry, right: Entry) -> Bool { left.number == right.number }
    }

    private var heap: [Entry] = []
    private var added = 0

    /// How many actions wait.
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

    /// Cancels an action and gives back its work, to be let go of when no lock is held.
    mutating func cancel(_ action: ScheduledAction) -> ScheduledAction.Work? {
        guard let work = action.takeWork() else { return nil }
        count -= 1
        // An agenda whose actions are cancelled again and again does not grow. What is sorted is a heap.
        if heap.count > 32, heap.count > 2 * count { heap = heap.filter(\.action.isWaiting).sorted() }
        return work
    }

    /// Whether an action is due by `time`; without a time, whether there is any.
    mutating func hasNext(by time: Duration?) -> Bool {
        while let first = heap.first, !first.action.isWaiting { removeFirst() }
        guard let next = heap.first else { return false }
        return time.map { next.due <= $0 } ?? true
    }

    /// Takes out the next action if it is due by `time`; without a time, whenever it is due. A recurring one takes
    /// its next place.
    mutating func takeNext(by time: Duration?) -> (due: Duration, work: ScheduledAction.Work)? {
        guard hasNext(by: time), let next = heap.first, let work = next.action.workOfNextRun() else {
            return nil
        }
        removeFirst()
        count -= 1
        if let interval = next.action.interval { add(next.action, at: next.due + interval) }
        return (next.due, work)
    }

    /// Takes out the work of all actions.
    mutating func takeAll() -> [ScheduledAction.Work] {
        defer { (heap, count) = ([], 0) }
        return heap.compactMap { $0.action.takeWork() }
    }

    /// Removes the first entry: the last one takes its place, and sinks below those that come before it.
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

/// Work that waits for its time, and lets go of it when it ran or was cancelled.
final class ScheduledAction: Sendable {
    typealias Work = @Sendable () -> Void

    /// How long after each run the next one is due; `nil` for an action that runs once.
    let interval: Duration?
    private let work: Lock<Work?>

    init(every interval: Duration? = nil, _ work: @escaping Work) {
        self.interval = interval
        self.work = Lock(work)
    }

    /// Whether it is to run, once more or for the first time.
    var isWaiting: Bool { work.withLock { $0 != nil } }

    /// The work of one run, taken out if there is to be no other.
    func workOfNextRun() -> Work? {
        interval == nil ? takeWork() : work.withLock { $0 }
    }

    /// Prevents the runs still to come. The caller lets go of the work when it holds no lock.
    func takeWork() -> Work? {
        work.withLock { work in
            defer { work = nil }
            return work
        }
    }
}
