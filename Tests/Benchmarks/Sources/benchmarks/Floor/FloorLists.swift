extension Floor {
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
}
