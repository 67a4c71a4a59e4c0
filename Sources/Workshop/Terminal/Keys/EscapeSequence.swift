/// A control sequence of a terminal: `ESC [`, numbers, a final byte.
///
/// The numbers after the first say which of Shift, Alt and Ctrl were held.
struct EscapeSequence: Equatable {
    private let numbers: [Int]
    private let final: UInt8

    init(parameters: [UInt8], final: UInt8) {
        numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
        self.final = final
    }

    /// The maximum number of bytes between `ESC [` and the final byte. A longer sequence is not recognised.
    static let longest = 32

    static let pasteBegins = EscapeSequence(parameters: Array("200".utf8), final: UInt8(ascii: "~"))
    static let pasteEnds = EscapeSequence(parameters: Array("201".utf8), final: UInt8(ascii: "~"))

    /// The key that sends this sequence.
    var key: Key? {
        switch final {
        case UInt8(ascii: "~"): Self.numberedKey(numbers.first ?? 0)
        case UInt8(ascii: "u"): codedKey
        case UInt8(ascii: "Z"): .backTab
        default: Self.letterKey(final)
        }
    }

    /// The key that sends `ESC O` and this byte.
    static func shift3Key(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "I"): .tab
        case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Character(Unicode.Scalar(byte - 0x40)))
        default: letterKey(byte)
        }
    }

    /// The key of the Linux console that sends `ESC [ [` and this byte.
    static func consoleKey(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "E"): .function(Int(byte) - 0x40)
        default: nil
        }
    }

    private static func letterKey(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte) - 0x4F)
        default: nil
        }
    }

    private static func numberedKey(_ number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23, 24: .function(number - 12)
        default: nil
        }
    }

    /// The key of `ESC [ code ; modifiers u`, which terminals with an extended keyboard protocol send.
    private var codedKey: Key? {
        let modifiers = numbers.count > 1 ? max(numbers[1] - 1, 0) : 0
        let (isShifted, isControl) = (modifiers & 1 != 0, modifiers & 4 != 0)
        switch numbers.first ?? 0 {
        case 9: return isShifted ? .backTab : .tab
        case 13: return .enter
        case 27: return .escape
        case 8, 127: return .backspace
        case let code where code >= 0x20:
            guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return nil }
            return isControl ? .control(Character(scalar)) : .character(Character(scalar))
        default: return nil
        }
    }
}
