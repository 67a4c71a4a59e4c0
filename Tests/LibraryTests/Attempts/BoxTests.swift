import Attempts
import Testing

struct BoxTests {
    @Test func `It holds the latest value`() {
        let box = Box([1])
        box.value.append(2)
        #expect(box.value == [1, 2])
    }

    @Test func `The old value is released outside of the lock, so its deinit may use the box`() {
        final class Guest: Sendable {
            let leave: @Sendable () -> Void
            init(leave: @escaping @Sendable () -> Void) { self.leave = leave }
            deinit { leave() }
        }
        let box = Box<Guest?>(nil)
        let isEmpty = Box<Bool?>(nil)
        box.value = Guest { isEmpty.value = box.value == nil }
        box.value = nil
        #expect(isEmpty.value == true)
    }
}
