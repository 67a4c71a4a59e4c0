import Foundation

/// What a server needs that sends texts to the `WebSocket` of a page, and reads nothing there (RFC 6455).
enum WebSocket {
    /// A text as it is sent.
    static func frame(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        let length: [UInt8] =
            switch bytes.count {
            case ..<126: [UInt8(bytes.count)]
            case ..<65_536: [126] + bigEndian(UInt16(bytes.count))
            default: [127] + bigEndian(UInt64(bytes.count))
            }
        return [0x81] + length + bytes
    }

    /// What shows a client that its key was read, and by somebody who speaks the protocol.
    static func acceptance(of key: String) -> String {
        Data(sha1(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
    }

    private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }

    /// The protocol wants this one, as a check sum (FIPS 180-4).
    private static func sha1(_ message: [UInt8]) -> [UInt8] {
        let zeros = [UInt8](repeating: 0, count: (119 - message.count % 64) % 64)
        let padded = message + [0x80] + zeros + bigEndian(UInt64(message.count * 8))
        func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 { word << bits | word >> (32 - bits) }
        var hash: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        for start in stride(from: 0, to: padded.count, by: 64) {
            var words = (0..<16).map { word in
                (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(padded[start + word * 4 + $1]) }
            }
            for i in 16..<80 {
                words.append(rotated(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1))
            }
            var (a, b, c, d, e) = (hash[0], hash[1], hash[2], hash[3], hash[4])
            for (i, word) in words.enumerated() {
                let (mixed, constant): (UInt32, UInt32) =
                    switch i {
                    case ..<20: (b & c | ~b & d, 0x5A82_7999)
                    case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                    case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
                    default: (b ^ c ^ d, 0xCA62_C1D6)
                    }
                (a, b, c, d, e) = (rotated(a, 5) &+ mixed &+ e &+ constant &+ word, a, rotated(b, 30), c, d)
            }
            hash = zip(hash, [a, b, c, d, e]).map { $0 &+ $1 }
        }
        return hash.flatMap { bigEndian($0) }
    }
}
