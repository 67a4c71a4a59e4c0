extension Floor {
    static func fanOut(to subscribers: Int) -> Preparation {
        { deliveries in
            let (tally, hub) = (Tally(), opaque(Hub()))
            for _ in 0..<subscribers { hub.add(opaqueCall { tally.add($0) }) }
            return tally.after { for number in 0..<deliveries / subscribers { hub.send(number) } }
        }
    }

    static func subscribe(_ subscribers: Int) -> Timed {
        let (tally, roster) = (Tally(), opaque(Roster()))
        return tally.after { for _ in 0..<subscribers { _ = roster.add { tally.add($0) } } }
    }

    static func dispose(_ subscribers: Int) -> Timed {
        let (tally, roster) = (Tally(), opaque(Roster()))
        let places = (0..<subscribers).map { _ in roster.add { tally.add($0) } }
        let order = shuffled(places)
        return tally.after {
            for place in order { roster.remove(place) }
            roster.send(1)
        }
    }

    /// A setter that tells one other: what a binding is.
    static func binding(_ events: Int) -> Timed {
        final class Observed {
            var value = 0
            var changed: ((Int) -> Void)?

            @inline(never) func set(_ new: Int) {
                value = new
                changed?(new)
            }
        }
        let (source, target) = (opaque(Observed()), opaque(Observed()))
        source.changed = opaqueCall { target.set($0) }
        return {
            var sum = 0
            for number in 0..<events {
                source.set(number)
                sum &+= target.value
            }
            return sum
        }
    }

    static func command(_ events: Int) -> Timed {
        let tally = Tally()
        var isExecuting = false
        let work: (Int, (Int) -> Void) -> Void = opaqueCall { $1($0 &+ 1) }
        let end: (Int) -> Void = opaqueCall { tally.add($0) }
        let execute: (Int) -> Void = opaqueCall { input in
            guard !isExecuting else { return }
            isExecuting = true
            work(input, end)
            isExecuting = false
        }
        return tally.after { for number in 0..<events { execute(number) } }
    }
}
