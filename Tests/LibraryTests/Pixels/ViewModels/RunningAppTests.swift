import PhotoService

@testable import Pixels

extension OverTheNetwork {
    /// The view models with the service over real sockets, and its faults.
    @Suite(.serialized) struct RunningAppTests {
        // MARK: The gallery

        @Test func `The gallery loads, and its thumbnails arrive`() throws {
            let app = try RunningApp()
            let gallery = GalleryViewModel(app.services)
            gallery.visible.value = 0..<2
            gallery.active = true
            #expect(gallery.photos.signal.reaches { $0.count == 100 })
            for photo in gallery.photos.value.prefix(2) {
                #expect(photo.picture.signal.reaches { $0?.width == 145 })
                #expect(photo.isLoading.signal.reaches(false) && photo.trouble.value == nil)
            }
            #expect(app.service.requests.filter { $0.hasPrefix("/images") }.count == 2)
        }

        @Test func `A gallery that has failed has a message, and arrives after a retry`() throws {
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

        @Test func `A full-size picture that is invalid has a message, and arrives after a retry`() throws {
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

        @Test func `Two votes of one user at the same time count once, and both apps show it`() throws {
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

        @Test
        func
            `A vote that was counted, but whose answer was cut off, gives an error, and the button shows it`()
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

        @Test func `A vote that the service did not accept gives an error, and the button is enabled`() throws
        {
            let app = try RunningApp()
            let details = app.detailsForAsh(in: app.services)
            app.services.session.user.value = UserSession.User(name: "ash", token: "made up")
            details.vote.execute()
            #expect(details.voteTrouble.signal.reaches("not logged in any more"))
            #expect(app.services.session.user.signal.reaches { $0 == nil })
            #expect(details.vote.enabled.reaches(true) && app.service.votes(for: app.photo.id) == 0)
        }

        @Test func `If the service stops, there is an error, nothing hangs, and the user stays logged in`()
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
            timeline.username.value = name
            timeline.lookUp.execute()
            #expect(timeline.posts.signal.reaches { $0.count == min(10, count) })
            #expect(timeline.name.value == user.name && timeline.avatar.signal.reaches { $0 != nil })
            #expect(count > 10 && timeline.loadMore.enabled.reaches(true))
            timeline.showEnd()
            #expect(timeline.trouble.signal.reaches("answered 503") && timeline.posts.value.count == 10)
            for _ in 1...count where !timeline.allLoaded.value {
                #expect(timeline.loadMore.enabled.reaches(true))
                timeline.showEnd()
                #expect(timeline.loadMore.executing.reaches(false))
            }
            #expect(timeline.allLoaded.value && timeline.posts.value.count == count)
            #expect(Set(timeline.posts.value.map(\.id)).count == count && timeline.trouble.value == nil)
            app.service.forgetRequests()
            timeline.showEnd()
            #expect(!timeline.loadMore.isEnabled && app.service.requests.isEmpty)
        }

        // MARK: Going away

        @Test func `A view model that waits for an answer is released when nobody holds it`() throws {
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

/// The services for view models, with a photo service that runs, over real sockets.
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

    /// Another user's app with the same service.
    func anotherApp() -> PixelsServices { PixelsServices(client, on: BackgroundScheduler()) }

    /// The details of the photo, when they have arrived, for `ash`, who is logged in.
    func detailsForAsh(in services: PixelsServices) -> DetailsViewModel {
        _ = services.session.logIn("ash", "furrow").first()
        let details = DetailsViewModel(photo, services)
        details.active = true
        _ = details.votes.signal.reaches { !$0.isEmpty }
        return details
    }
}

extension Signal {
    /// Waits for a value that fulfils the condition, up to half a minute.
    func reaches(_ isRight: @escaping @Sendable (Value) -> Bool) -> Bool {
        filter(isRight).map { _ in true }.timeout(.seconds(30), on: BackgroundScheduler()).first() ?? false
    }
}

extension Signal where Value == Bool {
    /// Waits for this value, up to half a minute.
    func reaches(_ expected: Bool) -> Bool { reaches { $0 == expected } }
}

extension Signal where Value == String? {
    /// Waits for a text that contains these words, up to half a minute.
    func reaches(_ words: String) -> Bool { reaches { $0?.contains(words) ?? false } }
}
