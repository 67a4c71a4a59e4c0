import Attempts
import FRP
import Pixels

/// Exercise 6.6.1 · Append a page without repeating a post.
///
/// Give the posts of the timeline after one more page. Each post, known by its `id`, is in it once, in the order in
/// which the posts first came. A post that comes again may have been edited: it keeps its place, in its latest
/// version. The result depends only on `posts` and `page`.
///
///     posts     3 Rain    2 Tea    1 Boats
///     page                         1 Boats!    0 Fog
///     result    3 Rain    2 Tea    1 Boats!    0 Fog
///
/// Book: not in it, but in the introduction
public func longerTimeline(_ posts: [PostRecord], by page: [PostRecord]) -> [PostRecord] {
    todo()
}

/// Exercise 6.6.2 · Load more when the reader comes to the end. (stretch)
///
/// `lastRow` sends the last row in sight whenever the reader scrolls. Rows are counted from 0. `count` is the number of
/// posts, so the last post is in row `count.value - 1`.
///
/// - Make a command whose work is `fetch()`. It is enabled until `allLoaded` is true.
/// - Execute it whenever `lastRow` sends the row of the last post.
/// - While a page is loading, request no other.
/// - After a failure, ask again when the reader next arrives at the end.
///
/// You need not change `count`: the caller adds the values of the command to `count`, and keeps the command alive.
/// `lastRow` lives longer, and must not keep the command alive.
///
///     lastRow    -0-2-2-----4-5------
///     fetch         ---(3|)   ---(2|)
///     count      3-----6---------8---
///
/// Book: not in it, but in the introduction
public func loadMoreCommand(
    whenReaching lastRow: Signal<Int>, lastOf count: Property<Int>, until allLoaded: Property<Bool>,
    on scheduler: some Scheduler, fetch: @escaping @Sendable () -> Signal<Int>
) -> Command<Void, Int> {
    todo()
}

/// Exercise 6.6.3 · Keep the rows of comments that stay. (stretch)
///
/// For each list of comments send the rows, in the same order; in a list each `id` is there once. A comment that was
/// in the list before keeps its row: the same object, with its `isUnfolded`. When a comment is gone, its row is
/// released, and so are all rows when nobody subscribes any more. The function below makes every row again: repair it.
///
///     comments   --[1, 2]----[3, 2]--
///     rows       --[a, b]----[c, b]--      nobody keeps a
///
/// Book: not in it, but in the introduction
public func commentRows(of comments: Signal<[CommentRecord]>) -> Signal<[CommentRow]> {
    todo()  // Delete this line when you begin.
    return comments.map { comments in comments.map { CommentRow($0) } }
}

/// A comment, as the service sends it.
public struct CommentRecord: Sendable {
    public let id: Int
    public let text: String

    public init(id: Int, text: String) { (self.id, self.text) = (id, text) }
}

/// A comment as a row of the screen. Nobody else knows whether the reader has unfolded it: opened it, to see all of its
/// text.
public final class CommentRow: ViewModel {
    public let activation = Activation()
    public let id: Int
    public let text: String
    public let isUnfolded = Property(false)

    /// A row that is folded.
    public init(_ comment: CommentRecord) { (id, text) = (comment.id, comment.text) }
}
