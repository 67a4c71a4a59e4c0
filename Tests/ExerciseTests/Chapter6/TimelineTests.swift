import Foundation

extension Chapter6 {
    @Suite struct Timelines {
        @Test func `6.6.1 Append a page without repeating a post`() async {
            await exercise {
                expectTimeline(
                    [], and: ["3 Rain", "2 Tea"], give: ["3 Rain", "2 Tea"],
                    because: "All posts of the first page are new.")
                expectTimeline(
                    [], and: ["3 Rain", "2 Tea"], give: ["3 Rain", "2 Tea"],
                    because: "This is the same call as before. It must give the same result.")
                expectTimeline(
                    ["3 Rain", "2 Tea"], and: ["1 Boats"], give: ["3 Rain", "2 Tea", "1 Boats"],
                    because: "What is new comes at the end.")
                expectTimeline(
                    ["5 Rain", "4 Tea", "3 Boats", "2 Fog"], and: ["3 Boats", "2 Fog", "1 Snow"],
                    give: ["5 Rain", "4 Tea", "3 Boats", "2 Fog", "1 Snow"],
                    because: """
                        Two posts were written after the page before was fetched: the last two of that page are \
                        now on this one.
                        """)
                expectTimeline(
                    ["3 Rain", "2 Tea", "1 Boats"], and: ["1 Boats!", "0 Fog"],
                    give: ["3 Rain", "2 Tea", "1 Boats!", "0 Fog"],
                    because: "Post 1 is the same post, edited: the latest version counts.")
                expectTimeline(
                    ["3 Rain", "2 Tea", "1 Boats"], and: ["2 Tea!"], give: ["3 Rain", "2 Tea!", "1 Boats"],
                    because: "A post that comes again stays in its place.")
                expectTimeline(
                    ["2 Rain"], and: ["1 Rain"], give: ["2 Rain", "1 Rain"],
                    because: "Two posts may say the same. Their ids tell them apart.")
                expectTimeline(
                    ["9 Rain"], and: ["8 Tea", "7 Fog", "8 Tea!"], give: ["9 Rain", "8 Tea!", "7 Fog"],
                    because: "A page may hold a post twice. The second time it is already known.")
                expectTimeline(
                    ["2 Rain", "1 Tea"], and: [], give: ["2 Rain", "1 Tea"],
                    because: "A page without posts changes nothing.")
                expectTimeline(
                    ["4 Rain", "7 Tea"], and: ["5 Fog", "6 Snow"],
                    give: ["4 Rain", "7 Tea", "5 Fog", "6 Snow"],
                    because: "The service decides the order. The ids only tell the posts apart.")
            }
        }

        @Test func `6.6.2 Load more when the reader comes to the end`() async {
            await exercise(without: .all) {
                let answers = ["---(3|)", "---(2|)"]
                Pages("-0-2----4-5------7-6-7-", answers: answers).expectFetches(
                    "---1------2------------", because: "There are 3 posts, then 6, and at last 8.")
                Pages("-0-2----4-5------7-6-7-", answers: answers).expectEnabled(
                    "yes at 1, no at 4, yes at 8, no at 15")
                Pages("-2----5-----7---", answers: answers + answers).expectFetches(
                    "-1----2-----3---", because: "The end is always in sight, but each page moves it.")
                Pages("-2-2---5----", answers: answers).expectFetches(
                    "-1-----2----", because: "At 3 a page is loading, so the command refuses.")
                Pages("--2-----1-2-----5-", answers: ["--X"] + answers).expectFetches(
                    "--1-------2-----3-", because: "The page that failed at 4 is requested again at 10.")

                Pages("--2-----2-", answers: ["--X"] + answers).expectFetches(
                    "--1-----2-",
                    because: "The first page fails at 4. At 8 the same row is in sight, and it is the last.")
                Pages("-2---0-----2---", answers: ["--(0|)"] + answers).expectFetches(
                    "-1---------2---",
                    because: "A page without posts has come at 3. Only the reader asks for another.")
                let fewer = Pages("-0-1--------1--", answers: answers)
                fewer.lab.time.schedule(after: .seconds(6)) { fewer.count.value = 2 }
                fewer.expectFetches(
                    "------------1--",
                    because: "At 6 a post is deleted, and 2 are left. Only scrolling asks for a page.")
                let all = Pages(
                    "-2-----3-----4-----5-----6-----7-----8-----9--",
                    answers: Array(repeating: "-(1|)", count: 9))
                all.expectFetches(
                    "-1-----2-----3-----4-----5-----6-----7-----8--", because: "Each page brings a post.")
                expect(
                    all.calls, times: 8, "fetch is called, for 8 pages",
                    because: "Each execution calls fetch(), and nothing else does.")

                let button = Pages("--0-", answers: ["---(3|)"])
                button.lab.time.advance(to: .seconds(5))
                button.command.execute()
                button.lab.time.run()
                expect(
                    button.count.value, is: 6, for: "the number of posts, after execute() by hand",
                    because: "A button that executes the command fetches too: 3 posts more than the first 3.")
                let rows = Subject<Int>()
                expectReleased(
                    "the command, while the reader still scrolls,",
                    because: "`lastRow` holds its subscribers, and those hold what their closures capture."
                ) {
                    loadMoreCommand(
                        whenReaching: rows.signal, lastOf: Property(3), until: Property(false),
                        on: ImmediateScheduler()
                    ) { .empty }
                }
            }
        }

