import Foundation
import HTTPServer
import Synchronization
import Terminal

/// The pages that are open in browsers, and listen.
final class OpenPages: Sendable {
    private struct Audience {
        var streams: [HTTPStream] = []
        /// What is tried, and what is built.
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

    /// A line that says nothing: it finds out who has left, and tells whoever stands between that the stream is alive.
    func pulse() { send(":\n\n") }

    func tell(_ event: PageEvent) { send("data: \(event.line)\n\n") }

    /// Shows what is tried; nothing, if the text is empty.
    func show(_ trying: String) { show { $0.trying = trying } }

    /// Shows what is built; `nil` when it is done.
    func show(_ building: PageEvent.Building?) { show { $0.building = building } }

    private func show(_ change: (inout Audience) -> Void) {
        let news = audience.withLock { audience in
            let before = audience.activity
            change(&audience)
            return audience.activity == before ? nil : audience.activity
        }
        if let news { tell(news) }
    }

    /// A stream whose client has left takes nothing more.
    private func send(_ text: String) {
        audience.withLock { audience in audience.streams.removeAll { !$0.send(text) } }
    }
}

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
