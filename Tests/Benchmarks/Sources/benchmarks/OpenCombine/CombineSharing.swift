#if Peers
import OpenCombine

extension Combine {
    static func fanOut(to subscribers: Int) -> Preparation {
        { deliveries in
            let (tally, subject) = (Tally(), opaque(PassthroughSubject<Int, Never>()))
            let subscriptions = (0..<subscribers).map { _ in subject.sink { tally.add($0) } }
            return tally.after(keeping: subscriptions) {
                for number in 0..<deliveries / subscribers { subject.send(number) }
            }
        }
    }

    static func publish(to subscribers: Int) -> Preparation {
        { deliveries in
            let tally = Tally()
            let connectable = opaque((0..<deliveries / subscribers).publisher).makeConnectable()
            let subscriptions = (0..<subscribers).map { _ in connectable.sink { tally.add($0) } }
            return {
                let connection = connectable.connect()
                return withExtendedLifetime((connection, subscriptions)) { tally.value }
            }
        }
    }

    static func subscribe(_ subscribers: Int) -> Timed {
        let (tally, subject) = (Tally(), opaque(PassthroughSubject<Int, Never>()))
        var subscriptions: [AnyCancellable] = []
        return tally.after {
            for _ in 0..<subscribers { subscriptions.append(subject.sink { tally.add($0) }) }
        }
    }

    static func dispose(_ subscribers: Int) -> Timed {
        let (tally, subject) = (Tally(), opaque(PassthroughSubject<Int, Never>()))
        let subscriptions = (0..<subscribers).map { _ in subject.sink { tally.add($0) } }
        let order = shuffled(subscriptions)
        return tally.after {
            for subscription in order { subscription.cancel() }
            subject.send(1)
        }
    }

    static func binding(_ events: Int) -> Timed {
        let source = opaque(CurrentValueSubject<Int, Never>(0))
        let target = opaque(CurrentValueSubject<Int, Never>(0))
        let subscription = source.sink { [unowned target] in target.send($0) }
        return {
            var sum = 0
            for number in 0..<events {
                source.value = number
                sum &+= target.value
            }
            return withExtendedLifetime(subscription) { sum }
        }
    }
}
#endif
