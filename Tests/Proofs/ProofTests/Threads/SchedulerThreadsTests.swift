import Dispatch
import FRP
import Marbles
import Testing

@Suite("Schedulers and their threads") struct SchedulerThreadsTests {
    /// Does `body` while the scheduler is busy, and waits until it has run what it was given meanwhile.
    private func whileBusy(_ scheduler: BackgroundScheduler, _ body: () -> Void) {
        let gate = DispatchSemaphore(value: 0)
        waitFor { done in
            scheduler.schedule { gate.wait() }
            body()
            scheduler.schedule(done)
            gate.signal()
        }
    }

    @Test func `X1, X2 blocks run one at a time, in order, later than the call, on a concurrent queue too`() {
        let scheduler = BackgroundScheduler(
            queue: DispatchQueue(label: "concurrent", attributes: .concurrent))
        let (seen, inside) = (Seen<Int>(), Property(0))
        whileBusy(scheduler) {
            for number in 0..<200 {
                scheduler.schedule {
                    inside.modify { $0 += 1 }
                    if inside.value == 1 { seen.note(number) }
                    inside.modify { $0 -= 1 }
                }
            }
            #expect(seen.values.isEmpty)
        }
        #expect(seen.values == Array(0..<200))
    }

    @Test func `X3 disposing before the block has begun prevents it, and releases what it holds`() {
        let (scheduler, seen) = (BackgroundScheduler(), Seen<String>())
        let loan = Loan()
        whileBusy(scheduler) {
            scheduler.schedule { [token = loan.token()] in seen.note("\(token.value)") }.dispose()
            let later = scheduler.schedule(after: .seconds(3600)) { [token = loan.token()] in
                seen.note("later \(token.value)")
            }
            later.dispose()
            #expect(!loan.isOut)
        }
        #expect(seen.values.isEmpty)
    }

    @Test func `X3 what a block holds is released when it has run, even if its disposable is kept`() {
        let (scheduler, loan, kept) = (BackgroundScheduler(), Loan(), Seen<Disposable>())
        waitFor { done in
            kept.note(scheduler.schedule { [token = loan.token()] in _ = token.value })
            scheduler.schedule(done)
        }
        #expect(kept.values.count == 1 && !loan.isOut)
    }

    @Test func `X3 a block whose lifetime ends while it waits is not run`() {
        let (scheduler, lifetime, seen) = (BackgroundScheduler(), Disposable(), Seen<String>())
        whileBusy(scheduler) {
            scheduler.schedule(in: lifetime) { seen.note("block") }
            lifetime.dispose()
        }
        #expect(seen.values == [])
    }

    @Test func `X3 a recurring block may dispose itself`() {
        let (scheduler, count, recurring) = (BackgroundScheduler(), Property(0), SerialDisposable())
        waitFor { done in
            // It does not begin before it can be disposed.
            whileBusy(scheduler) {
                recurring.inner = scheduler.schedule(after: .zero, every: .milliseconds(1)) {
                    count.modify { $0 += 1 }
                    guard count.value == 3 else { return }
                    recurring.dispose()
                    scheduler.schedule(after: .milliseconds(20), done)
                }
            }
        }
        #expect(count.value == 3)
    }

    @Test func `X5 a recurring block goes on though nobody holds it`() {
        let count = Property(0)
        weak var recurring: Disposable?
        waitFor { done in
            recurring = BackgroundScheduler().schedule(after: .zero, every: .milliseconds(1)) {
                count.modify { $0 += 1 }
                if count.value == 3 { done() }
            }
        }
        recurring?.dispose()
    }

    @Test(arguments: [0, -5, 5])
    func `X4 never before its time; without a delay as soon as possible, but later`(_ milliseconds: Int) {
        let scheduler = BackgroundScheduler()
        let start = scheduler.now
        let order = Seen<String>()
        waitFor { done in
            scheduler.schedule {
                scheduler.schedule(after: .milliseconds(milliseconds)) {
                    order.note("block")
                    done()
                }
                order.note("call")
            }
        }
        #expect(order.values == ["call", "block"])
        #expect(scheduler.now - start >= .milliseconds(milliseconds))
    }

    @Test func `X7 the current scheduler is the one whose block runs, also in immediate work, or none`() {
        let (scheduler, names) = (BackgroundScheduler(), Seen<String>())
        @Sendable func note() { names.note(CurrentScheduler.value.map { "\(type(of: $0))" } ?? "none") }
        waitFor { done in
            scheduler.schedule {
                note()
                ImmediateScheduler().schedule { note() }
                CurrentScheduler.run(MainScheduler.shared) { note() }
                note()
                DispatchQueue.global().async {
                    note()
                    DispatchQueue.main.async {
                        note()
                        done()
                    }
                }
            }
        }
        #expect(
            names.values == [
                "BackgroundScheduler", "BackgroundScheduler", "MainScheduler", "BackgroundScheduler", "none",
                "MainScheduler",
            ])
    }

    @Test func `X7 on the main queue too, the current scheduler is the one whose block runs`() async {
        let time = TestScheduler()
        let current = await MainActor.run {
            CurrentScheduler.run(time) { CurrentScheduler.value as? TestScheduler }
        }
        #expect(current === time)
    }

    @Test func `X8 main: always in a later turn`() {
        let order = Seen<String>()
        waitFor { done in
            DispatchQueue.main.async {
                MainScheduler.shared.schedule {
                    order.note("main")
                    done()
                }
                order.note("call")
            }
        }
        #expect(order.values == ["call", "main"])
    }
}

@Suite("Background schedulers") struct IndependenceTests {
    @Test func `X12 schedulers that never rest do not keep another from running`() {
        let busy = (0..<32).map { _ in BackgroundScheduler().schedule(after: .zero, every: .zero) {} }
        waitFor { done in BackgroundScheduler().schedule(done) }
        busy.forEach { $0.dispose() }
    }
}

/// Waits, for at most 20 seconds, until `body` calls what it is given.
func waitFor(_ body: (@escaping @Sendable () -> Void) -> Void) {
    let done = DispatchSemaphore(value: 0)
    body { done.signal() }
    #expect(done.wait(timeout: .now() + 20) == .success)
}
