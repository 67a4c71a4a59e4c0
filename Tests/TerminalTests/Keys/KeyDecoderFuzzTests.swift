import Harness
import Terminal
import Testing

/// Whatever bytes a terminal sends, in whatever portions, become the same keys.
@Suite struct KeyDecoderFuzzTests {
    private static let likely = Array("\u{1B}\u{1B}\u{1B}[[OO~~;;0123456789ABCuZa\r\t\u{7F}流é".utf8)

    @Test func `Bytes at random, in random portions`() {
        let failure = Fuzz.firstFailure(in: 5_000) { dice in
            let bytes = Noise.bytes(of: 60, likely: Self.likely, &dice)
            var atOnce = KeyDecoder()
            let keys = atOnce.feed(bytes) + atOnce.flush()
            var inPortions = KeyDecoder()
            let parts = Noise.portions(of: bytes, &dice).flatMap { inPortions.feed($0) } + inPortions.flush()
            let isSame = inScalars(parts) == inScalars(keys)
            let isFew = inScalars(keys).count <= bytes.count
            return isSame && isFew && keys.allSatisfy { $0.isTyped }
                ? nil : "\(bytes) gives \(keys), or \(parts)"
        }
        #expect(failure == nil)
    }

    @Test func `A sequence without end takes no room, and gives nothing`() {
        var decoder = KeyDecoder()
        let start = ContinuousClock.now
        let keys = decoder.feed(
            Array("\u{1B}[".utf8) + [UInt8](repeating: UInt8(ascii: "1"), count: 1_000_000))
        // What is too long for a sequence is text, and pasting it presses no key but its own.
        #expect(Set(keys) == [.character("1")] && ContinuousClock.now - start < .seconds(10))
    }

    /// A character of several scalars comes in parts when it is split.
    private func inScalars(_ keys: [Key]) -> [Key] {
        keys.flatMap { key in
            guard case .character(let character) = key else { return [key] }
            return character.unicodeScalars.map { Key.character(Character($0)) }
        }
    }
}

extension Key {
    /// Whether a text field may take it: no control character comes as a character.
    fileprivate var isTyped: Bool {
        guard case .character(let character) = self else { return true }
        return character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
}
