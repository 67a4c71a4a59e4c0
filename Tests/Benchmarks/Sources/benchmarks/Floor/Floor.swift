/// The workloads with bare closures: as little as does the work for exactly one purpose. Nothing can be disposed,
/// nothing fails, no other thread may come. What a library takes above it is the price of what a library promises.
enum Floor {
    // On integers alone: what generic functions are given and give back is wrapped, at each stage.

    @inline(never) static func map(
        _ transform: @escaping (Int) -> Int, into next: @escaping (Int) -> Void
    ) -> (Int) -> Void { { next(transform($0)) } }

    @inline(never) static func filter(
        _ isIncluded: @escaping (Int) -> Bool, into next: @escaping (Int) -> Void
    ) -> (Int) -> Void { { if isIncluded($0) { next($0) } } }

    @inline(never) static func scan(
        _ start: Int, _ combine: @escaping (Int, Int) -> Int, into next: @escaping (Int) -> Void
    ) -> (Int) -> Void {
        // Not a captured variable: that is checked for overlapping accesses, and would double the whole chain's time.
        final class Sum {
            var value: Int

            init(_ start: Int) { value = start }
        }
        let sum = Sum(start)
        return {
            sum.value = combine(sum.value, $0)
            next(sum.value)
        }
    }

    /// Closures that are all called.
    final class Hub {
        /// Keeps an array from wrapping what it holds, as it does with closures.
        private struct Handler { let call: (Int) -> Void }

        private var handlers: [Handler] = []

        func add(_ handler: @escaping (Int) -> Void) { handlers.append(Handler(call: handler)) }

        @inline(never) func send(_ value: Int) {
            for index in 0..<handlers.count { handlers[index].call(value) }
        }
    }

    /// Closures that can be taken out again.
    final class Roster {
        private var handlers: [Int: (Int) -> Void] = [:]

        func add(_ handler: @escaping (Int) -> Void) -> Int {
            let place = handlers.count
            handlers[place] = handler
            return place
        }

        func remove(_ place: Int) { handlers[place] = nil }

        @inline(never) func send(_ value: Int) { for handler in handlers.values { handler(value) } }
    }

    private static func chain(into end: @escaping (Int) -> Void) -> (Int) -> Void {
        let sum = opaqueCall(scan(0, opaqueCall { $0 &+ $1 }, into: end))
        let double = opaqueCall(map(opaqueCall { $0 &* 2 }, into: sum))
        let most = opaqueCall(filter(opaqueCall { $0 % 3 != 0 }, into: double))
        return opaqueCall(map(opaqueCall { $0 &+ 1 }, into: most))
    }

    static func chain(_ events: Int) -> Timed {
        let tally = Tally()
        let start = chain(into: opaqueCall { tally.add($0) })
        return tally.after { for number in 0..<events { start(number) } }
    }

    static func twentyMaps(_ events: Int) -> Timed {
        let tally = Tally()
        var start: (Int) -> Void = opaqueCall { tally.add($0) }
        for _ in 0..<20 { start = opaqueCall(map(opaqueCall { $0 &+ 1 }, into: start)) }
        let first = start
        return tally.after { for number in 0..<events { first(number) } }
    }

    static func pipeline(_ events: Int) -> Timed {
        let tally = Tally()
        let end: (Int) -> Void = opaqueCall { tally.add($0) }
        let increment: (Int) -> Int = opaqueCall { $0 &+ 1 }
        let isPositive: (Int) -> Bool = opaqueCall { $0 >= 0 }
        let double: (Int) -> Int = opaqueCall { $0 &* 2 }
        return tally.after {
            for number in 0..<events {
                map(increment, into: filter(isPositive, into: map(double, into: end)))(number)
            }
        }
    }

    /// The standard library's `lazy`, behind a type that hides which steps it consists of, as a list does.
    static func lazyList(_ elements: Int) -> Timed {
        let list = opaque(
            AnySequence((0..<elements).lazy.map { $0 &+ 1 }.filter { $0 % 3 != 0 }.map { $0 &* 2 }))
        return {
            var sum = 0
            for element in list { sum &+= element }
            return sum
        }
    }

    /// An array for each step.
    static func eagerList(_ elements: Int) -> Timed {
        let increment: (Int) -> Int = opaqueCall { $0 &+ 1 }
        let isWanted: (Int) -> Bool = opaqueCall { $0 % 3 != 0 }
        let double: (Int) -> Int = opaqueCall { $0 &* 2 }
        return {
            var sum = 0
            for element in opaque(0..<elements).map(increment).filter(isWanted).map(double) {
                sum &+= element
            }
            return sum
        }
    }

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
