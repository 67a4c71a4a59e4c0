import PhotoService

@testable import Pixels

extension OverTheNetwork {
    /// The view models against the service over real sockets, with what can go wrong.
    @Suite(.serialized) struct RunningAppTests {
        // MARK: The gallery

        @Test func `The gallery loads, and its thumbnails arrive`() throws {
            let app = try RunningApp()
            let gallery = GalleryViewModel(app.services)
            let grid = gallery.grid(withPictures: true)
            grid.layOut(columns: 2, rows: 1)
            (gallery.active, grid.active) = (true, true)
            #expect(gallery.photos.signal.reaches { $0.count == 100 })
            for photo in gallery.photos.value.prefix(2) {
                #expect(photo.picture.signal.reaches { $0?.width == 145 })
                #expect(photo.isLoading.signal.reaches(false) && photo.trouble.value == nil)
            }
            #expect(app.service.requests.filter { $0.hasPrefix("/images") }.count == 2)
        }

        @Test func `A gallery that did not come says why, and comes when it is tried again`() throws {
            let app = try RunningApp()
            app.service.cause(.status(500), on: "/v1/photos", times: 1)
            let gallery = GalleryViewModel(app.services)
            gallery.active = true
            #expect(gallery.fetching.trouble.signal.reaches("answered 500, the service is in trouble"))
            #expect(gallery.fetching.isLoading.signal.reaches(false) && gallery.photos.value.isEmpty)
            gallery.retry()
            #expect(
                gallery.photos.signal.reaches { $0.count == 100 } && gallery.fetching.trouble.value == nil)
        }

        @Test func `A full-size picture that is none says so, and comes when it is tried again`() throws {
            let app = try RunningApp()
            app.service.cause(.noPicture, on: "/images", times: 1)
            let photo = PhotoViewModel(app.photo, .fullSize, app.services)
            photo.active = true
            #expect(photo.trouble.signal.reaches("is no picture") && photo.isLoading.signal.reaches(false))
            photo.fetching.again()
            #expect(photo.picture.signal.reaches { $0?.width == 480 } && photo.trouble.value == nil)
        }

        // MARK: Voting

        @Test
        func `A login is refused, and accepted with the right password; then the vote is counted, once`()
            throws
        {
            let app = try RunningApp()
            let details = DetailsViewModel(app.photo, app.services)
            let shown = Property<LoginViewModel?>(nil)
            details.logins.bind(to: shown)
            details.active = true
            details.vote.execute()
            #expect(shown.signal.reaches { $0 != nil })
            let login = try #require(shown.value)
            (login.name.value, login.password.value) = ("ash", "wrong")
            login.logIn.execute()
            #expect(login.trouble.signal.reaches("do not belong together"))
            #expect(login.logIn.enabled.reaches(true) && app.services.session.user.value == nil)
            login.password.value = "furrow"
            login.logIn.execute()
            #expect(details.hasVoted.signal.reaches(true) && details.vote.executing.reaches(false))
            #expect(app.service.votes(for: app.photo.id) == 1 && details.voteTrouble.value == nil)
            #expect(login.trouble.value == nil && app.services.session.user.value?.name == "ash")
            #expect(details.votePrompt.signal.reaches { $0 == "You have voted for it" })
            _ = try details.vote.execute().failure()
            #expect(app.service.votes(for: app.photo.id) == 1)
        }

        @Test func `Who votes in two places at once is counted once, and both places know it`() throws {
            let app = try RunningApp()
            let here = app.detailsForAsh(in: app.services)
            let there = app.detailsForAsh(in: app.anotherApp())
            here.vote.execute()
            #expect(here.hasVoted.signal.reaches(true))
            #expect(!there.hasVoted.value)
            there.vote.execute()
            #expect(there.voteTrouble.signal.reaches("voted for this photo before"))
            #expect(there.hasVoted.signal.reaches(true) && here.votes.value == there.votes.value)
            #expect(app.service.votes(for: app.photo.id) == 1)
        }

        @Test func `A vote that was counted but whose answer was cut off: words, and the button knows`()
            throws
        {
            let app = try RunningApp()
            let details = app.detailsForAsh(in: app.services)
            let votes = details.votes.value
            app.service.cause(.cutOff, on: "/v1/photos/\(app.photo.id)/vote", times: 1)
            details.vote.execute()
            #expect(details.voteTrouble.signal.reaches("No answer from"))
            #expect(details.hasVoted.signal.reaches(true) && details.vote.executing.reaches(false))
            #expect(details.votes.value != votes && app.service.votes(for: app.photo.id) == 1)
            #expect(app.services.session.user.value?.name == "ash")
        }

        @Test func `A vote that the service did not take: words, and the button can be pressed again`() throws
        {
            let app = try RunningApp()
            let details = app.detailsForAsh(in: app.services)
            app.services.session.user.value = UserSession.User(name: "ash", token: "made up")
            details.vote.execute()
            #expect(details.voteTrouble.signal.reaches("not logged in any more"))
            #expect(app.services.session.user.signal.reaches { $0 == nil })
            #expect(details.vote.enabled.reaches(true) && app.service.votes(for: app.photo.id) == 0)
        }

