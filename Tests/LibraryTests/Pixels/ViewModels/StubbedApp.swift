// The modules that all test files here need: an exported import in one file is visible in all.
@_exported import FRP
@_exported import Marbles
@_exported import Testing

@testable import Pixels

/// How the stubs' answers are delivered.
enum Delivery: CaseIterable {
    /// At once, in the call that makes them.
    case atOnce
    /// In a later turn of virtual time, as on the main scheduler.
    case inTurns
}

/// The services for view models in virtual time: a service of stubs.
@dynamicMemberLookup struct StubbedApp {
    let time = TestScheduler()
    private let service: StubService

    /// - Parameter failing: the requests that the stubs refuse at first.
    init(_ delivery: Delivery = .atOnce, failing: Set<String> = []) {
        service = StubService(
            on: time, deliveringOn: delivery == .atOnce ? ImmediateScheduler() : time, failing: failing)
    }

    subscript<Part>(dynamicMember part: KeyPath<StubService, Part>) -> Part { service[keyPath: part] }

    /// Lets time pass.
    func pass(_ seconds: Int) { time.advance(by: .seconds(seconds)) }

    /// Runs everything that needs no time.
    func settle() { pass(0) }

    /// An active gallery with its photos.
    func openGallery() -> GalleryViewModel {
        let gallery = GalleryViewModel(self.services)
        gallery.active = true
        pass(2)
        return gallery
    }

    /// An active gallery in an app of its own.
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
    /// Sets the visible indices of a screen with room for five posts when it is scrolled to the end.
    func showEnd() {
        let count = posts.value.count
        visible.value = max(count - 5, 0)..<count
    }

    /// Types a name, and presses the button. There are no answers yet.
    func beginLookingUp(_ name: String, on time: TestScheduler) {
        username.value = name
        time.advance(by: .zero)
        lookUp.execute()
        time.advance(by: .zero)
    }
}
