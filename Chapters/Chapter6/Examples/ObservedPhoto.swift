import FRP
import Marbles
import Observation
import Pixels

/// The view model of a photo, as an observable class. In an app it belongs to `@MainActor`.
@VirtualMainActor @Observable final class ObservedPhoto {
    let name: String
    private(set) var picture: Pixmap?
    private(set) var trouble: String?
    private var requests = 0
    private let fetched: Signal<Pixmap>

    var isLoading: Bool { requests > 0 }

    init(_ photo: PhotoModel, _ service: StubService) {
        name = photo.name
        let importer = PhotoImporter(
            service.photos, deliveringOn: ImmediateScheduler())
        fetched = .defer { importer.thumbnail(of: photo) }
    }

    /// Fetches the picture, unless the task is cancelled before.
    func show() async {
        trouble = nil
        requests += 1
        defer { requests -= 1 }
        do {
            for try await picture in fetched.values { self.picture = picture }
        } catch { trouble = "\(error)" }
    }
}
