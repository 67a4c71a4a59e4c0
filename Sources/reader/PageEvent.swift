import Foundation
import Terminal

/// What open pages are told.
enum PageEvent: Encodable, Equatable, Sendable {
    /// The page is connected.
    case hello
    /// What is going on; nothing, if the text is empty. Of a build the pages of its chapter tell alone.
    case activity(String, Building?)
    /// The pages of these sections, and the contents, should be asked for again.
    case changed(sections: [String])
    /// The style sheet or the script was edited.
    case style

    struct Building: Encodable, Equatable, Sendable {
        let chapter: Int
        let text: String
    }

    private enum Key: String, CodingKey { case kind, text, building, sections }

    func encode(to encoder: any Encoder) throws {
        var event = encoder.container(keyedBy: Key.self)
        switch self {
        case .hello: try event.encode("hello", forKey: .kind)
        case .activity(let text, let building):
            try event.encode("activity", forKey: .kind)
            try event.encode(text, forKey: .text)
            try event.encode(building, forKey: .building)
        case .changed(let sections):
            try event.encode("changed", forKey: .kind)
            try event.encode(sections, forKey: .sections)
        case .style: try event.encode("style", forKey: .kind)
        }
    }

    /// A line of JSON.
    var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
    }
}
