import FRP

/// One subscriber among threads: what it saw, and whether the rules were kept meanwhile.
final class Attendance: Sendable {
    struct Report: Sendable {
        var values: [Int] = []
        var terminals = 0
        /// What is against the rules, if it was seen.
        var violation: String?
        /// How many events there were when `dispose()` had returned.
        var countWhenLeft: Int?
        var isInside = false

        var count: Int { values.count + terminals }
    }

    private let state = Lock(Report())
    private let subscription = SerialDisposable()

    var report: Report { state.withLock { $0 } }

    func begin(_ signal: Signal<Int>) { subscription.inner = signal.subscribe { [self] in receive($0) } }

    func leave() {
        subscription.dispose()
        state.withLock { if $0.countWhenLeft == nil { $0.countWhenLeft = $0.count } }
    }

    /// The handler; `work` is what it does meanwhile.
    func receive(_ event: Event<Int>, _ work: () -> Void = {}) {
        state.withLock { report in
            if report.isInside { report.violation = "two handlers overlap (K1)" }
            if report.terminals > 0 { report.violation = "an event follows the terminal (S1, S3)" }
            report.isInside = true
            if let value = event.value { report.values.append(value) } else { report.terminals += 1 }
        }
        work()
        state.withLock { $0.isInside = false }
    }
}
