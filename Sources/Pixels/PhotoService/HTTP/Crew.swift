import Dispatch
import FRP

/// The threads that handlers run on: so many requests are worked on at the same time, others wait in order.
final class Crew: Sendable {
    typealias Job = @Sendable () -> Void

    private struct Desk {
        var waiting: [(connection: Int, job: Job)] = []
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
    func ask(for connection: Int, _ job: @escaping Job) {
        desk.withLock { $0.waiting.append((connection, job)) }
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
            let (job, isClosed) = desk.withLock { desk in
                (desk.waiting.isEmpty ? nil : desk.waiting.removeFirst().job, desk.isClosed)
            }
            if isClosed { return }
            // None, if it was forgotten meanwhile.
            job?()
        }
    }
}
