import Foundation
import HTTPServer
import Synchronization
import Terminal

/// The event streams of the pages that are open in browsers.
final class OpenPages: Sendable {
    private struct Audience {
        var streams: [HTTPStream] = []
        /// The running check, and the running build; shown by all pages.
        var trying = ""
        var building: PageEvent.Building?
        var activity: PageEvent { .activity(trying, building) }
    }

    private let audience = Mutex(Audience())

    func add(_ stream: HTTPStream) {
        audience.withLock { audience in
            stream.send(event: PageEvent.hello.line)
            stream.send(event: audience.activity.line)
            audience.streams.append(stream)
        }
    }

    /// Sends a comment line, which a page ignores. So it finds streams whose client has left, and proxies do not close idle ones.
    func pulse() { send(":\n\n") }

    func tell(_ event: PageEvent) { send("data: \(event.line)\n\n") }

    /// Shows the text of a running check. Empty: there is none.
    func show(_ trying: String) { show { $0.trying = trying } }

    /// Shows a running build; `nil`: there is none.
    func show(_ building: PageEvent.Building?) { show { $0.building = building } }

    private func show(_ change: (inout Audience) -> Void) {
        let news = audience.withLock { audience in
            let before = audience.activity
            change(&audience)
            return audience.activity == before ? nil : audience.activity
        }
        if let news { tell(news) }
    }

    /// Sends to all streams, and drops those that have ended.
    private func send(_ text: String) {
        audience.withLock { audience in audience.streams.removeAll { !$0.send(text) } }
    }
}

/// An event for the open pages; `live.js` handles it.
enum PageEvent: Encodable, Equatable, Sendable {
    /// The stream is connected.
    case hello
    /// The text of a running check, may be empty, and the running build. Only the pages of its chapter show a build.
    case activity(String, Building?)
    /// The pages of these sections, and the pages of no section, should be loaded again.
    case changed(sections: [String])
    /// A style sheet or a script was edited.
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

    /// The event as a line of JSON.
    var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
    }
}
