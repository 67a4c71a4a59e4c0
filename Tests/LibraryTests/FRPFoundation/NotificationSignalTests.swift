import FRP
import FRPFoundation
import Foundation
import Harness
import Marbles
import Testing

@Suite("Notifications as signals") struct NotificationSignalTests {
    private let center = NotificationCenter()
    private let doorOpened = Notification.Name("door opened")

    @Test func `Each notification is converted when it is posted; those that give nil are skipped`() {
        let seen = Recorder<Int>()
        seen.record(center.signal(for: doorOpened) { $0.userInfo?["floor"] as? Int })
        center.post(name: doorOpened, object: nil, userInfo: ["floor": 3])
        center.post(name: doorOpened, object: nil)
        center.post(name: Notification.Name("door closed"), object: nil, userInfo: ["floor": 4])
        #expect(seen.events == [.next(3)])
    }

    @Test func `After the disposal nothing arrives, and the subscriber's objects are released`() {
        final class Held: Sendable { let number = 1 }
        let seen = Recorder<Int>()
        weak var kept: Held?
        do {
            let held = Held()
            kept = held
            let subscription = center.signal(for: doorOpened).subscribe(next: { seen.append(held.number) })
            center.post(name: doorOpened, object: nil)
            subscription.dispose()
        }
        center.post(name: doorOpened, object: nil)
        #expect(seen.values == [1])
        #expect(kept == nil)
    }
}