        @Test func `6.6.3 Keep the rows of comments that stay`() async {
            await exercise {
                let screen = Screen([1, 2, 3])
                for ids in [[4, 3, 1], [1, 4, 5], [], [1]] { screen.expectRowsKept(changingTo: ids) }

                let small = Screen([1, 2])
                expectReleased(
                    "the row of comment 1, when [1, 2] has become [2],",
                    because: "The code that passes the rows to the next list still passes on this one."
                ) {
                    let gone = small.rows.value.first ?? CommentRow(CommentRecord(id: 1, text: ""))
                    small.comments.value = records([2])
                    return gone
                }
                let comments = Property(records([1, 2]))
                let signal = commentRows(of: comments.signal)
                expectReleased(
                    "a row, when nobody subscribes any more,",
                    because: "Something outside the subscription holds the rows."
                ) {
                    let rows = Property<[CommentRow]>([])
                    signal.subscribe(next: { rows.value = $0 }).dispose()
                    return rows.value.first ?? CommentRow(CommentRecord(id: 1, text: ""))
                }
                expectReleased(
                    "a row, when its screen has gone,",
                    because: "Something outside the subscription holds the rows."
                ) {
                    Screen([1, 2]).rows.value.first ?? CommentRow(CommentRecord(id: 1, text: ""))
                }

                let lab = Lab()
                let lists = ["a": [1, 2], "b": [3, 2], "c": []]
                let source = lab.hot("comments", of: String.self, "--a--a-b--c-----a-b-a-a-c--|")
                let rows = commentRows(of: source.signal.map { records(lists[$0] ?? []) })
                lab.expect(
                    rows.map { rows in lists.first { $0.value == rows.map(\.id) }?.key ?? "?" },
                    "--a--a-b--c-----a-b-a-a-c--|",
                    because: """
                        a is [1, 2], b is [3, 2], and c is an empty list, of comments and of rows: each list of \
                        comments gives one of rows.
                        """)
            }
        }
    }
}

// MARK: Posts

/// Expects this timeline; a post is written as its id and its text.
private func expectTimeline(
    _ posts: [String], and page: [String], give result: [String], because remark: String? = nil,
    at location: SourceLocation = #_sourceLocation
) {
    expect(
        longerTimeline(posts.map(post), by: page.map(post)).map { "\($0.id) \($0.text)" }, is: result,
        for: "posts \(posts), page \(page)", because: remark, at: location)
}

private func post(_ words: String) -> PostRecord {
    let parts = words.split(separator: " ", maxSplits: 1)
    let mina = PostRecord.User(username: "mina", name: "Mina Aalto", avatarURL: URL(filePath: "/mina.bmp"))
    return PostRecord(id: Int(parts[0]) ?? 0, text: String(parts[1]), user: mina)
}

// MARK: Pages

/// A list that its command makes longer: three posts, and then what each of the answers sends, of which the last is the
/// last page.
private final class Pages: Sendable {
    let lab = Lab()
    let count = Property(3)
    let command: Command<Void, Int>
    /// How often `fetch` was called, whether or not its signal was subscribed to.
    let calls = Tally()
    private let fetches = Subject<Int>()

    init(_ rows: String, answers: [String]) {
        let (asked, allLoaded) = (Tally(), Property(false))
        let lastRow = lab.hot("lastRow", rows).signal
        command = loadMoreCommand(whenReaching: lastRow, lastOf: count, until: allLoaded, on: lab.time) {
            [fetches, calls, time = lab.time] in
            calls.note()
            return .defer {
                asked.note()
                fetches.sendNext(asked.count)
                let answer = answers.indices.contains(asked.count - 1) ? answers[asked.count - 1] : ""
                return Signal(marbles: answer, on: time)
            }
        }
        command.executionSignals.flatten().subscribe(next: { [count] more in
            allLoaded.value = asked.count == answers.count
            count.value += more
        })
    }

    /// Expects that pages are asked for at these moments.
    func expectFetches(
        _ marbles: String, because remark: String, at location: SourceLocation = #_sourceLocation
    ) {
        lab.expect(fetches.signal, marbles, because: "fetch() begins then. \(remark)", at: location)
    }

    /// Expects that the command is enabled, or not, at these columns.
    func expectEnabled(_ states: String, at location: SourceLocation = #_sourceLocation) {
        let yours = [1, 4, 8, 15].map { column in
            lab.time.advance(to: .seconds(column))
            return "\(command.isEnabled ? "yes" : "no") at \(column)"
        }
        expect(
            yours.joined(separator: ", "), is: states, for: "a page under way from 3 to 6; all loaded at 13",
            because: "This is whether the command is enabled. A button follows it.", at: location)
    }
}

// MARK: Comments

private func records(_ ids: [Int]) -> [CommentRecord] {
    ids.map { CommentRecord(id: $0, text: "Comment \($0)") }
}

/// A screen with the rows of its comments.
private final class Screen {
    let comments: Property<[CommentRecord]>
    let rows = Property<[CommentRow]>([])

    init(_ ids: [Int]) {
        comments = Property(records(ids))
        commentRows(of: comments.signal).bind(to: rows)
    }

    /// Expects the rows of these comments, those of before among them.
    func expectRowsKept(changingTo ids: [Int], at location: SourceLocation = #_sourceLocation) {
        let before = rows.value
        comments.value = records(ids)
        let change = "comments \(before.map(\.id)), then \(ids)"
        expect(
            rows.value.map(\.id), is: ids, for: change, because: "These are the ids of the rows, in order.",
            at: location)
        for row in rows.value {
            guard let old = before.first(where: { $0.id == row.id }) else { continue }
            expect(
                row === old ? "row \(row.id) is the same object" : "row \(row.id) is another object",
                is: "row \(row.id) is the same object", for: change,
                because: "The screen holds the row from before, and does not see another object.",
                at: location)
        }
    }
}
