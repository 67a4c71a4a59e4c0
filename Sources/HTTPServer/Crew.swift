import Dispatch
import FRP

/// The threads that handlers run on: so many requests are worked on at the same time, others wait in order. Those that
/// take long get half of the threads, so that others need not wait for them.
final class Crew: Sendable {
    typealias Job = @Sendable () -> Void

    private struct Desk {
        var waiting: [(connection: Int, takesLong: Bool, job: Job)] = []
        /// How many threads are at work that takes long.
        var long = 0
        var isClosed = false
    }

    private let desk = Lock(Desk())
    private let bell = DispatchSemaphore(value: 0)
    private let size: Int

    init(_ size: Int, on threads: NamedThreads) {
        self.size = min(max(size, 1), 64)
        for _ in 0..<self.size { threads.start { [self] in work() } }
    }

    /// Does `job` for a connection as soon as a thread is free.
    func ask(for connection: Int, takesLong: Bool, _ job: @escaping Job) {
        desk.withLock { $0.waiting.append((connection, takesLong, job)) }
        bell.signal()
    }

    /// Forgets what waits for a connection: its client has left.
    func forget(_ connection: Int) {
        let forgotten = desk.withLock { desk in
            let forgotten = desk.waiting.filter { $0.connection == connection }
            desk.waiting.removeAll { $0.connection == connection }
            return forgotten
        }
        _ = forgotten
    }

    /// Threads end as soon as their present job is done; what waits is forgotten.
    func close() {
        let forgotten = desk.withLock { desk in
            defer { desk = Desk(isClosed: true) }
            return desk.waiting
        }
        _ = forgotten
        for _ in 0..<size { bell.signal() }
    }

    private func work() {
        while true {
            bell.wait()
            let (next, isClosed) = desk.withLock { desk in (takeNext(from: &desk), desk.isClosed) }
            if isClosed { return }
            // None, if it was forgotten meanwhile, or takes long and must wait until other work that does is done.
            guard let next else { continue }
            next.job()
            guard next.takesLong else { continue }
            desk.withLock { $0.long -= 1 }
            bell.signal()
        }
    }

    private func takeNext(from desk: inout Desk) -> (connection: Int, takesLong: Bool, job: Job)? {
        let mayTakeLong = desk.long < max(1, size / 2)
        guard let place = desk.waiting.firstIndex(where: { !$0.takesLong || mayTakeLong }) else { return nil }
        let next = desk.waiting.remove(at: place)
        if next.takesLong { desk.long += 1 }
        return next
    }
}
