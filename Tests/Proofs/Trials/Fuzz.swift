/// Tries something at random, the same in every run.
///
///     #expect(Fuzz.firstFailure(in: 2_000) { dice in
///         let text = Noise.text(of: 12, &dice)
///         return text.printable.printable == text.printable ? nil : text.debugDescription
///     } == nil)
public enum Fuzz {
    /// Gives `body` the dice of one seed after the other, until it says what is wrong, or has tried all, or the time is up
    /// and a hundred were tried.
    ///
    /// - Parameters:
    ///   - rounds: how many seeds to try.
    ///   - first: the first seed. To try one again, begin with it.
    ///   - seconds: how long to go on. A busy machine tries fewer, but never fewer than a hundred: it takes longer instead.
    ///   - body: returns what is wrong, if anything is.
    /// - Returns: what was wrong, with its seed.
    public static func firstFailure(
        in rounds: Int, from first: UInt64 = 1, within seconds: Double = 20,
        _ body: (inout Dice) throws -> String?
    ) rethrows -> String? {
        let deadline = Deadline(seconds: seconds)
        var tried = 0
        for seed in first..<first + UInt64(rounds) {
            if tried >= 100, deadline.hasPassed { return nil }
            var dice = Dice(seed: seed)
            tried += 1
            if let failure = try body(&dice) { return "seed \(seed): \(failure)" }
        }
        return nil
    }
}

/// Random numbers that are the same in every run: a test that fails with them fails again.
public struct Dice: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The numbers that belong to `seed`.
    public init(seed: UInt64 = 1) { state = seed }

    /// The next number (SplitMix64).
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }
}
