/// The value of a view's attribute.
enum AttributeValue: Sendable, Equatable, Encodable {
    case text(String)
    case flag(Bool)
    /// The numbers of its subviews.
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

/// A message to the browser: the new value of a view's attribute. `edit` is the latest edit of the field that the value includes.
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

/// A message from the browser: something the user has done, `{"view": 4, "name": "text", "text": "Ada", "edit": 3}`.
struct UserAction: Decodable, Sendable {
    /// The view's number; 0 is the page itself.
    let view: Int
    let name: String
    var text: String?
    /// The number of edits of the field so far.
    var edit: Int?
}
