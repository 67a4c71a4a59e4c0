import FRP
import Foundation
import Marbles
import Pixels

/// A stand-in for the search, in virtual time: each answer takes a second.
final class StubPosts: PostSource {
    private let time: TestScheduler
    private let access: String
    private let answer: Property<String>

    /// - Parameters:
    ///   - access: `granted`, `denied` or `no account`.
    ///   - answer: `rubbish` for something that is no list of posts.
    init(on time: TestScheduler, access: String, answer: String) {
        (self.time, self.access, self.answer) = (time, access, Property(answer))
    }

    /// From now on the answers are posts.
    func answerProperly() { answer.value = "ok" }

    func requestAccess() -> Signal<String> {
        let answer: Signal<String> =
            switch access {
            case "denied": .error(AccessError.denied)
            case "no account": .error(AccessError.noAccount)
            default: .return("reader")
            }
        return afterASecond.then { answer }
    }

    func posts(containing text: String) -> Signal<[PostRecord]> {
        afterASecond.then { [answer] in
            guard answer.value == "ok" else {
                return .error(PixelsError.wrongShape(from: StubPosts.address, reason: "it is no JSON"))
            }
            let user = PostRecord.User(username: "olav", name: "Olav", avatarURL: URL(filePath: "/1.bmp"))
            return .return([PostRecord(id: 1, text: "Up early for \(text).", user: user)])
        }
    }

    func picture(at url: URL) -> Signal<Pixmap> { .never }

    private static let address = URL(string: "http://service/v1/search") ?? URL(filePath: "/v1/search")

    private var afterASecond: Signal<Int> { Signal<Int>.interval(.seconds(1), on: time).take(1) }
}
