import Attempts
import FRP
import Pixels

public func longerTimeline(_ posts: [PostRecord], by page: [PostRecord]) -> [PostRecord] {
    variants {
        right("A dictionary keeps the last version of each post, and a list of ids the order.") {
            let last = Dictionary((posts + page).map { ($0.id, $0) }) { $1 }
            let ids = (posts + page).reduce(into: [Int]()) { if !$0.contains($1.id) { $0.append($1.id) } }
            return ids.compactMap { last[$0] }
        }
        right("First it replaces the posts that are known, and then it adds the new ones.") {
            let edited = posts.map { post in page.last { $0.id == post.id } ?? post }
            return page.reduce(edited) { longer, post in
                longer.contains { $0.id == post.id }
                    ? longer.map { $0.id == post.id ? post : $0 } : longer + [post]
            }
        }
        right("A dictionary knows the place of each post, so no list is searched.") {
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
        }
        wrong("repeats what has moved on to this page") { posts + page }
        wrong("takes an edited post for another one") { posts + page.filter { !posts.contains($0) } }
        wrong("keeps what an edited post said before") {
            posts + page.filter { post in !posts.contains { $0.id == post.id } }
        }
        wrong("moves a post that comes again to the end") {
            posts.filter { post in !page.contains { $0.id == post.id } } + page
        }
        wrong("looks for repetitions in the posts alone") {
            let isNew = { (post: PostRecord) in !posts.contains { $0.id == post.id } }
            return posts.map { post in page.last { $0.id == post.id } ?? post } + page.filter(isNew)
        }
        wrong("looks at the last post alone") {
            posts.last?.id == page.first?.id ? posts.dropLast() + page : posts + page
        }
        wrong("sorts by number") {
            Dictionary((posts + page).map { ($0.id, $0) }) { $1 }.values.sorted { $0.id < $1.id }
        }
        wrong("sorts by number, the highest first") {
            Dictionary((posts + page).map { ($0.id, $0) }) { $1 }.values.sorted { $0.id > $1.id }
        }
        wrong("tells posts apart by what they say") {
            posts + page.filter { post in !posts.contains { $0.text == post.text } }
        }
        wrong("remembers what other timelines had") {
            page.reduce(into: posts) { posts, post in
                if let place = posts.firstIndex(where: { $0.id == post.id }) {
                    posts[place] = post
                } else if !everSeen.value.contains(post.id) {
                    everSeen.modify { $0.insert(post.id) }
                    posts.append(post)
                }
            }
        }
    }
}

private let everSeen = Property<Set<Int>>([])

