/// Decodes UTF-8 from bytes that arrive one by one.
struct UTF8Assembler: Sendable {
    /// The bytes of an incomplete scalar.
    private var begun: [UInt8] = []

    /// The scalars that are complete with this byte. There is none as long as more bytes are needed, and U+FFFD for invalid bytes.
    mutating func take(_ byte: UInt8) -> [Unicode.Scalar] {
        // Most bytes are ASCII.
        if begun.isEmpty, byte < 0x80 { return [Unicode.Scalar(byte)] }
        begun.append(byte)
        var scalars: [Unicode.Scalar] = []
        while let first = begun.first {
            var (parser, bytes) = (Unicode.UTF8.ForwardParser(), begun.makeIterator())
            switch parser.parseScalar(from: &bytes) {
            case .valid(let encoded):
                scalars.append(Unicode.UTF8.decode(encoded))
                begun.removeFirst(encoded.count)
            case .error(let length):
                if length == begun.count, 0xC2...0xF4 ~= first { return scalars }
                scalars.append("\u{FFFD}")
                begun.removeFirst(length)
            case .emptyInput: break
            }
        }
        return scalars
    }
}
