import Dispatch
import FRP
import Trials
import Testing

@Suite("first", .waits) struct BlockingTests {
    @Test func `S16 a blocking call waits, and then the subscription is disposed`() {
        let (disposals, background) = (Seen<Int>(), BackgroundScheduler())
        let late = Signal<Int> { observer in
            background.schedule {
                observer.sendNext(7)
                observer.sendNext(8)
                observer.sendCompleted()
            }
            return Disposable { disposals.note(1) }
        }
        #expect(late.first() == 7)
        #expect(late.collect().first() == [7, 8])
        #expect(disposals.values.count == 2)
        #expect(Signal<Int>.empty.first() == nil && Signal<Int>.error(Storm()).first() == nil)
    }

    @Test
    func `S16 on main a blocking call waits for what delivers elsewhere, whatever else main has to do`() {
        let firsts = Seen<Int?>()
        waitFor { done in
            DispatchQueue.main.async {
                MainScheduler.shared.schedule {}
                let signal = Signal.return(1).subscribeOn(.background)
                firsts.note(signal.timeout(.seconds(60), on: .main).first())
                firsts.note(signal.initially { MainScheduler.shared.schedule {} }.first())
                done()
            }
        }
        #expect(firsts.values == [1, 1])
    }

    /// Waited for on main, these would wait for ever: those who would deliver are kept waiting.
    static let deliveringOnMain: [@Sendable () -> Signal<Int>] = [
        {
            MainScheduler.shared.schedule {}
            return .return(1).deliverOn(.main)
        },
        {
            let subject = Subject<Int>()
            MainScheduler.shared.schedule(after: .milliseconds(1)) { subject.sendNext(1) }
            return subject.signal
        },
    ]

    @Test(arguments: deliveringOnMain.indices)
    func `S16 a blocking call on main for what delivers there is reported, and ends`(_ index: Int) {
        let (reports, firsts) = (Seen<Misuse>(), Seen<Int?>())
        waitFor { done in
            DispatchQueue.main.async {
                Misuse.reporting(to: reports.note) { firsts.note(Self.deliveringOnMain[index]().first()) }
                done()
            }
        }
        #expect(reports.values == [.blocksMain(call: "first()")] && firsts.values == [nil])
    }
}
