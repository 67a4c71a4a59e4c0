/// Puts Unicode scalars together from bytes that come one by one.
struct UTF8Assembler: Sendable {
    enum Outcome: Equatable {
        /// More bytes are needed.
        case unfinished
        case scalar(Unicode.Scalar)
        /// What came before this byte, or the byte itself, begins no scalar.
        case invalid
        /// As `invalid`, and the byte that showed it is the first of something else: take it again.
        case interrupted
    }

    private var value: UInt32 = 0
    private var missing = 0
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    mutating func take(_ byte: UInt8) -> Outcome {
        guard missing > 0 else { return begin(byte) }
        guard allowed.contains(byte) else {
            missing = 0
            return .interrupted
        }
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        allowed = 0x80...0xBF
        return missing > 0 ? .unfinished : outcome(value)
    }

    private mutating func begin(_ byte: UInt8) -> Outcome {
        switch byte {
        case ..<0x80: return outcome(UInt32(byte))
        case 0xC2...0xDF: expect(1, after: byte & 0x1F)
        case 0xE0: expect(2, after: 0, next: 0xA0...0xBF)
        case 0xED: expect(2, after: byte & 0x0F, next: 0x80...0x9F)
        case 0xE1...0xEF: expect(2, after: byte & 0x0F)
        case 0xF0: expect(3, after: 0, next: 0x90...0xBF)
        case 0xF1...0xF3: expect(3, after: byte & 0x07)
        case 0xF4: expect(3, after: 4, next: 0x80...0x8F)
        default: return .invalid
        }
        return .unfinished
    }

    private mutating func expect(_ count: Int, after bits: UInt8, next: ClosedRange<UInt8> = 0x80...0xBF) {
        value = UInt32(bits)
        missing = count
        allowed = next
    }

    private func outcome(_ value: UInt32) -> Outcome {
        Unicode.Scalar(value).map(Outcome.scalar) ?? .invalid
    }
}
