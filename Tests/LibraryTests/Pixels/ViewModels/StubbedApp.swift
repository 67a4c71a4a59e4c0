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

/// What the view models work with, in virtual time: a service of stand-ins.
@dynamicMemberLookup struct StubbedApp {
    let time = TestScheduler()
    private let service: StubService

    /// - Parameter failing: what the stand-ins refuse at first.
    init(_ delivery: Delivery = .atOnce, failing: Set<String> = []) {
        service = StubService(
            on: time, deliveringOn: delivery == .atOnce ? ImmediateScheduler() : time, failing: failing)
    }

    subscript<Part>(dynamicMember part: KeyPath<StubService, Part>) -> Part { service[keyPath: part] }

    /// Lets time pass.
    func pass(_ seconds: Int) { time.advance(by: .seconds(seconds)) }

    /// Lets everything happen that needs no time.
    func settle() { pass(0) }

    /// A gallery that is looked at, with its photos.
    func openGallery() -> GalleryViewModel {
        let gallery = GalleryViewModel(self.services)
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
        self.services.session.logIn("ash", "furrow").subscribe()
        pass(1)
    }
}

extension TimelineViewModel {
    /// Types a name, and presses the button. Answers are still to come.
    func beginLookingUp(_ name: String, on time: TestScheduler) {
        username.value = name
        time.advance(by: .zero)
        lookUp.execute()
        time.advance(by: .zero)
    }
}

extension GalleryViewModel {
    /// A grid of this size, at which somebody looks.
    func openGrid(columns: Int, rows: Int, withPictures: Bool = true) -> GridViewModel {
        let grid = grid(withPictures: withPictures)
        grid.layOut(columns: columns, rows: rows)
        grid.active = true
        return grid
    }
}
