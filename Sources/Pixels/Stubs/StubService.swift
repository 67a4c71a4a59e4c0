import FRP

/// The whole service as stand-ins in virtual time, and the app's services that ask them.
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
    /// What view models are made with.
    public let services: PixelsServices

    /// - Parameters:
    ///   - time: the scheduler whose time the answers take.
    ///   - scheduler: where the answers arrive.
    ///   - failing: what is refused, as the stand-ins call it: `photos`, `picture 2`, `login ash`, `posts 2`.
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
