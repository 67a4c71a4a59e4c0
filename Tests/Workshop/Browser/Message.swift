import Foundation

/// What the browser says: the answer to a command, which has its number, or an event, which has a name.
struct Message: Sendable {
    let head: Head
    private let data: Data

    init(_ bytes: [UInt8]) throws {
        data = Data(bytes)
        head = try JSONDecoder().decode(Head.self, from: data)
    }

    struct Head: Decodable {
        let id: Int?
        let method: String?
        let sessionId: String?
        let error: Failure?
    }

    struct Failure: Decodable { let message: String }

    /// What a command is answered with.
    func result<Result: Decodable>(as type: Result.Type) throws -> Result {
        try JSONDecoder().decode(Answer<Result>.self, from: data).result
    }

    /// What an event tells.
    func details<Details: Decodable>(as type: Details.Type) throws -> Details {
        try JSONDecoder().decode(Event<Details>.self, from: data).params
    }

    private struct Answer<Result: Decodable>: Decodable { let result: Result }

    private struct Event<Details: Decodable>: Decodable { let params: Details }
}

/// The answer to a command of which nothing is wanted but that it is done.
struct Done: Decodable {}

/// What a command is given: names and values, as JSON has them.
typealias Parameters = [String: any Sendable]
