import Foundation
import HTTPServer
import Synchronization

/// The pages that are open in browsers, and listen.
final class OpenPages: Sendable {
    private struct Audience {
        var streams: [HTTPStream] = []
        /// What goes on, by who does it.
        var activities: [String: String] = [:]
        var shown = ""
    }

    private let audience = Mutex(Audience())

    func add(_ stream: HTTPStream) {
        audience.withLock { audience in
            stream.send(event: PageEvent.hello.line)
            if !audience.shown.isEmpty { stream.send(event: PageEvent.activity(audience.shown).line) }
            audience.streams.append(stream)
        }
    }

    /// A line that says nothing: it finds out who has left, and tells whoever stands between that the stream is alive.
    func pulse() { send(":\n\n") }

    func tell(_ event: PageEvent) { send("data: \(event.line)\n\n") }

    /// Shows what somebody does; `nil` when it is done.
    func show(_ activity: String?, by somebody: String) {
        let text = audience.withLock { audience -> String? in
            audience.activities[somebody] = activity
            let all = audience.activities.sorted { $0.key < $1.key }.map(\.value).joined(separator: " · ")
            guard all != audience.shown else { return nil }
            audience.shown = all
            return all
        }
        if let text { tell(.activity(text)) }
    }

    /// A stream whose client has left takes nothing more.
    private func send(_ text: String) {
        audience.withLock { audience in audience.streams.removeAll { !$0.send(text) } }
    }
}
