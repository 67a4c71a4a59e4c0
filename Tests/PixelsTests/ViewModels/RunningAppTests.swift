import PhotoService

@testable import Pixels

extension OverTheNetwork {
    /// The view models against the service over real sockets, with what can go wrong.
    @Suite(.serialized) struct RunningAppTests {
        @Test func `A vote that the service did not take: words, and the button can be pressed again`() throws
        {
            let app = try RunningApp()
            let photo = try #require(app.bestPhoto())
            let details = app.detailsForAsh(of: photo)
            app.services.session.user.value = UserSession.User(name: "ash", token: "made up")
            details.vote.execute()
            #expect(details.voteTrouble.signal.reaches("not logged in any more"))
            #expect(app.services.session.user.signal.reaches { $0 == nil })
            #expect(details.vote.enabled.reaches(true) && app.service.votes(for: photo.id) == 0)
        }

        @Test func `The service stops in the middle: words, nothing hangs, and who was logged in still is`()
            throws
        {
            let app = try RunningApp()
            let photo = try #require(app.bestPhoto())
            let details = app.detailsForAsh(of: photo)
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
            #expect(app.services.session.user.value?.name == "ash" && app.service.votes(for: photo.id) == 0)
        }

        @Test func `What waits for an answer that never comes goes when nobody holds it`() throws {
            let app = try RunningApp()
            let photo = try #require(app.bestPhoto())
            app.service.cause(.silence, on: "/")
            let kept: [Kept]
            do {
                let (gallery, timeline) = (GalleryViewModel(app.services), TimelineViewModel(app.services))
                let details = DetailsViewModel(photo, app.services)
                let large = PhotoViewModel(photo, .fullSize, app.services)
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

    init() throws {
        client = PixelsClient(try service.start())
        services = PixelsServices(client, on: BackgroundScheduler())
    }

    /// The best rated photo.
    func bestPhoto() -> PhotoModel? {
        client.popularPhotos(page: 1, count: 1).first()?.first.map(PhotoModel.init)
    }

    /// The details of a photo, once they are there, for `ash`, who has logged in.
    func detailsForAsh(of photo: PhotoModel) -> DetailsViewModel {
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
