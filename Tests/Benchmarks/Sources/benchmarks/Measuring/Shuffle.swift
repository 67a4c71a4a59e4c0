/// The same random order in every process and for every library.
func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var dice = Dice(state: 2026)
    return elements.shuffled(using: &dice)
}

/// Numbers that look random (Knuth's linear congruential generator, upper half).
private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 { UInt64(half()) << 32 | UInt64(half()) }

    private mutating func half() -> UInt32 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(truncatingIfNeeded: state >> 32)
    }
}
