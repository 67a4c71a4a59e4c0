// What the tests of this module are written with: imported here, it is there in all their files.
@_exported import FRP
@_exported import Marbles
@_exported import Testing

@testable import Pixels

/// Where the stand-ins' answers arrive.
enum Delivery: CaseIterable {
    /// In the call that brings them.
    case atOnce
    /// In a later turn of virtual time, as on the main scheduler.
    case inTurns
}

/// What the view models work with, in virtual time.
struct StubbedApp {
    let time = TestScheduler()
    let photos: StubPhotos
    let accounts: StubAccounts
    let timelines: StubTimelines
    let services: PixelsServices

    init(_ delivery: Delivery = .atOnce) {
        photos = StubPhotos(on: time)
        accounts = StubAccounts(on: time)
        timelines = StubTimelines(on: time)
        services = PixelsServices(
            photos: photos, accounts: accounts, timelines: timelines,
            on: delivery == .atOnce ? ImmediateScheduler() : time)
    }

    /// Lets time pass.
    func pass(_ seconds: Int) { time.advance(by: .seconds(seconds)) }

    /// Lets everything happen that needs no time.
    func settle() { pass(0) }

    /// A gallery that is looked at, with its photos.
    func openGallery() -> GalleryViewModel {
        let gallery = GalleryViewModel(services)
        gallery.active = true
        pass(2)
        return gallery
    }

    /// The same in an app of its own.
    static func withGallery(_ delivery: Delivery = .atOnce) -> (StubbedApp, GalleryViewModel) {
        let app = StubbedApp(delivery)
        return (app, app.openGallery())
    }

    /// Logs `ash` in.
    func logIn() {
        services.session.logIn("ash", "furrow").subscribe()
        pass(1)
    }
}

extension GalleryViewModel {
    /// A grid of this size with pictures, at which somebody looks.
    func openGrid(columns: Int, rows: Int) -> GridViewModel {
        let grid = grid(withPictures: true)
        grid.layOut(columns: columns, rows: rows)
        grid.active = true
        return grid
    }
}
