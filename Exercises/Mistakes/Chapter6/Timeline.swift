import Attempts
import FRP
import Pixels

public func longerTimeline(_ posts: [PostRecord], by page: [PostRecord]) -> [PostRecord] {
    let isNew = { (post: PostRecord) in !posts.contains { $0.id == post.id } }
    return mistake([
        "repeats what has moved on to this page": { posts + page },
        "takes an edited post for another one": { posts + page.filter { !posts.contains($0) } },
        "keeps what an edited post said before": { posts + page.filter(isNew) },
        "moves a post that comes again to the end": {
            posts.filter { post in !page.contains { $0.id == post.id } } + page
        },
        "looks for repetitions in the posts alone": {
            posts.map { post in page.last { $0.id == post.id } ?? post } + page.filter(isNew)
        },
        "looks at the last post alone": {
            posts.last?.id == page.first?.id ? posts.dropLast() + page : posts + page
        },
        "sorts by number": {
            Dictionary((posts + page).map { ($0.id, $0) }) { $1 }.values.sorted { $0.id < $1.id }
        },
        "sorts by number, the highest first": {
            Dictionary((posts + page).map { ($0.id, $0) }) { $1 }.values.sorted { $0.id > $1.id }
        },
        "tells posts apart by what they say": {
            posts + page.filter { post in !posts.contains { $0.text == post.text } }
        },
        "remembers what other timelines had": {
            page.reduce(into: posts) { posts, post in
                if let place = posts.firstIndex(where: { $0.id == post.id }) {
                    posts[place] = post
                } else if !everSeen.value.contains(post.id) {
                    everSeen.modify { $0.insert(post.id) }
                    posts.append(post)
                }
            }
        },
    ])
}

private let everSeen = Property<Set<Int>>([])

public func loadMoreCommand(
    whenReaching lastRow: Signal<Int>, lastOf count: Property<Int>, until allLoaded: Property<Bool>,
    on scheduler: some Scheduler, fetch: @escaping @Sendable () -> Signal<Int>
) -> Command<Void, Int> {
    let command = Command<Void, Int>(enabled: allLoaded.signal.not(), on: scheduler) { fetch() }
    let arrivals = lastRow.filter { $0 >= count.value - 1 }
    return mistake([
        "leaves it to somebody else to execute": { command },
        "waits for a row after the last": {
            lastRow.filter { $0 >= count.value }.subscribe(next: { _ in command.execute() })
            return command
        },
        "asks whenever the reader scrolls": {
            lastRow.subscribe(next: { _ in command.execute() })
            return command
        },
        "goes on after the last page": {
            let command = Command<Void, Int>(on: scheduler) { fetch() }
            arrivals.subscribe(next: { _ in command.execute() })
            return command
        },
        "asks no more, and looks as if it could": {
            let command = Command<Void, Int>(on: scheduler) { fetch() }
            arrivals.subscribe(next: { _ in if !allLoaded.value { command.execute() } })
            return command
        },
        "asks while a page is under way": {
            command.allowsConcurrentExecution = true
            arrivals.subscribe(next: { _ in command.execute() })
            return command
        },
        "keeps in mind how many posts there were at first": {
            let last = count.value - 1
            lastRow.filter { $0 == last }.subscribe(next: { _ in command.execute() })
            return command
        },
        "must see the end go out of sight first": {
            lastRow.map { $0 >= count.value - 1 }.distinctUntilChanged().filter(\.self)
                .subscribe(next: { _ in command.execute() })
            return command
        },
        "gives up when one page fails": {
            arrivals.flattenMap { _ in command.execute() }.subscribe()
            return command
        },
        "fetches one page, once and for all": {
            arrivals.take(1).subscribe(next: { _ in command.execute() })
            return command
        },
        "fetches beside the command": {
            arrivals.subscribe(next: { _ in
                if command.isEnabled { fetch().catchTo(.empty).subscribe() }
            })
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
    mistake([
        "makes every row anew": { comments.map { comments in comments.map { CommentRow($0) } } },
        "copies what was unfolded to another row": {
            comments.scan([]) { rows, comments in
                comments.map { comment in
                    let row = CommentRow(comment)
                    row.isUnfolded.value = rows.first { $0.id == comment.id }?.isUnfolded.value ?? false
                    return row
                }
            }
        },
        "goes by the place instead of the comment": {
            comments.scan([CommentRow]()) { rows, comments in
                comments.enumerated().map { place, comment in
                    rows.indices.contains(place) ? rows[place] : CommentRow(comment)
                }
            }
        },
        "keeps the rows of comments that are gone on the screen": {
            comments.scan([CommentRow]()) { rows, comments in
                rows + comments.filter { new in !rows.contains { $0.id == new.id } }.map { CommentRow($0) }
            }
        },
        "keeps rows for ever that nobody sees": {
            comments.scan((all: [Int: CommentRow](), now: [CommentRow]())) { before, comments in
                let now = comments.map { before.all[$0.id] ?? CommentRow($0) }
                return (before.all.merging(now.map { ($0.id, $0) }) { $1 }, now)
            }
            .map(\.now)
        },
        "puts the new ones behind the old ones": {
            comments.scan([CommentRow]()) { rows, comments in
                let staying = rows.filter { row in comments.contains { $0.id == row.id } }
                let new = comments.filter { comment in !rows.contains { $0.id == comment.id } }
                return staying + new.map { CommentRow($0) }
            }
        },
        "knows the rows of the first list alone": {
            let first = comments.take(1).map { $0.map { CommentRow($0) } }
            return first.combineLatest(with: comments).map { rows, comments in
                comments.map { comment in rows.first { $0.id == comment.id } ?? CommentRow(comment) }
            }
        },
        "has one store for all screens": {
            comments.map { comments in
                let now = comments.map { comment in
                    storeOfRows.value.first { $0.id == comment.id } ?? CommentRow(comment)
                }
                storeOfRows.value = now
                return now
            }
        },
        "says nothing about a list without comments": {
            comments.filter { !$0.isEmpty }.scan([]) { rows, comments in
                comments.map { comment in rows.first { $0.id == comment.id } ?? CommentRow(comment) }
            }
        },
    ])
}

private let storeOfRows = Property<[CommentRow]>([])
