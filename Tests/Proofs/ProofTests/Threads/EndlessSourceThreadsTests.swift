import FRP
import Foundation
import Testing

@Suite("Endless sources and another thread") struct EndlessSourceThreadsTests {
    @Test(arguments: EndlessSources.joins)
    func `O4, S12 one inside a join is stopped by disposing, from another thread too`(
        _ join: Named<PlainStage>
    ) {
        let (begun, stop) = (Subject<Void>(), Subject<Void>())
        begun.signal.take(1).subscribe(next: { Thread.detachNewThread { stop.sendNext() } })
        let signal = join.value(EndlessSources.immediate).doNext { _ in begun.sendNext() }
        _ = signal.takeUntil(stop.signal).takeLast(1).first()
    }
}
