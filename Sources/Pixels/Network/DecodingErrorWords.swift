extension DecodingError {
    /// What is wrong with an answer, and where, in words.
    var words: String {
        switch self {
        case .keyNotFound(let key, let context) where context.codingPath.isEmpty:
            "there is no “\(key.stringValue)”"
        case .keyNotFound(let key, let context):
            "there is no “\(key.stringValue)” at \(Self.place(context.codingPath))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "something of another kind stands at \(Self.place(context.codingPath))"
        case .dataCorrupted: "it is no JSON"
        @unknown default: "it cannot be read"
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        let words = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        return words.isEmpty ? "the beginning" : words.joined(separator: ".")
    }
}
