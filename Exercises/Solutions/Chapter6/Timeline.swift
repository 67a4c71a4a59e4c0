import Attempts
import FRP
import Pixels

/// This is a fold: the timeline so far, and one post after the other. A known post replaces its old version in its
/// place; a new one goes to the end. A post that is twice in the page needs no case of its own: at the second time it
/// is known.
public func longerTimeline(_ posts: [PostRecord], by page: [PostRecord]) -> [PostRecord] {
    page.reduce(into: posts) { posts, post in
        if let place = posts.firstIndex(where: { $0.id == post.id }) {
            posts[place] = post
        } else {
            posts.append(post)
        }
    }
}

/// The command knows when it may be executed, so the caller need not: it refuses while a page is loading, and after the
/// last one. `lastRow` may live longer than the command, so the handler holds the command weakly.
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
/// `scan` gives its closure the rows before, and keeps nothing else. A row that is not among the next ones is released, and
/// when the subscription ends all are.
public func commentRows(of comments: Signal<[CommentRecord]>) -> Signal<[CommentRow]> {
    comments.scan([]) { rows, comments in
        comments.map { comment in rows.first { $0.id == comment.id } ?? CommentRow(comment) }
    }
}
