import Book
import HTTPServer
import Synchronization

@testable import Reading

/// A server of the contents page and of what belongs to it, which knows who listens.
final class Audience: Sendable {
    private let watchers: Watchers
    private let server: LoopbackServer

    /// - Parameter passedEarly: so many exercises of 4.3 are passed just before somebody listens, who hears nothing of it.
    init(passedEarly: Int = 0) throws {
        let watchers = Watchers(passedEarly: passedEarly)
        self.watchers = watchers
        server = try LoopbackServer { watchers.answer($0) }
    }

    var address: String { "http://127.0.0.1:\(server.port)/" }

    /// How many streams are open now.
    var streams: Int { watchers.send(":\n\n") }

    /// Shows that so many exercises of 4.3 are passed, and tells it.
    func pass(_ count: Int) {
        watchers.pass(count)
        _ = watchers.send("data: {\"kind\":\"changed\",\"sections\":[\"4.3\"]}\n\n")
    }

    /// Tells what goes on; nothing, if the text is empty.
    func show(activity: String) {
        _ = watchers.send("data: {\"kind\":\"activity\",\"text\":\"\(activity)\"}\n\n")
    }
}

/// What an ``Audience`` shows, and to whom.
private final class Watchers: Sendable {
    private let passed = Mutex(0)
    private let passedEarly: Int
    private let streams = Mutex<[HTTPStream]>([])

    init(passedEarly: Int) { self.passedEarly = passedEarly }

    func pass(_ count: Int) { passed.withLock { $0 = count } }

    /// Returns how many have taken it.
    func send(_ text: String) -> Int {
        streams.withLock { streams in
            streams.removeAll { !$0.send(text) }
            return streams.count
        }
    }

    func answer(_ request: HTTPRequest) -> HTTPAnswer {
        let path = String(request.path.dropFirst())
        if path == "events" {
            return .events { [self] stream in
                passed.withLock { $0 = max($0, passedEarly) }
                streams.withLock { streams in
                    stream.send(event: #"{"kind":"hello"}"#)
                    streams.append(stream)
                }
            }
        }
        if Assets.names.contains(path), let bytes = try? Assets.bytes(of: path) {
            return HTTPAnswer(contentType: Assets.contentType(of: path), body: bytes)
        }
        let learner = Learner(passed: ["4.3": passed.withLock { $0 }])
        let page = ContentsPage(in: Setting(learner: learner) { _, _ in nil })
        return HTTPAnswer(contentType: "text/html; charset=utf-8", body: Array(page.html.text.utf8))
    }
}
