import Attempts
import FRP
import Pixels

/// A fold: the timeline so far, and one post after the other. Each is either known, and then only its place matters, or
/// new, and then only the end does. What a page repeats needs no case of its own, since the fold has seen it too.
public func longerTimeline(_ posts: [PostRecord], by page: [PostRecord]) -> [PostRecord] {
    page.reduce(into: posts) { posts, post in
        if let place = posts.firstIndex(where: { $0.id == post.id }) {
            posts[place] = post
        } else {
            posts.append(post)
        }
    }
}

/// The command knows when it may, so whoever executes it need not: what it is asked while a page is under way, or after the
/// last one, it refuses. `lastRow` may live longer than the command, which is therefore held weakly.
public func loadMoreCommand(
    whenReaching lastRow: Signal<Int>, lastOf count: Property<Int>, until allLoaded: Property<Bool>,
    on scheduler: some Scheduler, fetch: @escaping @Sendable () -> Signal<Int>
) -> Command<Void, Int> {
    let loadMore = Command<Void, Int>(enabled: allLoaded.signal.not(), on: scheduler) { fetch() }
    lastRow.filter { $0 >= count.value - 1 }.subscribe(next: { [weak loadMore] _ in loadMore?.execute() })
    return loadMore
}

public struct CommentRecord: Sendable {
    public let id: Int
    public let text: String

    public init(id: Int, text: String) { (self.id, self.text) = (id, text) }
}

public final class CommentRow: ViewModel {
    public let activation = Activation()
    public let id: Int
    public let text: String
    public let isUnfolded = Property(false)

    public init(_ comment: CommentRecord) { (id, text) = (comment.id, comment.text) }
}
/// `scan` hands the rows of before to whoever makes the next ones, and keeps nothing else: a row that is not among the next
/// ones is let go, and with the subscription all are.
public func commentRows(of comments: Signal<[CommentRecord]>) -> Signal<[CommentRow]> {
    comments.scan([]) { rows, comments in
        comments.map { comment in rows.first { $0.id == comment.id } ?? CommentRow(comment) }
    }
}
