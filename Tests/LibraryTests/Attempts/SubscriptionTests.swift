import Attempts
import Testing

struct SubscriptionTests {
    @Test func `Added parts are disposed with it, in order and once`() {
        let ended = Box<[String]>([])
        let evening = Subscription { ended.value.append("own") }
        evening.add(Subscription { ended.value.append("lamp") })
        #expect(ended.value.isEmpty)
        evening.dispose()
        evening.dispose()
        #expect(ended.value == ["own", "lamp"])
    }

    @Test func `A part that is added after the end is disposed at once`() {
        let evening = Subscription()
        evening.dispose()
        let lamp = Subscription()
        evening.add(lamp)
        #expect(lamp.isDisposed)
    }

    @Test func `An action may use the subscription that runs it`() {
        let holder = Box<Subscription?>(nil)
        let answer = Box<Bool?>(nil)
        let subscription = Subscription { answer.value = holder.value?.isDisposed }
        holder.value = subscription
        subscription.dispose()
        #expect(answer.value == true)
    }

    @Test func `The objects that an action holds are released at the end`() {
        final class Token: Sendable {}
        weak var token: Token?
        let subscription: Subscription
        do {
            let held = Token()
            token = held
            subscription = Subscription { withExtendedLifetime(held) {} }
        }
        #expect(token != nil)
        subscription.dispose()
        #expect(token == nil)
    }
}
