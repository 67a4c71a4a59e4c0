import FRP
import Foundation
import Pixmap

/// A stub for the timelines of the service, in virtual time: each answer takes a second. `mina` has written 25 posts, ten to a
/// page. Nobody else has written anything.
public final class StubTimelines: TimelineSource {
    private let answers: StubAnswers

    /// - Parameters:
    ///   - time: the scheduler for the delay of the answers.
    ///   - failing: the requests that are refused: `user mina`, `posts 2`, `picture`.
    public init(on time: any Scheduler, failing: Set<String> = []) {
        answers = StubAnswers(on: time, refusing: failing)
    }

    /// The requests until now, in order.
    public var requests: [String] { answers.requests }

    /// Refuses these requests from now on, and no others.
    public func refuse(_ requests: Set<String>) { answers.refuse(requests) }

    public func user(_ username: String) -> Signal<PostRecord.User> {
        answers.answer("user \(username)", after: .seconds(1)) {
            guard username == "mina" else { throw AccountError.unknownUser(username) }
            return Self.mina
        }
    }

    public func posts(of username: String, page: Int) -> Signal<TimelinePage> {
        answers.answer("posts \(page)", after: .seconds(1)) {
            let numbers = (page * 10 - 9...page * 10).filter { $0 <= 25 }
            return TimelinePage(
                posts: numbers.map { PostRecord(id: $0, text: "Post \($0)", user: Self.mina) },
                allLoaded: page >= 3)
        }
    }

    public func picture(at url: URL) -> Signal<Pixmap> {
        answers.answer("picture", after: .seconds(1)) { Pixmap(width: 2, height: 2) }
    }

    private static let mina = PostRecord.User(
        username: "mina", name: "Mina Aalto", avatarURL: URL(filePath: "/mina.bmp"), postsCount: 25)
}
