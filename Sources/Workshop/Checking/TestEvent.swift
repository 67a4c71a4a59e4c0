import Coursework
import Foundation

/// A line of the event stream that Swift Testing writes on request, as far as the workbook needs it.
///
/// The stream's version is 0, which the toolchains since 6.0 write.
struct TestEvent: Decodable {
    static let version = "0"

    enum Kind: String {
        case runStarted, testStarted, testEnded, issueRecorded, runEnded
    }

    struct Message: Decodable {
        let symbol: String
        let text: String
    }

    struct Issue: Decodable {
        let isKnown: Bool?
    }

    struct Payload: Decodable {
        let kind: String?
        let testID: String?
        let messages: [Message]?
        let issue: Issue?
    }

    let kind: String
    let payload: Payload

    /// Reads a line; `nil` if it is not whole, or no event.
    init?(line: some StringProtocol) {
        guard let event = try? JSONDecoder().decode(TestEvent.self, from: Data(line.utf8)),
            event.kind == "event"
        else {
            return nil
        }
        self = event
    }

    var name: Kind? { payload.kind.flatMap(Kind.init(rawValue:)) }

    /// The exercise whose test it is about, found in the test's name.
    var exercise: ExerciseID? {
        guard let match = payload.testID?.firstMatch(of: #/`([0-9]+\.[0-9]+\.[0-9]+) /#) else { return nil }
        return ExerciseID(String(match.1))
    }

    /// The text of the issue, without Swift Testing's general message if there are details.
    var lesson: String {
        let messages = payload.messages ?? []
        let details = messages.filter { $0.symbol == "details" }.map(\.text)
        return (details.isEmpty ? messages.map(\.text) : details).joined(separator: "\n")
    }
}
