/// Parses the bytes that a program writes into text and control sequences.
struct SequenceParser: Sendable {
    enum Piece {
        case none
        case text(Unicode.Scalar)
        case control(UInt8)
        case escape(Character)
        case sequence(ControlSequence)
    }

    private enum State {
        case ground
        case escape
        case sequence([UInt8])
        case title
        case scalar([UInt8], Int)
    }

    private var state = State.ground

    mutating func take(_ byte: UInt8) -> Piece {
        switch state {
        case .ground: return begin(byte)
        case .escape: return afterEscape(byte)
        case .sequence(let begun):
            guard 0x40..<0x7F ~= byte else {
                state = .sequence(begun + [byte])
                return .none
            }
            state = .ground
            return .sequence(ControlSequence(parameters: begun, final: byte))
        case .title:
            if byte == 0x07 || byte == 0x1B { state = byte == 0x07 ? .ground : .escape }
            return .none
        case .scalar(let begun, let length):
            let bytes = begun + [byte]
            state = bytes.count < length ? .scalar(bytes, length) : .ground
            guard bytes.count == length else { return .none }
            return .text(String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}")
        }
    }

    private mutating func begin(_ byte: UInt8) -> Piece {
        switch byte {
        case 0x1B: state = .escape
        case ..<0x20, 0x7F: return .control(byte)
        case ..<0x80: return .text(Unicode.Scalar(byte))
        case 0xC2..<0xE0: state = .scalar([byte], 2)
        case 0xE0..<0xF0: state = .scalar([byte], 3)
        case 0xF0..<0xF5: state = .scalar([byte], 4)
        default: return .text("\u{FFFD}")
        }
        return .none
    }

    private mutating func afterEscape(_ byte: UInt8) -> Piece {
        state = .ground
        switch byte {
        case UInt8(ascii: "["): state = .sequence([])
        case UInt8(ascii: "]"): state = .title
        default: return .escape(Character(Unicode.Scalar(byte)))
        }
        return .none
    }
}

/// `ESC [`, an optional mark, numbers, and a final byte.
struct ControlSequence: CustomStringConvertible {
    /// The mark and the final byte: `H`, `?h`.
    let name: String
    let numbers: [Int]
    let description: String

    init(parameters: [UInt8], final: UInt8) {
        let text = String(decoding: parameters, as: UTF8.self)
        let mark = text.prefix { "<=>?".contains($0) }
        name = mark + String(Unicode.Scalar(final))
        numbers = text.dropFirst(mark.count).split(separator: ";", omittingEmptySubsequences: false)
            .map { Int($0) ?? 0 }
        description = "ESC [ \(text) \(Unicode.Scalar(final))"
    }

    /// The number at an index, at least 1, as in sequences with distances and positions.
    func count(_ index: Int = 0) -> Int { index < numbers.count ? max(numbers[index], 1) : 1 }
}
