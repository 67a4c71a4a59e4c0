/// The posts of a user, as far as they are known: a value, which pure functions make from the former one and a page. The code that
/// fetches the pages makes no decisions.
///
/// Reading: the introduction to MVVM (functional core, imperative shell).
public struct Timeline: Sendable, Equatable {
    /// The author of the posts.
    public let user: PostRecord.User
    /// The posts until now, each once.
    public private(set) var posts: [PostRecord] = []
    /// Whether there are no more posts.
    public private(set) var isComplete = false
    /// The number of the page to fetch next.
    public private(set) var nextPage = 1

    /// A timeline without posts yet.
    public init(of user: PostRecord.User) { self.user = user }

    /// The timeline with one more page. Posts that have moved to this page, because there is a new one, are not repeated.
    public func appending(_ page: TimelinePage) -> Timeline {
        var known = Set(posts.map(\.id))
        var longer = self
        longer.posts += page.posts.filter { known.insert($0.id).inserted }
        longer.isComplete = page.allLoaded
        longer.nextPage += 1
        return longer
    }

    /// Whether this can be the name of a user: 3 to 20 letters, digits, points and underscores.
    public static func isValid(username: String) -> Bool {
        (3...20).contains(username.count)
            && username.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._".contains($0)) }
    }
}
