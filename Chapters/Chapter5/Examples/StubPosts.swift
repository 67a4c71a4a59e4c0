import FRP
import Foundation
import Marbles
import Pixels

/// A stand-in for the search, in virtual time: each answer takes a second.
final class StubPosts: PostSource {
    private let time: TestScheduler
    private let access: String
    private let answer: Property<String>
    private let awaited = Property<[String]>([])

    /// - Parameters:
    ///   - access: `granted`, `denied` or `no account`.
    ///   - answer: `ok`, or anything else for something that is no list of posts.
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
            return .return([StubPosts.post("Up early for \(text).", by: "olav")])
        }
    }

    /// Whose pictures somebody waits for.
    var awaitedPictures: [String] { awaited.value }

    func picture(at url: URL) -> Signal<Pixmap> {
        let author = url.deletingPathExtension().lastPathComponent
        return Signal { [afterASecond, awaited] observer in
            awaited.modify { $0.append(author) }
            let answer = afterASecond.map { _ in Pixmap(width: 1, height: 1) }.subscribe(observer)
            return Disposable {
                answer.dispose()
                awaited.modify { $0.removeAll { $0 == author } }
            }
        }
    }

    /// A post by somebody, whose picture has an address of its own.
    static func post(_ text: String, by author: String) -> PostRecord {
        let picture = URL(filePath: "/\(author).bmp")
        return PostRecord(
            id: 1, text: text,
            user: PostRecord.User(username: author, name: author.capitalized, avatarURL: picture))
    }

    private static let address = URL(string: "http://service/v1/search") ?? URL(filePath: "/v1/search")

    private var afterASecond: Signal<Int> { Signal<Int>.interval(.seconds(1), on: time).take(1) }
}
