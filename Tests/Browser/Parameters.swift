/// What a command is given: names and values, as JSON has them.
struct Parameters: Encodable, Sendable, ExpressibleByDictionaryLiteral {
    typealias Value = any Encodable & Sendable

    private var fields: [String: Value]

    init(dictionaryLiteral fields: (String, Value)...) { self.fields = Dictionary(fields) { $1 } }

    subscript(name: String) -> Value? {
        get { fields[name] }
        set { fields[name] = newValue }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (name, value) in fields { try container.encode(value, forKey: Name(stringValue: name)) }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
