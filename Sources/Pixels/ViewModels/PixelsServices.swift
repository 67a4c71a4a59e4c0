import FRP

/// The services for the app's view models, set up once: the sources, and the scheduler for their answers.
///
///     let services = PixelsServices(PixelsClient(address), on: .main)
///     let gallery = GalleryViewModel(services)
///
/// Book: chapter6/revisiting_functionalReactivePixels, where the API client moves to one place.
public struct PixelsServices: Sendable {
    let photos: PhotoImporter
    let timelines: any TimelineSource
    /// The user's session, which all view models share.
    public let session: UserSession
    let scheduler: any Scheduler

    /// - Parameters:
    ///   - photos: the source of photos and their pictures.
    ///   - accounts: the source of everything that depends on the user.
    ///   - timelines: the source of posts.
    ///   - scheduler: the scheduler on which answers are delivered and commands do their work.
    public init(
        photos: any PhotoSource, accounts: any AccountSource, timelines: any TimelineSource,
        on scheduler: any Scheduler
    ) {
        self.photos = PhotoImporter(photos, deliveringOn: scheduler)
        self.timelines = timelines
        session = UserSession(accounts, deliveringOn: scheduler)
        self.scheduler = scheduler
    }

    /// Uses one client for all sources.
    public init(_ client: PixelsClient, on scheduler: any Scheduler = MainScheduler.shared) {
        self.init(photos: client, accounts: client, timelines: client, on: scheduler)
    }
}
