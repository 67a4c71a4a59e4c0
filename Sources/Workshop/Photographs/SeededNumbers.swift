/// Pseudorandom numbers (SplitMix64), which are the same for the same seed on every machine.
struct SeededNumbers: Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }

    /// A whole number in the range.
    mutating func whole(_ range: ClosedRange<Int>) -> Int {
        let count = UInt64(range.upperBound - range.lowerBound) + 1
        return range.lowerBound + Int(next() % count)
    }

    /// A number between these two.
    mutating func between(_ least: Float, _ most: Float) -> Float {
        least + (most - least) * Float(next() >> 40) / Float(1 << 24)
    }

    /// `true` with this probability.
    mutating func chance(_ probability: Float) -> Bool { between(0, 1) < probability }

    /// One of several elements. There must be at least one.
    mutating func pick<Element>(_ elements: Element...) -> Element { pick(from: elements) }
    mutating func pick<Element>(from elements: [Element]) -> Element {
        elements[whole(0...elements.count - 1)]
    }

    /// A new texture.
    mutating func noise() -> Noise { Noise(seed: UInt32(truncatingIfNeeded: next())) }
}