        @Test func `The service stops in the middle: words, nothing hangs, and who was logged in still is`()
            throws
        {
            let app = try RunningApp()
            let details = app.detailsForAsh(in: app.services)
            app.service.cause(.silence, on: "/v1/photos")
            let gallery = GalleryViewModel(app.services)
            gallery.active = true
            #expect(gallery.fetching.isLoading.value)
            app.service.stop()
            #expect(gallery.fetching.trouble.signal.reaches("No answer from"))
            #expect(gallery.fetching.isLoading.signal.reaches(false))
            details.vote.execute()
            #expect(details.voteTrouble.signal.reaches("No answer from"))
            #expect(details.vote.enabled.reaches(true) && !details.hasVoted.value)
            details.fetching.again()
            #expect(details.fetching.trouble.signal.reaches("No answer from"))
            #expect(details.fetching.isLoading.signal.reaches(false) && !details.votes.value.isEmpty)
            #expect(app.services.session.user.value?.name == "ash")
            #expect(app.service.votes(for: app.photo.id) == 0)
        }

        // MARK: The timeline

        @Test func `A timeline can be scrolled to its end, past a page that failed`() throws {
            let app = try RunningApp()
            let name = "m.sandoval"
            let user = try #require(app.client.user(name).first())
            let count = try #require(user.postsCount)
            app.service.cause(.status(503), on: "/v1/users/\(name)/posts", times: 1, sparing: 1)
            let timeline = TimelineViewModel(app.services)
            timeline.layOut(rows: 4)
            timeline.username.value = name
            timeline.lookUp.execute()
            #expect(timeline.posts.signal.reaches { $0.count == min(10, count) })
            #expect(timeline.name.value == user.name && timeline.avatar.signal.reaches { $0 != nil })
            #expect(count > 10 && timeline.loadMore.enabled.reaches(true))
            timeline.scroll(10)
            #expect(timeline.trouble.signal.reaches("answered 503") && timeline.posts.value.count == 10)
            for _ in 1...count where !timeline.allLoaded.value {
                #expect(timeline.loadMore.enabled.reaches(true))
                timeline.scroll(10)
                #expect(timeline.loadMore.executing.reaches(false))
            }
            #expect(timeline.allLoaded.value && timeline.posts.value.count == count)
            #expect(Set(timeline.posts.value.map(\.id)).count == count && timeline.trouble.value == nil)
            app.service.forgetRequests()
            timeline.scroll(10)
            #expect(!timeline.loadMore.isEnabled && app.service.requests.isEmpty)
            #expect(timeline.visible == count - 4..<count)
        }

        // MARK: Going away

        @Test func `What waits for an answer that never comes goes when nobody holds it`() throws {
            let app = try RunningApp()
            app.service.cause(.silence, on: "/")
            let kept: [Kept]
            do {
                let (gallery, timeline) = (GalleryViewModel(app.services), TimelineViewModel(app.services))
                let details = DetailsViewModel(app.photo, app.services)
                let large = PhotoViewModel(app.photo, .fullSize, app.services)
                let login = LoginViewModel(app.services)
                (gallery.active, details.active, large.active) = (true, true, true)
                (login.name.value, login.password.value) = ("ash", "furrow")
                login.logIn.execute()
                timeline.username.value = "m.sandoval"
                timeline.lookUp.execute()
                #expect(gallery.fetching.isLoading.value && login.logIn.isExecuting)
                #expect(timeline.lookUp.isExecuting)
                kept = [gallery, timeline, details, large, login].map(Kept.init)
            }
            #expect(kept.allSatisfy { $0.viewModel == nil })
        }
    }
}

/// What the view models work with against a service that is running, over real sockets.
final class RunningApp {
    let service = PhotoService()
    let client: PixelsClient
    let services: PixelsServices
    /// The best rated photo.
    let photo: PhotoModel

    init() throws {
        client = PixelsClient(try service.start())
        services = PixelsServices(client, on: BackgroundScheduler())
        let best = client.popularPhotos(page: 1, count: 1).first()?.first
        photo = PhotoModel(try #require(best))
    }

    /// Somebody else's app at the same service.
    func anotherApp() -> PixelsServices { PixelsServices(client, on: BackgroundScheduler()) }

    /// The details of the photo, once they are there, for `ash`, who has logged in.
    func detailsForAsh(in services: PixelsServices) -> DetailsViewModel {
        _ = services.session.logIn("ash", "furrow").first()
        let details = DetailsViewModel(photo, services)
        details.active = true
        _ = details.votes.signal.reaches { !$0.isEmpty }
        return details
    }
}

extension Signal {
    /// Waits for a value like that; half a minute at most.
    func reaches(_ isRight: @escaping @Sendable (Value) -> Bool) -> Bool {
        filter(isRight).map { _ in true }.timeout(.seconds(30), on: BackgroundScheduler()).first() ?? false
    }
}

extension Signal where Value == Bool {
    /// Waits for the value; half a minute at most.
    func reaches(_ expected: Bool) -> Bool { reaches { $0 == expected } }
}

extension Signal where Value == String? {
    /// Waits for words in which these occur; half a minute at most.
    func reaches(_ words: String) -> Bool { reaches { $0?.contains(words) ?? false } }
}
