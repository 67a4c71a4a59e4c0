import Attempts
import FRP
import Pixels

public func longerTimeline(_ posts: [PostRecord], by page: [PostRecord]) -> [PostRecord] {
    accepted([
        "A dictionary keeps the last version of each post, and a list of ids the order.": {
            let last = Dictionary((posts + page).map { ($0.id, $0) }) { $1 }
            let ids = (posts + page).reduce(into: [Int]()) { if !$0.contains($1.id) { $0.append($1.id) } }
            return ids.compactMap { last[$0] }
        },
        "First it replaces the posts that are known, and then it adds the new ones.": {
            let edited = posts.map { post in page.last { $0.id == post.id } ?? post }
            return page.reduce(edited) { longer, post in
                longer.contains { $0.id == post.id }
                    ? longer.map { $0.id == post.id ? post : $0 } : longer + [post]
            }
        },
        "A dictionary knows the place of each post, so no list is searched.": {
            var longer = posts
            var places = Dictionary(posts.enumerated().map { ($1.id, $0) }) { $1 }
            for post in page {
                if let place = places[post.id] {
                    longer[place] = post
                } else {
                    places[post.id] = longer.count
                    longer.append(post)
                }
            }
            return longer
        },
    ])
}

public func loadMoreCommand(
    whenReaching lastRow: Signal<Int>, lastOf count: Property<Int>, until allLoaded: Property<Bool>,
    on scheduler: some Scheduler, fetch: @escaping @Sendable () -> Signal<Int>
) -> Command<Void, Int> {
    let more = allLoaded.signal.map { !$0 }
    return accepted([
        "The condition stands in the handler instead of in a `filter`.": {
            let command = Command<Void, Int>(enabled: more, on: scheduler) { fetch() }
            lastRow.subscribe(next: { [weak command] row in
                if row == count.value - 1 { command?.execute() }
            })
            return command
        },
        "`combineLatest` follows the count too; the handler asks the command before it executes it.": {
            let command = Command<Void, Int>(enabled: more, on: scheduler) { fetch() }
            lastRow.combineLatest(with: count.signal)
                .filter { row, count in row + 1 >= count }
                .subscribe(next: { [weak command] _, _ in
                    if command?.isEnabled == true { command?.execute() }
                })
            return command
        },
        "`flattenMap` executes the command and holds it; `catchTo` drops the errors.": {
            let command = Command<Void, Int>(enabled: more, on: scheduler, work: fetch)
            lastRow.filter { $0 >= count.value - 1 }
                .flattenMap { _ in command.execute().catchTo(.empty) }
                .subscribe()
            return command
        },
        "`distinctUntilChanged` leaves out a row that is reported twice.": {
            let command = Command<Void, Int>(
                name: "load more", enabled: more.distinctUntilChanged(), on: scheduler
            ) {
                .defer { fetch() }
            }
            lastRow.distinctUntilChanged().filter { $0 >= count.value - 1 }
                .subscribe(next: { _ in command.execute() })
            return command
        },
    ])
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
public func commentRows(of comments: Signal<[CommentRecord]>) -> Signal<[CommentRow]> {
    accepted([
        "A dictionary finds the row of a comment, so the list is not searched for each.": {
            comments.scan([CommentRow]()) { rows, comments in
                let known = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
                return comments.map { known[$0.id] ?? CommentRow($0) }
            }
        },
        "`scan` keeps a dictionary and the order; a `map` makes the list of both.": {
            comments.scan((rows: [Int: CommentRow](), order: [Int]())) { before, comments in
                let pairs = comments.map { ($0.id, before.rows[$0.id] ?? CommentRow($0)) }
                return (Dictionary(uniqueKeysWithValues: pairs), comments.map(\.id))
            }
            .map { rows, order in order.compactMap { rows[$0] } }
        },
        "`defer` makes a property for each subscription, which remembers as `scan` does.": {
            .defer {
                let rows = Property<[CommentRow]>([])
                return comments.map { comments in
                    comments.map { comment in
                        rows.value.first { $0.id == comment.id } ?? CommentRow(comment)
                    }
                }
                .doNext { rows.value = $0 }
            }
        },
        "One property remembers the rows for all subscribers of the signal.": {
            let rows = Property<[Int: CommentRow]>([:])
            return comments.map { comments in
                let now = comments.map { rows.value[$0.id] ?? CommentRow($0) }
                rows.value = Dictionary(uniqueKeysWithValues: now.map { ($0.id, $0) })
                return now
            }
        },
    ])
}
