import Book
import HTTPServer
import Synchronization

@testable import Reading

/// A server of the contents page and of what belongs to it, which knows who listens.
final class Audience: Sendable {
    private let watchers: Watchers
    private let server: LoopbackServer

    /// - Parameter passesWhileLoading: another exercise of 4.3 is passed whenever a page is there and its script is not. Nobody
    ///   hears of it.
    init(passesWhileLoading: Bool = false) throws {
        let watchers = Watchers(passesWhileLoading: passesWhileLoading)
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
    private let passesWhileLoading: Bool
    private let streams = Mutex<[HTTPStream]>([])

    init(passesWhileLoading: Bool) { self.passesWhileLoading = passesWhileLoading }

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
                streams.withLock { streams in
                    stream.send(event: #"{"kind":"hello"}"#)
                    streams.append(stream)
                }
            }
        }
        if passesWhileLoading, path == "page.js" { passed.withLock { $0 += 1 } }
        if Assets.names.contains(path), let bytes = try? Assets.bytes(of: path) {
            return HTTPAnswer(contentType: Assets.contentType(of: path), body: bytes)
        }
        let learner = Learner(passed: ["4.3": passed.withLock { $0 }])
        let page = ContentsPage(in: Setting(learner: learner) { _, _ in nil })
        return HTTPAnswer(contentType: "text/html; charset=utf-8", body: Array(page.html.text.utf8))
    }
}
