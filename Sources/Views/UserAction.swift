/// What somebody has done on a page: `{"view": 4, "name": "text", "text": "Ada", "edit": 3}`.
struct UserAction: Decodable, Sendable {
    /// The view's number; 0 is the page itself.
    let view: Int
    let name: String
    var text: String?
    /// How often the person had changed the field by then.
    var edit: Int?
}
