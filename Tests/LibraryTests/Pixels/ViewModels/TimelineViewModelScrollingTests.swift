import Foundation

@testable import Pixels

/// The end of the posts, also when another user is looked up meanwhile.
extension TimelineViewModelTests {
    @Test(arguments: Delivery.allCases)
    func `Scrolling to the end loads more, until there are no more`(_ delivery: Delivery) {
        let (app, timeline) = minas(delivery)
        var counts: [Int] = []
        for _ in 1...10 {
            timeline.showEnd()
            app.pass(1)
            counts.append(timeline.posts.value.count)
        }
        #expect(counts == [20, 25, 25, 25, 25, 25, 25, 25, 25, 25])
        #expect(timeline.posts.value.map(\.id) == Array(1...25))
        #expect(timeline.allLoaded.value && !timeline.loadMore.isEnabled && timeline.trouble.value == nil)
        #expect(app.timelines.requests.filter { $0.hasPrefix("posts") } == ["posts 1", "posts 2", "posts 3"])
    }

    @Test func `As long as the last post is not visible, no more are loaded`() {
        let (app, timeline) = minas()
        for places in [0..<5, 4..<9, 0..<0] { timeline.visible.value = places }
        app.pass(5)
        #expect(timeline.posts.value.count == 10)
    }

    @Test func `A screen with room for all posts has more loaded`() {
        let (app, timeline) = minas()
        timeline.visible.value = 0..<10
        app.pass(1)
        #expect(timeline.posts.value.count == 20)
    }

    @Test(arguments: Delivery.allCases)
    func `Scrolling while more are loaded makes one request`(_ delivery: Delivery) {
        let (app, timeline) = minas(delivery)
        for _ in 1...5 { timeline.showEnd() }
        app.pass(1)
        #expect(timeline.posts.value.count == 20 && timeline.trouble.value == nil)
        #expect(app.timelines.requests.filter { $0 == "posts 2" }.count == 1)
    }

    @Test func `The view models of posts are kept when more are loaded`() {
        let (app, timeline) = minas()
        let before = timeline.posts.value
        timeline.showEnd()
        app.pass(1)
        #expect(timeline.posts.value.count == 20)
        #expect(zip(before, timeline.posts.value).allSatisfy { $0 === $1 })
        #expect(timeline.posts.value.allSatisfy { $0.avatar.value != nil })
    }

    @Test(arguments: Delivery.allCases)
    func `If more cannot be loaded, the posts stay, and it can be tried again`(_ delivery: Delivery) {
        let (app, timeline) = minas(delivery)
        app.timelines.refuse(["posts 2"])
        timeline.showEnd()
        app.pass(1)
        #expect(timeline.trouble.value == "no answer to “posts 2”")
        #expect(timeline.posts.value.count == 10 && timeline.loadMore.isEnabled && !timeline.allLoaded.value)
        app.timelines.refuse([])
        timeline.showEnd()
        app.settle()
        #expect(timeline.trouble.value == nil)
        app.pass(1)
        #expect(timeline.posts.value.map(\.id) == Array(1...20))
    }

    // MARK: Another user

    @Test(arguments: Delivery.allCases)
    func `Looking up again starts with the first posts`(_ delivery: Delivery) {
        let (app, timeline) = minas(delivery)
        for _ in 1...2 {
            timeline.showEnd()
            app.pass(1)
        }
        #expect(timeline.posts.value.count == 25)
        lookUp("mina", in: timeline, app)
        #expect(timeline.posts.value.map(\.id) == Array(1...10))
        #expect(timeline.loadMore.isEnabled)
    }

    @Test func `During a lookup no more posts are loaded`() {
        let (app, timeline) = minas()
        timeline.lookUp.execute()
        #expect(!timeline.loadMore.isEnabled && !timeline.lookUp.isEnabled)
        timeline.showEnd()
        app.pass(2)
        #expect(timeline.posts.value.count == 10 && timeline.loadMore.isEnabled)
    }

    @Test(arguments: Delivery.allCases, [false, true])
    func `Late posts of the former user never appear, and more of the new one can be loaded at once`(
        _ delivery: Delivery, isFailing: Bool
    ) {
        let app = SlowApp(delivery, failing: isFailing)
        let timeline = TimelineViewModel(app.services)
        timeline.beginLookingUp("mina", on: app.time)
        let ids = app.time.record(timeline.posts.signal.map { $0.map(\.id) })
        timeline.loadMore.execute()
        app.pass(1)
        timeline.beginLookingUp("olav", on: app.time)
        app.pass(2)
        #expect(timeline.name.value == "olav" && timeline.loadMore.isEnabled)
        app.pass(18)
        #expect(timeline.name.value == "olav" && timeline.trouble.value == nil)
        #expect(ids.values == [[101], [201]])
    }
}

/// The services, with timelines that answer the first page at once, and all others after ten seconds.
private struct SlowApp {
    private struct Timelines: TimelineSource {
        let answers: StubAnswers

        func user(_ username: String) -> Signal<PostRecord.User> {
            .return(PostRecord.User(username: username, name: username, avatarURL: URL(filePath: "/")))
        }

        func posts(of username: String, page: Int) -> Signal<TimelinePage> {
            guard let user = user(username).first() else { return .empty }
            let post = PostRecord(id: (username == "mina" ? 100 : 200) + page, text: "", user: user)
            let answer = TimelinePage(posts: [post], allLoaded: page == 2)
            if page == 1 { return .return(answer) }
            return answers.answer("posts \(page)", after: .seconds(10)) { answer }
        }

        func picture(at url: URL) -> Signal<Pixmap> { .never }
    }

    let time = TestScheduler()
    let services: PixelsServices

    init(_ delivery: Delivery, failing: Bool) {
        let answers = StubAnswers(on: time, refusing: failing ? ["posts 2"] : [])
        services = PixelsServices(
            photos: StubPhotos(on: time), accounts: StubAccounts(on: time),
            timelines: Timelines(answers: answers),
            on: delivery == .atOnce ? ImmediateScheduler() : time)
    }

    func pass(_ seconds: Int) { time.advance(by: .seconds(seconds)) }
}
