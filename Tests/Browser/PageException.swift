/// What a script of a page has thrown.
struct PageException: Decodable, CustomStringConvertible {
    private let text: String
    private let exception: RemoteValue?

    var description: String { exception?.description ?? text }
}

/// A value of a page's script, as it can be shown.
struct RemoteValue: Decodable, CustomStringConvertible {
    let description: String

    private enum CodingKeys: CodingKey { case description, value, type }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try? container.decode(String.self, forKey: .value)
        let told = try? container.decode(String.self, forKey: .description)
        let truth = try? container.decode(Bool.self, forKey: .value)
        description =
            try text ?? told ?? truth.map { "\($0)" } ?? container.decode(String.self, forKey: .type)
    }
}
