/// What an attribute of a view holds.
enum AttributeValue: Sendable, Equatable, Encodable {
    case text(String)
    case flag(Bool)
    /// The views that lie in it, by their numbers.
    case views([Int])

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .flag(let flag): try container.encode(flag)
        case .views(let numbers): try container.encode(numbers)
        }
    }
}

/// What the browser is told: of which view, which attribute, its value, and which edit of the person it answers.
struct Change: Encodable {
    let view: Int
    let attribute: String
    let value: AttributeValue
    var edit: Int?

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(view)
        try container.encode(attribute)
        try container.encode(value)
        if let edit { try container.encode(edit) }
    }
}

/// What somebody has done on a page: `{"view": 4, "name": "text", "text": "Ada", "edit": 3}`.
struct UserAction: Decodable, Sendable {
    /// The view's number; 0 is the page itself.
    let view: Int
    let name: String
    var text: String?
    /// How often the person had changed the field by then.
    var edit: Int?
}
