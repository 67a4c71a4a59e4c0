import FRP
import PhotoService

@testable import Pixels

/// What the view models work with against a service that is running, over real sockets.
final class RunningApp {
    let service = PhotoService()
    let client: PixelsClient
    let services: PixelsServices

    init() throws {
        client = PixelsClient(try service.start())
        services = PixelsServices(client, on: BackgroundScheduler())
    }

    deinit { service.stop() }

    /// Somebody else's app at the same service.
    func anotherApp() -> PixelsServices { PixelsServices(client, on: BackgroundScheduler()) }

    /// The best rated photo.
    func bestPhoto() -> PhotoModel? {
        client.popularPhotos(page: 1, count: 1).first()?.first.map(PhotoModel.init)
    }

    /// The details of a photo, once they are there, for `ash`, who has logged in.
    func detailsForAsh(of photo: PhotoModel, in services: PixelsServices) -> DetailsViewModel {
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
