import Foundation
import HTTPServer
import Photographs

/// Answers about posts, for the instant search and the timeline. The texts are the photographers' descriptions.
extension FrontDesk {
    struct UserAnswer: Encodable {
        let username: String
        let name: String
        let avatar_url: String
        let posts_count: Int
    }

    struct PostAnswer: Encodable {
        let id: Int
        let text: String
        let user: UserAnswer
    }

    struct TimelinePage: Encodable {
        let posts: [PostAnswer]
        let page: Int
        let all_loaded: Bool
    }

    static let postsPerPage = 10

    func grantAccess() -> HTTPAnswer {
        struct Granted: Encodable {
            let granted: Bool
            let account: String?
        }
        switch access.withLock(\.self) {
        case .granted(let account): return .json(Granted(granted: true, account: account))
        case .denied: return .problem("Searching was not allowed.", status: 403)
        case .noAccount: return .json(Granted(granted: true, account: nil))
        }
    }

    func search(_ text: String) -> HTTPAnswer {
        guard !text.isEmpty else { return .problem("q says what to search for.", status: 400) }
        let found = Self.posts.filter {
            $0.text.localizedCaseInsensitiveContains(text)
                || $0.photograph.photographer.fullName.localizedCaseInsensitiveContains(text)
        }
        return .json(["posts": found.prefix(20).map(answer)])
    }

    func user(_ name: String) -> HTTPAnswer {
        guard let photograph = Photograph.all.first(where: { $0.photographer.userName == name }) else {
            return .problem("Nobody is called \(name).", status: 404)
        }
        return .json(["user": user(photograph)])
    }

    func posts(of name: String, page: Int) -> HTTPAnswer {
        guard page >= 1, page < 10_000 else { return .problem("page counts from 1.", status: 400) }
        let all = Self.posts.filter { $0.photograph.photographer.userName == name }
        guard !all.isEmpty else { return .problem("Nobody is called \(name).", status: 404) }
        let end = page * Self.postsPerPage
        return .json(
            TimelinePage(
                posts: all.dropFirst(end - Self.postsPerPage).prefix(Self.postsPerPage).map(answer),
                page: page, all_loaded: end >= all.count))
    }

    // MARK: The posts there are

    private struct Post: Sendable {
        let id: Int
        let text: String
        let photograph: Photograph
    }

    private static let sayings = [
        "Up before the sun for “%@”.", "“%@” is in the gallery now.",
        "I waited two hours for the light of “%@”.",
        "Somebody asked where “%@” was taken. I shall not tell.", "The wind nearly took the camera: “%@”.",
    ]

    private static let posts: [Post] = Photograph.all.flatMap { photograph in
        sayings.indices.prefix(2 + photograph.id % 4).map { index in
            let saying = sayings[(photograph.id + index) % sayings.count]
            return Post(
                id: photograph.id * 10 + index, text: saying.replacing("%@", with: photograph.name),
                photograph: photograph)
        }
    }

    private func answer(_ post: Post) -> PostAnswer {
        PostAnswer(id: post.id, text: post.text, user: user(post.photograph))
    }

    private func user(_ photograph: Photograph) -> UserAnswer {
        let photographer = photograph.photographer
        let own = Self.posts.filter { $0.photograph.photographer.userName == photographer.userName }
        return UserAnswer(
            username: photographer.userName, name: photographer.fullName,
            avatar_url: "\(address.withLock(\.self))/images/\(own[0].photograph.id)/3.bmp",
            posts_count: own.count)
    }
}
