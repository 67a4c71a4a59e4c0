@testable import Pixels

struct TimelineViewModelTests {
    func timeline(
        _ delivery: Delivery = .atOnce, failing: Set<String> = []
    ) -> (StubbedApp, TimelineViewModel) {
        let app = StubbedApp(delivery, failing: failing)
        let timeline = TimelineViewModel(app.services)
        return (app, timeline)
    }

    func lookUp(_ name: String, in timeline: TimelineViewModel, _ app: StubbedApp) {
        timeline.beginLookingUp(name, on: app.time)
        app.pass(2)
    }

    /// `mina`'s timeline, with the first ten of her 25 posts.
    func minas(
        _ delivery: Delivery = .atOnce, failing: Set<String> = []
    ) -> (StubbedApp, TimelineViewModel) {
        let (app, timeline) = timeline(delivery, failing: failing)
        lookUp("mina", in: timeline, app)
        return (app, timeline)
    }

    // MARK: The name

    @Test(arguments: [("", false), ("mi", false), ("min", true), ("mina", true), ("mi na", false)])
    func `A lookup is enabled while the user name is valid`(_ name: String, _ expected: Bool) {
        let (_, timeline) = timeline()
        timeline.username.value = name
        #expect(timeline.isUsernameValid.value == expected && timeline.lookUp.isEnabled == expected)
    }

    @Test(arguments: Delivery.allCases)
    func `An unknown user has no posts, not those of the last one, and another can be looked up`(
        _ delivery: Delivery
    ) {
        let (app, timeline) = minas(delivery)
        lookUp("olav", in: timeline, app)
        #expect(timeline.trouble.value == "Nobody is called “olav”.")
        #expect(timeline.posts.value.isEmpty && timeline.name.value == nil)
        #expect(timeline.profile() == nil && !timeline.loadMore.isEnabled && timeline.lookUp.isEnabled)
        timeline.beginLookingUp("mina", on: app.time)
        #expect(timeline.trouble.value == nil)
        app.pass(2)
        #expect(timeline.posts.value.count == 10)
    }

    @Test func `Before a lookup there is nothing, and nothing to load`() {
        let (app, timeline) = timeline()
        timeline.username.value = "mina"
        for places in [0..<0, 0..<5] { timeline.visible.value = places }
        app.pass(5)
        #expect(timeline.posts.value.isEmpty && !timeline.allLoaded.value && !timeline.loadMore.isEnabled)
        #expect(timeline.profile() == nil && app.timelines.requests.isEmpty)
    }

    @Test(arguments: Delivery.allCases)
    func `After a lookup there are the name, the first posts and the avatar`(_ delivery: Delivery) {
        let (app, timeline) = minas(delivery)
        #expect(timeline.name.value == "Mina Aalto" && timeline.avatar.value == nil)
        #expect(timeline.posts.value.map(\.id) == Array(1...10))
        #expect(!timeline.allLoaded.value && timeline.loadMore.isEnabled)
        #expect(timeline.posts.value.map(\.text).first == "Post 1")
        #expect(timeline.posts.value.allSatisfy { $0.author == "Mina Aalto" && $0.avatar.value == nil })
        app.pass(1)
        #expect(timeline.avatar.value != nil)
        #expect(timeline.posts.value.allSatisfy { $0.avatar.value == timeline.avatar.value })
        #expect(app.timelines.requests == ["user mina", "posts 1", "picture"])
    }

    @Test func `An avatar that does not arrive is no error`() {
        let (app, timeline) = minas(failing: ["picture"])
        app.pass(5)
        #expect(timeline.avatar.value == nil && timeline.trouble.value == nil)
        #expect(timeline.posts.value.count == 10)
    }

    // MARK: Children

    @Test func `The profile is that of the user whose posts are shown`() {
        let (app, timeline) = minas()
        let profile = timeline.profile()
        #expect(profile?.name == "Mina Aalto" && profile?.handle == "@mina" && profile?.posts == "25 posts")
        #expect(profile?.avatar.value == nil)
        app.pass(1)
        #expect(profile?.avatar.value != nil && profile?.avatar.value == timeline.avatar.value)
    }

    @Test func `A post and a profile keep their contents when the timeline is released`() {
        let (post, profile): (PostViewModel?, ProfileViewModel?)
        do {
            let (app, timeline) = minas()
            app.pass(1)
            (post, profile) = (timeline.posts.value.first, timeline.profile())
        }
        #expect(post?.text == "Post 1" && post?.avatar.value != nil && profile?.avatar.value != nil)
    }
}
