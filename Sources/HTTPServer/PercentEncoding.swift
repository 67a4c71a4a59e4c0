/// Reads `%C3%A9` as `é`.
enum PercentEncoding {
    /// The text behind the escapes; `nil` if one is not `%` and two hexadecimal digits, or they are not UTF-8.
    static func decode(_ text: some Collection<UInt8>, plusIsSpace: Bool = false) -> String? {
        var decoded: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
                else {
                    return nil
                }
                decoded.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: decoded.append(UInt8(ascii: " "))
            default: decoded.append(byte)
            }
        }
        return String(validating: decoded, as: UTF8.self)
    }

    /// The names and values of `name=value&…`, decoded, `+` as a space; `nil` if one of them cannot be. Of a name that comes
    /// twice the last value counts.
    static func fields(_ text: ArraySlice<UInt8>) -> [String: String]? {
        var fields: [String: String] = [:]
        for pair in text.split(separator: UInt8(ascii: "&")) {
            let name = pair.prefix { $0 != UInt8(ascii: "=") }
            guard let key = decode(name, plusIsSpace: true),
                let value = decode(pair.dropFirst(name.count + 1), plusIsSpace: true)
            else { return nil }
            fields[key] = value
        }
        return fields
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
    }
}