public func loadMoreCommand(
    whenReaching lastRow: Signal<Int>, lastOf count: Property<Int>, until allLoaded: Property<Bool>,
    on scheduler: some Scheduler, fetch: @escaping @Sendable () -> Signal<Int>
) -> Command<Void, Int> {
    variants {
        right("The condition is in the handler instead of in a `filter`.") {
            let more = allLoaded.signal.map { !$0 }
            let command = Command<Void, Int>(enabled: more, on: scheduler) { fetch() }
            lastRow.subscribe(next: { [weak command] row in
                if row == count.value - 1 { command?.execute() }
            })
            return command
        }
        right("`flattenMap` executes the command; `catchTo` drops the errors.") {
            let more = allLoaded.signal.map { !$0 }
            let command = Command<Void, Int>(enabled: more, on: scheduler, work: fetch)
            lastRow.filter { $0 >= count.value - 1 }
                .flattenMap { [weak command] _ in command?.execute().catchTo(.empty) ?? .empty }
                .subscribe()
            return command
        }
        wrong("leaves it to somebody else to execute") {
            Command<Void, Int>(enabled: allLoaded.signal.not(), on: scheduler) { fetch() }
        }
        wrong("waits for a row after the last") {
            let command = Command<Void, Int>(enabled: allLoaded.signal.not(), on: scheduler) { fetch() }
            lastRow.filter { $0 >= count.value }.subscribe(next: { _ in command.execute() })
            return command
        }
        wrong("asks whenever the reader scrolls") {
            let command = Command<Void, Int>(enabled: allLoaded.signal.not(), on: scheduler) { fetch() }
            lastRow.subscribe(next: { _ in command.execute() })
            return command
        }
        wrong("goes on after the last page") {
            let command = Command<Void, Int>(on: scheduler) { fetch() }
            lastRow.filter { $0 >= count.value - 1 }.subscribe(next: { _ in command.execute() })
            return command
        }
        wrong("asks no more, and looks as if it could") {
            let arrivals = lastRow.filter { $0 >= count.value - 1 }
            let command = Command<Void, Int>(on: scheduler) { fetch() }
            arrivals.subscribe(next: { _ in if !allLoaded.value { command.execute() } })
            return command
        }
        wrong("asks while a page is under way") {
            let command = Command<Void, Int>(enabled: allLoaded.signal.not(), on: scheduler) { fetch() }
            let arrivals = lastRow.filter { $0 >= count.value - 1 }
            command.allowsConcurrentExecution = true
            arrivals.subscribe(next: { _ in command.execute() })
            return command
        }
        wrong("keeps in mind how many posts there were at first") {
            let command = Command<Void, Int>(enabled: allLoaded.signal.not(), on: scheduler) { fetch() }
            let last = count.value - 1
            lastRow.filter { $0 == last }.subscribe(next: { _ in command.execute() })
            return command
        }
        wrong("must see the end go out of sight first") {
            let command = Command<Void, Int>(enabled: allLoaded.signal.not(), on: scheduler) { fetch() }
            lastRow.map { $0 >= count.value - 1 }.distinctUntilChanged().filter(\.self)
                .subscribe(next: { _ in command.execute() })
            return command
        }
        wrong("gives up when one page fails") {
            let command = Command<Void, Int>(enabled: allLoaded.signal.not(), on: scheduler) { fetch() }
            lastRow.filter { $0 >= count.value - 1 }.flattenMap { _ in command.execute() }.subscribe()
            return command
        }
        wrong("fetches one page, once and for all") {
            let command = Command<Void, Int>(enabled: allLoaded.signal.not(), on: scheduler) { fetch() }
            lastRow.filter { $0 >= count.value - 1 }.take(1).subscribe(next: { _ in command.execute() })
            return command
        }
        wrong("is held by the rows") {
            let command = Command<Void, Int>(enabled: allLoaded.signal.not(), on: scheduler) { fetch() }
            lastRow.filter { $0 >= count.value - 1 }.subscribe(next: { _ in command.execute() })
            return command
        }
        wrong("asks when the number of posts changes, too") {
            let more = allLoaded.signal.map { !$0 }
            let command = Command<Void, Int>(enabled: more, on: scheduler) { fetch() }
            lastRow.combineLatest(with: count.signal)
                .filter { row, count in row + 1 >= count }
                .subscribe(next: { [weak command] _, _ in
                    if command?.isEnabled == true { command?.execute() }
                })
            return command
        }
        wrong("leaves out a row that comes twice in a row, though a page may have failed between") {
            let more = allLoaded.signal.map { !$0 }
            let command = Command<Void, Int>(
                name: "load more", enabled: more.distinctUntilChanged(), on: scheduler
            ) {
                .defer { fetch() }
            }
            lastRow.distinctUntilChanged().filter { $0 >= count.value - 1 }
                .subscribe(next: { [weak command] _ in command?.execute() })
            return command
        }
        wrong("calls fetch once, and uses its signal for every page") {
            let page = fetch()
            let command = Command<Void, Int>(enabled: allLoaded.signal.not(), on: scheduler) { page }
            lastRow.filter { $0 >= count.value - 1 }.subscribe(next: { [weak command] _ in command?.execute()
            })
            return command
        }
        wrong("fetches beside the command") {
            let command = Command<Void, Int>(enabled: allLoaded.signal.not(), on: scheduler) { fetch() }
            lastRow.filter { $0 >= count.value - 1 }.subscribe(next: { _ in
                if command.isEnabled { fetch().catchTo(.empty).subscribe() }
            })
            return command
        }
    }
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
    variants {
        right("A dictionary finds the row of a comment, so the list is not searched for each.") {
            comments.scan([CommentRow]()) { rows, comments in
                let known = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
                return comments.map { known[$0.id] ?? CommentRow($0) }
            }
        }
        right("`scan` keeps a dictionary and the order; a `map` makes the list of both.") {
            comments.scan((rows: [Int: CommentRow](), order: [Int]())) { before, comments in
                let pairs = comments.map { ($0.id, before.rows[$0.id] ?? CommentRow($0)) }
                return (Dictionary(uniqueKeysWithValues: pairs), comments.map(\.id))
            }
            .map { rows, order in order.compactMap { rows[$0] } }
        }
        right("`defer` makes a property for each subscription, which remembers as `scan` does.") {
            .defer {
                let rows = Property<[CommentRow]>([])
                return comments.map { comments in
                    comments.map { comment in
                        rows.value.first { $0.id == comment.id } ?? CommentRow(comment)
                    }
                }
                .doNext { rows.value = $0 }
            }
        }
        wrong("makes every row anew") { comments.map { comments in comments.map { CommentRow($0) } } }
        wrong("goes by the place instead of the comment") {
            comments.scan([CommentRow]()) { rows, comments in
                comments.enumerated().map { place, comment in
                    rows.indices.contains(place) ? rows[place] : CommentRow(comment)
                }
            }
        }
        wrong("keeps the rows of comments that are gone on the screen") {
            comments.scan([CommentRow]()) { rows, comments in
                rows + comments.filter { new in !rows.contains { $0.id == new.id } }.map { CommentRow($0) }
            }
        }
        wrong("keeps rows for ever that nobody sees") {
            comments.scan((all: [Int: CommentRow](), now: [CommentRow]())) { before, comments in
                let now = comments.map { before.all[$0.id] ?? CommentRow($0) }
                return (before.all.merging(now.map { ($0.id, $0) }) { $1 }, now)
            }
            .map(\.now)
        }
        wrong("holds the rows when nobody subscribes any more") {
            let rows = Property<[Int: CommentRow]>([:])
            return comments.map { comments in
                let now = comments.map { rows.value[$0.id] ?? CommentRow($0) }
                rows.value = Dictionary(uniqueKeysWithValues: now.map { ($0.id, $0) })
                return now
            }
        }
        wrong("puts the new ones behind the old ones") {
            comments.scan([CommentRow]()) { rows, comments in
                let staying = rows.filter { row in comments.contains { $0.id == row.id } }
                let new = comments.filter { comment in !rows.contains { $0.id == comment.id } }
                return staying + new.map { CommentRow($0) }
            }
        }
        wrong("knows the rows of the first list alone") {
            let first = comments.take(1).map { $0.map { CommentRow($0) } }
            return first.combineLatest(with: comments).map(renewed)
        }
        wrong("has one store for all screens") {
            comments.map { renewed(storeOfRows.value, by: $0) }.doNext { storeOfRows.value = $0 }
        }
        wrong("says nothing about a list without comments") {
            comments.filter { !$0.isEmpty }.scan([], renewed)
        }
    }
}

@Sendable private func renewed(_ rows: [CommentRow], by comments: [CommentRecord]) -> [CommentRow] {
    comments.map { comment in rows.first { $0.id == comment.id } ?? CommentRow(comment) }
}

private let storeOfRows = Property<[CommentRow]>([])
