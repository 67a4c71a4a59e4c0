extension Floor {
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
}
