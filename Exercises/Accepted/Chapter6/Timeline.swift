import Attempts
import FRP
import Pixels

public func longerTimeline(_ posts: [PostRecord], by page: [PostRecord]) -> [PostRecord] {
    accepted([
        "the last of each, in the order of the first": {
            let last = Dictionary((posts + page).map { ($0.id, $0) }) { $1 }
            let ids = (posts + page).reduce(into: [Int]()) { if !$0.contains($1.id) { $0.append($1.id) } }
            return ids.compactMap { last[$0] }
        },
        "first what is known, then what is new": {
            let edited = posts.map { post in page.last { $0.id == post.id } ?? post }
            return page.reduce(edited) { longer, post in
                longer.contains { $0.id == post.id }
                    ? longer.map { $0.id == post.id ? post : $0 } : longer + [post]
            }
        },
        "with places in a dictionary": {
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
        "asks in the handler": {
            let command = Command<Void, Int>(enabled: more, on: scheduler) { fetch() }
            lastRow.subscribe(next: { [weak command] row in
                if row == count.value - 1 { command?.execute() }
            })
            return command
        },
        "looks at the count as a signal, and at whether it is enabled": {
            let command = Command<Void, Int>(enabled: more, on: scheduler) { fetch() }
            lastRow.combineLatest(with: count.signal)
                .filter { row, count in row + 1 >= count }
                .subscribe(next: { [weak command] _, _ in
                    if command?.isEnabled == true { command?.execute() }
                })
            return command
        },
        "holds the command, and hears of no error": {
            let command = Command<Void, Int>(enabled: more, on: scheduler, work: fetch)
            lastRow.filter { $0 >= count.value - 1 }
                .flattenMap { _ in command.execute().catchTo(.empty) }
                .subscribe()
            return command
        },
        "leaves out a row that is told twice": {
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
        "with a dictionary of the rows before": {
            comments.scan([CommentRow]()) { rows, comments in
                let known = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
                return comments.map { known[$0.id] ?? CommentRow($0) }
            }
        },
        "scans dictionaries": {
            comments.scan((rows: [Int: CommentRow](), order: [Int]())) { before, comments in
                let pairs = comments.map { ($0.id, before.rows[$0.id] ?? CommentRow($0)) }
                return (Dictionary(uniqueKeysWithValues: pairs), comments.map(\.id))
            }
            .map { rows, order in order.compactMap { rows[$0] } }
        },
        "remembers in a property of each subscription": {
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
        "remembers in a property of the signal": {
            let rows = Property<[Int: CommentRow]>([:])
            return comments.map { comments in
                let now = comments.map { rows.value[$0.id] ?? CommentRow($0) }
                rows.value = Dictionary(uniqueKeysWithValues: now.map { ($0.id, $0) })
                return now
            }
        },
    ])
}
