/// What is known of somebody's posts: a value, made of the one before and a page by pure functions. Whoever fetches the
/// pages decides nothing.
///
/// Reading: the introduction to MVVM (functional core, imperative shell).
public struct Timeline: Sendable, Equatable {
    /// Whose it is.
    public let user: PostRecord.User
    /// The posts so far, each once.
    public private(set) var posts: [PostRecord] = []
    /// Whether there are no more.
    public private(set) var isComplete = false
    /// The page to ask for next.
    public private(set) var nextPage = 1

    /// A timeline of which nothing is known yet.
    public init(of user: PostRecord.User) { self.user = user }

    /// The timeline with a page more. What has moved on to this page because something was posted meanwhile is not
    /// repeated.
    public func appending(_ page: TimelinePage) -> Timeline {
        var known = Set(posts.map(\.id))
        var longer = self
        longer.posts += page.posts.filter { known.insert($0.id).inserted }
        longer.isComplete = page.allLoaded
        longer.nextPage += 1
        return longer
    }

    /// Whether somebody may be called so: 3 to 20 letters, digits, points and underscores.
    public static func isValid(username: String) -> Bool {
        (3...20).contains(username.count)
            && username.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._".contains($0)) }
    }
}
