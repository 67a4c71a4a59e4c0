import Harness
import Terminal
import Testing
import Trials

@Suite struct KeyDecoderTests {
    private static let table: [(String, [Key])] = [
        ("a", [.character("a")]),
        ("流é👩‍👩‍👧", [.character("流"), .character("é"), .character("👩‍👩‍👧")]),
        ("e\u{301}", [.character("e\u{301}")]),
        ("\r\n", [.enter, .enter]),
        ("\t", [.tab]),
        ("\u{7F}\u{8}", [.backspace, .backspace]),
        ("\u{1}\u{17}\u{0}\u{1F}", [.control("a"), .control("w"), .control(" "), .control("_")]),
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
        ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
        ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}OH", [.home, .end, .home, .end, .home]),
        ("\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.insert, .delete, .pageUp, .pageDown]),
        ("\u{1B}[Z", [.backTab]),
        ("\u{1B}OP\u{1B}[15~\u{1B}[24~\u{1B}[[B", [.function(1), .function(5), .function(12), .function(2)]),
        ("\u{1B}[1;5C\u{1B}[3;2~\u{1B}O2S", [.right, .delete, .function(4)]),
        ("\u{1B}[13;2u\u{1B}[9;2u\u{1B}[97;5u\u{1B}[27u", [.enter, .backTab, .control("a"), .escape]),
        ("\u{1B}OM\u{1B}Oq", [.enter, .character("1")]),
        ("\u{1B}xy", [.alt("x"), .character("y")]),
        ("\u{1B}\u{1B}[A", [.escape, .up]),
        ("\u{1B}\r", [.escape, .enter]),
        ("\u{1B}é", [.escape, .character("é")]),
        ("\u{1B}[200~a\tb\r\nc\u{1}\u{1B}[A\u{1B}[201~\r", "a b c".map(Key.character) + [.enter]),
        ("\u{1B}[200~\u{1B}[201~x", [.character("x")]),
        // Sequences that belong to no key are ignored, but not the bytes after them.
        ("\u{1B}[I\u{1B}[?1;2c\u{1B}[99~x", [.character("x")]),
        ("\u{1B}[1\u{1B}[Ax", [.up, .character("x")]),
        ("\u{1B}[99999999999999999999u\u{1B}[55296ux", [.character("x")]),
        ("\u{85}x", [.character("x")]),
    ]

    @Test(arguments: table) func `Bytes become keys`(bytes: String, keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(decoder.feed(bytes.utf8) == keys)
        #expect(!decoder.isWaiting)
    }

    @Test(arguments: table) func `Bytes may be split anywhere`(bytes: String, keys: [Key]) {
        var oneByOne = KeyDecoder()
        let fromBytes = bytes.utf8.flatMap { oneByOne.feed([$0]) }
        #expect(inScalars(fromBytes) == inScalars(keys))
    }

    @Test(
        arguments: [
            ("\u{1B}", [.escape]), ("\u{1B}[", [.alt("[")]), ("\u{1B}O", [.alt("O")]), ("\u{1B}[1;", []),
            ("x", []),
        ] as [(String, [Key])])
    func `A pause distinguishes a key from the beginning of a sequence`(bytes: String, keys: [Key]) {
        var decoder = KeyDecoder()
        _ = decoder.feed(bytes.utf8)
        #expect(decoder.isWaiting == (bytes != "x"))
        #expect(decoder.flush() == keys)
        #expect(!decoder.isWaiting && decoder.feed("a".utf8) == [.character("a")])
    }

    @Test(
        "Invalid UTF-8 becomes U+FFFD, once for each beginning of a character",
        arguments: [
            ([0xFF, 0x61], "\u{FFFD}a"), ([0xC3, 0x61], "\u{FFFD}a"), ([0x80, 0x80], "\u{FFFD}\u{FFFD}"),
            ([0xE6, 0xB5, 0xE6, 0xB5, 0x81], "\u{FFFD}流"), ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
            ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xF0, 0x9F, 0x91, 0x8D], "👍"),
            ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ] as [([UInt8], String)])
    func invalid(bytes: [UInt8], text: String) {
        var decoder = KeyDecoder()
        let keys = decoder.feed(bytes)
        #expect(keys == text.map(Key.character))
        #expect(text == String(decoding: bytes, as: UTF8.self))
    }

    @Test func `Only the beginning of a long paste arrives, and so for the next one`() {
        var decoder = KeyDecoder()
        let paste = "\u{1B}[200~" + String(repeating: "a", count: 20_000) + "\u{1B}[201~"
        #expect(
            decoder.feed((paste + "\r").utf8) == Array(repeating: .character("a"), count: 1000) + [.enter])
        #expect(decoder.feed("\u{1B}[200~b\u{1B}[201~".utf8) == [.character("b")])
    }

    @Test func `An Escape ends an incomplete character`() {
        var decoder = KeyDecoder()
        #expect(decoder.feed([0xE6, 0xB5, 0x1B, 0x5B, 0x41]) == [.character("\u{FFFD}"), .up])
    }

    @Test func `After any bytes the decoder soon recognises keys again`() {
        var dice = Dice()
        for _ in 0..<2_000 {
            let noise = (0..<64).map { _ in UInt8.random(in: 0...255, using: &dice) }
            var decoder = KeyDecoder()
            _ = decoder.feed(noise)
            _ = decoder.flush()
            let end = decoder.feed("\u{1B}[201~\u{1B}[A".utf8)
            #expect(end.last == .up, "after \(noise)")
        }
    }
}

/// Any bytes from a terminal become the same keys, however they are divided.
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

    @Test func `An endless sequence takes no memory, and its excess is text`() {
        var decoder = KeyDecoder()
        let start = ContinuousClock.now
        let keys = decoder.feed(
            Array("\u{1B}[".utf8) + [UInt8](repeating: UInt8(ascii: "1"), count: 1_000_000))
        // After the limit the bytes are text, so the only key is 1.
        #expect(Set(keys) == [.character("1")] && ContinuousClock.now - start < .seconds(10))
    }
}

extension Key {
    /// Whether a text field may take it. Control characters must not arrive as characters.
    fileprivate var isTyped: Bool {
        guard case .character(let character) = self else { return true }
        return character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
}

/// The keys, with each character of several scalars split into its scalars, which may arrive separately.
private func inScalars(_ keys: [Key]) -> [Key] {
    keys.flatMap { key in
        guard case .character(let character) = key else { return [key] }
        return character.unicodeScalars.map { Key.character(Character($0)) }
    }
}
