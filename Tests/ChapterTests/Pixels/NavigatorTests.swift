import FRP
import Marbles
import Pixels
import Terminal
import Testing

@testable import chapter6

/// Which screen is seen, and what is gone with it.
@MainActor struct NavigatorTests {
    private let time = TestScheduler()
    private let navigator = Navigator(redraw: {}, end: {})

    private func press(_ keys: Key...) {
        for key in keys { navigator.top?.handle(key, in: navigator) }
        time.run()
    }

    private func type(_ text: String) { for character in text { press(.character(character)) } }

    @Test func `The screen that is seen is active, and the one below is not`() {
        let gallery = GalleryViewModel(StubService(on: time).services)
        navigator.push(GalleryScreen(gallery))
        time.run()
        #expect(gallery.active && gallery.photos.value.count == 4)
        press(.enter)
        #expect(navigator.top is PagesScreen && !gallery.active)
        press(.right)
        press(.escape)
        #expect(navigator.top is GalleryScreen && gallery.active && gallery.chosen.value == 1)
    }

    @Test func `Every screen, and its view model, is gone when it was taken away`() {
        let service = StubService(on: time)
        navigator.push(GalleryScreen(GalleryViewModel(service.services)))
        time.run()
        weak let gallery = navigator.top?.viewModels.first
        press(.enter)
        weak let pages = navigator.top?.viewModels.first
        press(.enter)
        weak let details = navigator.top?.viewModels.first
        press(.character("v"))
        weak let login = navigator.top?.viewModels.first
        #expect(navigator.top is LoginScreen && login != nil && details?.active == false)
        type("ash")
        press(.tab)
        type("furrow")
        press(.enter)
        #expect(navigator.top is DetailsScreen && login == nil && details?.active == true)
        #expect(service.accounts.counted == [1])
        press(.escape)
        #expect(navigator.top is PagesScreen && details == nil && pages != nil)
        press(.escape)
        #expect(pages == nil && gallery != nil)
        press(.character("q"))
        #expect(navigator.top == nil && gallery == nil)
    }

    @Test func `The timeline and a profile go likewise, in the middle of work`() {
        let service = StubService(on: time)
        navigator.push(TimelineScreen(TimelineViewModel(service.services)))
        weak let timeline = navigator.top?.viewModels.first
        type("mina")
        press(.enter)
        press(.tab)
        weak let profile = navigator.top?.viewModels.first
        #expect(navigator.top is ProfileScreen && profile != nil)
        press(.escape)
        #expect(profile == nil && timeline != nil)
        navigator.top?.handle(.enter, in: navigator)
        navigator.leave()
        #expect(timeline == nil)
        time.run()
    }

    @Test func `A refused login stays, with what was typed`() throws {
        let service = StubService(on: time)
        let details = DetailsViewModel(PhotoModel(StubPhotos.records[1]), service.services)
        navigator.push(DetailsScreen(details, in: navigator))
        press(.character("v"))
        let login = try #require(navigator.top?.viewModels.first as? LoginViewModel)
        type("ash")
        press(.tab)
        type("fjord")
        press(.enter)
        #expect(navigator.top is LoginScreen && login.name.value == "ash" && login.password.value == "fjord")
        #expect(login.trouble.value == "That name and password do not belong together.")
        #expect(login.logIn.isEnabled && service.accounts.counted == [])
    }
}
