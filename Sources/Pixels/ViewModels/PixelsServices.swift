import FRP

/// What the app's view models work with, set up once: whom to ask, and where the answers arrive.
///
///     let services = PixelsServices(PixelsClient(address), on: .main)
///     let gallery = GalleryViewModel(services)
///
/// Book: chapter6/revisiting_functionalReactivePixels, where the API client moves to one place.
public struct PixelsServices: Sendable {
    let photos: PhotoImporter
    let timelines: any TimelineSource
    /// Who is logged in: the same for all view models.
    public let session: UserSession
    let scheduler: any Scheduler

    /// - Parameters:
    ///   - photos: whom to ask for photos and their pictures.
    ///   - accounts: whom to ask for what depends on who asks.
    ///   - timelines: whom to ask for what people have posted.
    ///   - scheduler: where answers arrive, and where commands do their work.
    public init(
        photos: any PhotoSource, accounts: any AccountSource, timelines: any TimelineSource,
        on scheduler: any Scheduler
    ) {
        self.photos = PhotoImporter(photos, deliveringOn: scheduler)
        self.timelines = timelines
        session = UserSession(accounts, deliveringOn: scheduler)
        self.scheduler = scheduler
    }

    /// All of it at one service.
    public init(_ client: PixelsClient, on scheduler: any Scheduler = MainScheduler.shared) {
        self.init(photos: client, accounts: client, timelines: client, on: scheduler)
    }
}
