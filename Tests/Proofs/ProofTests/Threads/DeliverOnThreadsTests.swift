import Dispatch
import FRP
import Testing

@Suite("deliverOn on a queue") struct DeliverOnThreadsTests {
    @Test func `O70, R4 disposing releases what waits, though the scheduler still has the blocks`() {
        let queue = DispatchQueue(label: "suspended")
        let (scheduler, source, loan) = (BackgroundScheduler(queue: queue), HandFed<Token>(), Loan())
        queue.suspend()
        let subscription = source.signal.deliverOn(scheduler).subscribe()
        source.sendNext(loan.token())
        #expect(loan.isOut)
        subscription.dispose()
        #expect(!loan.isOut)
        queue.resume()
    }
}
