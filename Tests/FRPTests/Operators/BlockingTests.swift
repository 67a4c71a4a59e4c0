import Dispatch
import FRP
import Foundation
import Harness
import Testing

// One after the other: what one of them wants of main must not be taken for what another waits for.
@Suite("first, toArray, waitUntilCompleted", .serialized, .waits) struct BlockingTests {
    @Test("S16 blocking calls wait, and leave nothing behind")
    func blocking() throws {
        let disposals = Seen<Int>()
        let background = BackgroundScheduler()
        let late = Signal<Int> { observer in
            background.schedule {
                observer.sendNext(7)
                observer.sendNext(8)
                observer.sendCompleted()
            }
            return Disposable { disposals.note(1) }
        }
        #expect(late.first() == 7)
        #expect(late.toArray() == [7, 8])
        try late.waitUntilCompleted()
        #expect(disposals.values.count == 3)
        #expect(Signal<Int>.empty.first() == nil)
        #expect(Signal.return(1).concat(.error(Storm())).toArray() == nil)
        for before in [[], [1, 2]] {
            #expect(throws: Storm.self) {
                try before.signal.concat(.error(Storm())).waitUntilCompleted()
            }
        }
    }

    /// Waited for on main, these would wait for ever: those who would deliver are kept waiting.
    static let deliveringOnMain: [@Sendable () -> Signal<Int>] = [
        { .return(1).deliverOn(.main) },
        { .return(1).deliverOn(.main).replay() },
        {
            let subject = Subject<Int>()
            MainScheduler.shared.schedule(after: .milliseconds(1)) { subject.sendNext(1) }
            return subject.signal
        },
    ]

    @Test(
        "S16 a blocking call on main for a signal that delivers there is reported, and given up",
        arguments: deliveringOnMain.indices)
    func blockingMain(_ index: Int) {
        let reports = reportsOnMain {
            let first = Self.deliveringOnMain[index]().first()
            #expect(first == nil)
        }
        #expect(reports == [.blocksMain(call: "first()")])
    }

    @Test("S16 a blocking call elsewhere waits, whoever waits for main meanwhile")
    func blockingElsewhere() {
        let (source, firsts, reports) = (HandFed<Int>(), Seen<Int?>(), Seen<Misuse>())
        waitFor { done in
            DispatchQueue.main.async {
                MainScheduler.shared.schedule {}
                Thread.detachNewThread {
                    Misuse.reporting(to: reports.note) { firsts.note(source.signal.first()) }
                    done()
                }
                // Main is busy for longer than a call on main would wait.
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 2.2)
                source.sendNext(1)
            }
        }
        #expect(firsts.values == [1] && reports.values == [])
    }

    @Test("S16 a blocking call on main for what stands behind it in line is reported; it gives up and leaves")
    func blockingWhoIsBehind() {
        let (source, reports, disposals) = (HandFed<Int>(), Seen<Misuse>(), Seen<Int>())
        waitFor { done in
            DispatchQueue.main.async {
                MainScheduler.shared.schedule {
                    Misuse.reporting(to: reports.note) { _ = source.signal.first() }
                    disposals.note(source.disposals)
                }
                MainScheduler.shared.schedule {
                    source.sendNext(1)
                    done()
                }
            }
        }
        #expect(reports.values == [.blocksMain(call: "first()")])
        #expect(disposals.values == [1])
    }

    @Test("S16 a blocking call on main for a signal that delivers elsewhere waits, whoever else wants main")
    func blockingMainForAnother() {
        let reports = reportsOnMain {
            MainScheduler.shared.schedule {}
            let signal = Signal.return(1).subscribeOn(.background)
            let whileTimed = signal.timeout(.seconds(60), on: .main).first()
            let whileWanted = signal.initially { MainScheduler.shared.schedule {} }.first()
            #expect(whileTimed == 1 && whileWanted == 1)
        }
        #expect(reports.isEmpty)
    }

    private func reportsOnMain(_ body: @escaping @Sendable () -> Void) -> [Misuse] {
        let reports = Seen<Misuse>()
        waitFor { done in
            DispatchQueue.main.async {
                Misuse.reporting(to: reports.note, body)
                done()
            }
        }
        return reports.values
    }
}
