import FRP

extension Workbook {
    static func fanOut(to subscribers: Int) -> Preparation {
        { deliveries in
            let (tally, subject) = (Tally(), opaque(Subject<Int>()))
            for _ in 0..<subscribers { subject.signal.subscribe(next: { tally.add($0) }) }
            return tally.after { for number in 0..<deliveries / subscribers { subject.sendNext(number) } }
        }
    }

    static func publish(to subscribers: Int) -> Preparation {
        { deliveries in
            let tally = Tally()
            let connection = opaque((0..<deliveries / subscribers).signal).publish()
            for _ in 0..<subscribers { connection.signal.subscribe(next: { tally.add($0) }) }
            return tally.after { connection.connect() }
        }
    }

    static func subscribe(_ subscribers: Int) -> Timed {
        let (tally, subject) = (Tally(), opaque(Subject<Int>()))
        return tally.after { for _ in 0..<subscribers { subject.signal.subscribe(next: { tally.add($0) }) } }
    }

    static func dispose(_ subscribers: Int) -> Timed {
        let (tally, subject) = (Tally(), opaque(Subject<Int>()))
        let subscriptions = (0..<subscribers).map { _ in subject.signal.subscribe(next: { tally.add($0) }) }
        let order = shuffled(subscriptions)
        return tally.after {
            for subscription in order { subscription.dispose() }
            subject.sendNext(1)
        }
    }

    static func binding(_ events: Int) -> Timed {
        let (source, target) = (opaque(Property(0)), opaque(Property(0)))
        source.signal.bind(to: target)
        return {
            var sum = 0
            for number in 0..<events {
                source.value = number
                sum &+= target.value
            }
            return sum
        }
    }

    static func command(_ events: Int) -> Timed {
        let tally = Tally()
        let command = opaque(Command<Int, Int>(on: ImmediateScheduler()) { .return($0 &+ 1) })
        return tally.after {
            for number in 0..<events { command.execute(number).subscribe(next: { tally.add($0) }) }
        }
    }

    static func lists(_ elements: Int) -> Timed {
        let list = { opaque((0..<elements).lazyList).map { $0 &+ 1 }.filter { $0 % 3 != 0 }.map { $0 &* 2 } }
        return {
            var sum = 0
            for element in opaque(list()).elements { sum &+= element }
            return sum
        }
    }
}
