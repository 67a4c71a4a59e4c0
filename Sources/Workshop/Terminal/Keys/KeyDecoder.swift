/// Decodes the bytes that a terminal sends for keys.
///
///     1B 5B 41 → up    68 C3 A9 → h é    1B, then nothing → escape (after `flush`)
///
/// Bytes may be split anywhere. Pasted text arrives character by character, its line breaks and tabs as spaces, so
/// that pasting presses no key. Of a long paste only the beginning arrives: nobody reads more in a field of one line.
public struct KeyDecoder: Sendable {
    private enum State {
        case ground
        case escape
        /// After `ESC O`.
        case shift3
        /// After `ESC [` and these bytes.
        case sequence([UInt8])
        /// After `ESC [ [`, with which the keys F1 to F5 begin on the Linux console.
        case console
    }

    private var state = State.ground
    private var assembler = UTF8Assembler()
    private var isPasting = false
    /// How many more scalars of this paste are taken.
    private var pasteRoom = 0
    private var lastPasted: Unicode.Scalar?
    private var text = String.UnicodeScalarView()
    private var keys: [Key] = []

    private let longestPaste: Int

    /// Makes a decoder at the beginning of the input.
    ///
    /// - Parameter longestPaste: how many characters of a paste arrive. If it is 0, pasting does nothing.
    public init(longestPaste: Int = 1000) { self.longestPaste = longestPaste }

    /// Whether the last bytes begin an escape sequence, but may also be a key by themselves. Then call `flush` if nothing follows
    /// soon.
    public var isWaiting: Bool {
        if case .ground = state { false } else { true }
    }

    /// The keys that are complete with these bytes.
    public mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
        for byte in bytes { take(byte) }
        return settled()
    }

    /// The keys that are complete if nothing follows: a lone Escape, or Alt with `[` or `O`.
    public mutating func flush() -> [Key] {
        let unfinished = state
        state = .ground
        switch unfinished {
        case .escape: press(.escape)
        case .shift3: press(.alt("O"))
        case .sequence([]): press(.alt("["))
        default: break
        }
        return settled()
    }

    private mutating func settled() -> [Key] {
        writeText()
        defer { keys = [] }
        return keys
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: takeText(byte)
        case .escape: takeAfterEscape(byte)
        case .shift3: takeShift3(byte)
        case .sequence(let begun): takeSequence(byte, after: begun)
        case .console:
            state = .ground
            press(EscapeSequence.consoleKey(byte))
        }
    }
}

// MARK: Text

extension KeyDecoder {
    private mutating func takeText(_ byte: UInt8) {
        for scalar in assembler.take(byte) { takeScalar(scalar) }
    }

    private mutating func takeScalar(_ scalar: Unicode.Scalar) {
        if scalar == "\u{1B}" {
            state = .escape
        } else if isPasting {
            takePasted(scalar)
        } else if scalar.properties.generalCategory == .control {
            press(Self.controlKey(scalar))
        } else {
            text.append(scalar)
        }
    }

    private mutating func takePasted(_ scalar: Unicode.Scalar) {
        defer { lastPasted = scalar }
        guard pasteRoom > 0 else { return }
        pasteRoom -= 1
        switch scalar {
        case "\n" where lastPasted == "\r": break
        case "\n", "\r", "\t": text.append(" ")
        case _ where scalar.properties.generalCategory == .control: break
        default: text.append(scalar)
        }
    }

    private static func controlKey(_ scalar: Unicode.Scalar) -> Key? {
        switch scalar.value {
        case 0x08, 0x7F: .backspace
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        case 0x00: .control(" ")
        case 0x01...0x1A: .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60)))
        case 0x1C...0x1F: .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40)))
        default: nil
        }
    }

    /// A character may consist of several scalars, so it is complete only when another key follows or the bytes end.
    private mutating func writeText() {
        guard !text.isEmpty else { return }
        keys += String(text).map(Key.character)
        text = String.UnicodeScalarView()
    }

    private mutating func press(_ key: Key?) {
        guard let key, !isPasting else { return }
        writeText()
        keys.append(key)
    }
}

// MARK: Escape sequences

extension KeyDecoder {
    private mutating func takeAfterEscape(_ byte: UInt8) {
        state = .ground
        switch byte {
        case UInt8(ascii: "["): state = .sequence([])
        case UInt8(ascii: "O"): state = .shift3
        case 0x20..<0x7F: press(.alt(Character(Unicode.Scalar(byte))))
        default:
            press(.escape)
            takeText(byte)
        }
    }

    private mutating func takeShift3(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"): break
        case 0x21..<0x7F:
            state = .ground
            press(EscapeSequence.shift3Key(byte))
        default:
            state = .ground
            takeText(byte)
        }
    }

    private mutating func takeSequence(_ byte: UInt8, after begun: [UInt8]) {
        switch byte {
        case UInt8(ascii: "[") where begun.isEmpty: state = .console
        case 0x20..<0x40 where begun.count < EscapeSequence.longest: state = .sequence(begun + [byte])
        case 0x40..<0x7F:
            state = .ground
            finish(EscapeSequence(parameters: begun, final: byte))
        default:
            state = .ground
            takeText(byte)
        }
    }

    private mutating func finish(_ sequence: EscapeSequence) {
        switch sequence {
        case .pasteBegins:
            writeText()
            isPasting = true
            pasteRoom = longestPaste
            lastPasted = nil
        case .pasteEnds: isPasting = false
        default: press(sequence.key)
        }
    }
}
