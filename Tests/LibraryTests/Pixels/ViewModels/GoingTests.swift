@testable import Pixels

/// A view model is released when nobody holds it, even while it works, and its requests are cancelled.
struct GoingTests {
    /// The work of a view model at the moment of its release.
    struct Work: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Its last request, which has no answer yet.
        let request: String
        /// Begins the work. Returns the view model and its children.
        let begin: @Sendable (StubbedApp) -> [any ViewModel]

        init(
            _ name: String, _ request: String, _ begin: @escaping @Sendable (StubbedApp) -> [any ViewModel]
        ) {
            (testDescription, self.request, self.begin) = (name, request, begin)
        }
    }

    private static let works = [
        Work("a gallery that loads", "photos") { app in
            let gallery = GalleryViewModel(app.services)
            gallery.active = true
            return [gallery]
        },
        Work("a photo that loads", "picture 1") { app in
            let photo = PhotoViewModel(StubPhotos.models[0], .thumbnail, app.services)
            photo.active = true
            return [photo]
        },
        Work("details that load", "details 2") { app in
            let details = DetailsViewModel(StubPhotos.models[1], app.services)
            details.active = true
            return [details]
        },
        Work("a login that logs in", "login ash") { app in
            let login = LoginViewModel(app.services)
            (login.name.value, login.password.value) = ("ash", "furrow")
            login.logIn.execute()
            return [login]
        },
        Work("a timeline that looks up", "user mina") { app in [app.lookUpMina()] },
        Work("a timeline whose picture is fetched, and its posts", "picture") { app in
            let timeline = app.lookUpMina()
            app.pass(2)
            return [timeline] + timeline.posts.value
        },
        Work("a timeline that loads more, and its posts", "posts 2") { app in
            let timeline = app.lookUpMina()
            app.pass(3)
            timeline.loadMore.execute()
            return [timeline] + timeline.posts.value
        },
    ]

    @Test(arguments: works, Delivery.allCases)
    func `It is released when nobody holds it, and its requests are cancelled`(work: Work, delivery: Delivery)
    {
        let app = StubbedApp(delivery)
        let kept: [Kept]
        do {
            let viewModels = work.begin(app)
            app.settle()
            kept = viewModels.map(Kept.init)
            let requests = [app.photos.requests, app.accounts.requests, app.timelines.requests]
            #expect(requests.contains { $0.last == work.request } && app.time.pending == 1)
        }
        #expect(!kept.isEmpty && kept.allSatisfy { $0.viewModel == nil })
        app.settle()
        #expect(app.time.pending == 0)
        app.pass(10)
        #expect(app.services.session.user.value == nil)
    }
}

/// A weak reference to a view model.
struct Kept {
    weak var viewModel: (any ViewModel)?

    init(_ viewModel: any ViewModel) { self.viewModel = viewModel }
}

extension StubbedApp {
    /// A timeline that has begun to look up `mina`.
    fileprivate func lookUpMina() -> TimelineViewModel {
        let timeline = TimelineViewModel(self.services)
        timeline.beginLookingUp("mina", on: time)
        return timeline
    }
}
