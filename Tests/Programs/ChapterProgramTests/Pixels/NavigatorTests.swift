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

    /// Presses a key, and waits for what follows: in virtual time, and in the next turn of the main queue.
    private func press(_ key: Key) async {
        navigator.top?.handle(key, in: navigator)
        time.run()
        await withCheckedContinuation { done in MainScheduler.shared.schedule { done.resume() } }
        time.run()
    }

    private func type(_ text: String) async { for character in text { await press(.character(character)) } }

    @Test func `The screen that is seen is active, and the one below is not`() async {
        let gallery = GalleryViewModel(StubService(on: time).services)
        navigator.push(GalleryScreen(gallery))
        time.run()
        #expect(gallery.active && gallery.photos.value.count == 4)
        await press(.enter)
        #expect(navigator.top is PagesScreen && !gallery.active)
        await press(.right)
        await press(.escape)
        #expect(navigator.top is GalleryScreen && gallery.active && gallery.chosen.value == 1)
    }

    @Test func `Every screen, and its view model, is gone when it was taken away`() async {
        let service = StubService(on: time)
        navigator.push(GalleryScreen(GalleryViewModel(service.services)))
        time.run()
        weak var gallery: (any ViewModel)?
        gallery = navigator.top?.viewModels.first
        await press(.enter)
        weak var pages: (any ViewModel)?
        pages = navigator.top?.viewModels.first
        await press(.enter)
        weak var details: (any ViewModel)?
        details = navigator.top?.viewModels.first
        await press(.character("v"))
        weak var login: (any ViewModel)?
        login = navigator.top?.viewModels.first
        #expect(navigator.top is LoginScreen && login != nil && details?.active == false)
        await type("ash")
        await press(.tab)
        await type("furrow")
        await press(.enter)
        #expect(navigator.top is DetailsScreen && login == nil && details?.active == true)
        #expect(service.accounts.counted == [1])
        await press(.escape)
        #expect(navigator.top is PagesScreen && details == nil && pages != nil)
        await press(.escape)
        #expect(pages == nil && gallery != nil)
        await press(.character("q"))
        #expect(navigator.top == nil && gallery == nil)
    }

    @Test func `The timeline and a profile go likewise, in the middle of work`() async {
        let service = StubService(on: time)
        navigator.push(TimelineScreen(TimelineViewModel(service.services)))
        weak var timeline: (any ViewModel)?
        timeline = navigator.top?.viewModels.first
        await type("mina")
        await press(.enter)
        await press(.tab)
        weak var profile: (any ViewModel)?
        profile = navigator.top?.viewModels.first
        #expect(navigator.top is ProfileScreen && profile != nil)
        await press(.escape)
        #expect(profile == nil && timeline != nil)
        navigator.top?.handle(.enter, in: navigator)
        navigator.leave()
        #expect(timeline == nil)
        time.run()
    }

    @Test func `A refused login stays, with what was typed, until it is given up`() async throws {
        let service = StubService(on: time)
        let details = DetailsViewModel(PhotoModel(StubPhotos.records[1]), service.services)
        navigator.push(DetailsScreen(details, in: navigator))
        await press(.character("v"))
        await type("ash")
        await press(.tab)
        await type("fjord")
        await press(.enter)
        do {
            let login = try #require(navigator.top?.viewModels.first as? LoginViewModel)
            #expect((login.name.value, login.password.value) == ("ash", "fjord") && login.logIn.isEnabled)
            #expect(login.trouble.value == "That name and password do not belong together.")
        }
        #expect(details.vote.isExecuting)
        await press(.escape)
        #expect(navigator.top is DetailsScreen && details.vote.isEnabled && service.accounts.counted == [])
    }
}
