/// The characters that HTTP allows where (RFC 9110, 5.6 and RFC 3986).
enum Grammar {
    /// In a method and in the name of a header.
    static func isToken(_ text: some Collection<UInt8>) -> Bool {
        !text.isEmpty && text.allSatisfy(isTokenByte)
    }

    static func isTokenByte(_ byte: UInt8) -> Bool {
        isLetterOrDigit(byte) || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }

    /// In the value of a header: no control characters but the tab.
    static func isFieldValue(_ text: some Sequence<UInt8>) -> Bool {
        text.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    /// `127.0.0.1:8080`, `localhost`, `[::1]:80`.
    static func isHost(_ text: some Collection<UInt8>) -> Bool {
        let isLiteral = text.first == UInt8(ascii: "[")
        let bytes = Array(text)
        guard let nameEnd = isLiteral ? bytes.firstIndex(of: UInt8(ascii: "]")) : portPlace(in: bytes) else {
            return false
        }
        let name = isLiteral ? bytes[..<nameEnd].dropFirst() : bytes[..<nameEnd]
        let port = bytes[nameEnd...].dropFirst(isLiteral ? 1 : 0)
        return !name.isEmpty && name.allSatisfy(isLiteral ? isLiteralByte : isNameByte)
            && (port.isEmpty || port.first == UInt8(ascii: ":"))
            && port.count <= 6 && port.dropFirst().allSatisfy(isDigit)
    }

    private static func portPlace(in bytes: [UInt8]) -> Int? {
        bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        isLetterOrDigit(byte) || "-._~%!$&'()*+,;=".utf8.contains(byte)
    }

    private static func isLiteralByte(_ byte: UInt8) -> Bool {
        isLetterOrDigit(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
    }
}
