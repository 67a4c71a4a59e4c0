import FRP

/// Stubs for the whole service in virtual time, and the app's services that use them.
///
///     let time = TestScheduler()
///     let service = StubService(on: time)
///     let gallery = GalleryViewModel(service.services)
///     gallery.active = true
///     time.run()
///     service.photos.requests       // ["photos"]
public struct StubService: Sendable {
    public let photos: StubPhotos
    public let accounts: StubAccounts
    public let timelines: StubTimelines
    /// The services for view models.
    public let services: PixelsServices

    /// - Parameters:
    ///   - time: the scheduler for the delay of the answers.
    ///   - scheduler: the scheduler on which the answers are delivered.
    ///   - failing: the requests that are refused, with the names in the stubs: `photos`, `picture 2`, `login ash`, `posts 2`.
    public init(
        on time: any Scheduler, deliveringOn scheduler: any Scheduler = ImmediateScheduler(),
        failing: Set<String> = []
    ) {
        photos = StubPhotos(on: time, failing: failing)
        accounts = StubAccounts(on: time, failing: failing)
        timelines = StubTimelines(on: time, failing: failing)
        services = PixelsServices(
            photos: photos, accounts: accounts, timelines: timelines, on: scheduler)
    }
}
