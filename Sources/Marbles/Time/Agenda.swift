/// What is to be run, soonest first, and of what is due together, first the one that came first.
///
/// A binary heap: adding and taking cost O(log n). Cancelled actions stay, empty, until their time comes or until
/// they are the greater part, when all of them go at once.
struct Agenda {
    private struct Entry {
        let due: Duration
        let sequence: UInt64
        let action: ScheduledAction

        func isBefore(_ other: Entry) -> Bool {
            due == other.due ? sequence < other.sequence : due < other.due
        }
    }

    private var heap: [Entry] = []
    private var added: UInt64 = 0
    private var cancelled = 0

    /// How many actions wait, cancelled ones not counted.
    var count: Int { heap.count - cancelled }

    mutating func add(_ action: ScheduledAction, at due: Duration) {
        heap.append(Entry(due: due, sequence: added, action: action))
        added += 1
        siftUp(from: heap.count - 1)
    }

    /// Cancels an action and gives back its work, to be let go of when no lock is held.
    mutating func cancel(_ action: ScheduledAction) -> ScheduledAction.Work? {
        guard let work = action.takeWork() else { return nil }
        cancelled += 1
        if cancelled > 32, cancelled > heap.count / 2 { removeCancelled() }
        return work
    }

    /// Whether an action is due by `time`; without a time, whether there is any.
    mutating func hasNext(by time: Duration?) -> Bool {
        while let next = heap.first, next.action.isOver {
            removeFirst()
            cancelled -= 1
        }
        guard let next = heap.first else { return false }
        return time.map { next.due <= $0 } ?? true
    }

    /// Takes out the next action if it is due by `time`; without a time, whenever it is due. A recurring one takes
    /// its next place.
    mutating func takeNext(by time: Duration?) -> (due: Duration, work: ScheduledAction.Work)? {
        guard hasNext(by: time) else { return nil }
        let next = removeFirst()
        guard let work = next.action.workOfNextRun() else { return nil }
        if let interval = next.action.interval { add(next.action, at: next.due + interval) }
        return (next.due, work)
    }

    /// Takes out the work of all actions.
    mutating func takeAll() -> [ScheduledAction.Work] {
        defer { self = Agenda() }
        return heap.compactMap { $0.action.takeWork() }
    }

    private mutating func removeCancelled() {
        heap.removeAll { $0.action.isOver }
        cancelled = 0
        for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(from: index) }
    }

    @discardableResult
    private mutating func removeFirst() -> Entry {
        heap.swapAt(0, heap.count - 1)
        defer { siftDown(from: 0) }
        return heap.removeLast()
    }

    private mutating func siftUp(from start: Int) {
        var index = start
        while index > 0, heap[index].isBefore(heap[(index - 1) / 2]) {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private mutating func siftDown(from start: Int) {
        var index = start
        while true {
            var first = index
            for child in [2 * index + 1, 2 * index + 2]
            where child < heap.count && heap[child].isBefore(heap[first]) {
                first = child
            }
            if first == index { return }
            heap.swapAt(index, first)
            index = first
        }
    }
}
