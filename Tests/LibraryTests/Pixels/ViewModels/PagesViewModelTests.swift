@testable import Pixels

struct PagesViewModelTests {
    private func pages(
        _ app: StubbedApp = StubbedApp(), startingAt index: Int = 0,
        of photos: [PhotoModel] = StubPhotos.models
    ) -> PagesViewModel {
        PagesViewModel(photos, startingAt: index, app.services)
    }

    @Test(arguments: [0, 3, 4, 1337, -5])
    func `Where it begins is kept as it was given, without photos too`(_ index: Int) {
        for photos in [[], StubPhotos.models] {
            let pages = pages(startingAt: index, of: photos)
            #expect((pages.initialIndex, pages.index.value) == (index, index))
            #expect(pages.count == photos.count)
        }
    }

    @Test func `The name of the photo it began with stays, whichever is looked at`() {
        let pages = pages(startingAt: 1)
        #expect(pages.initialName == "Dunes")
        pages.turn(1)
        #expect(pages.initialName == "Dunes" && pages.page.value?.name == "Snow line")
    }

    @Test(arguments: [1337, -5, -1, 4])
    func `Where there is no photo there is no name, no page and nothing to know`(_ index: Int) {
        let pages = pages(startingAt: index)
        #expect(pages.initialName == nil && pages.page.value == nil && pages.details() == nil)
        pages.active = true
    }

    @Test func `There is a photo on each page, and none before the first and after the last`() {
        let photos = StubPhotos.models
        let pages = pages(of: photos)
        #expect(pages.photo(at: -1) == nil && pages.photo(at: photos.count) == nil)
        for (index, photo) in photos.enumerated() { #expect(pages.photo(at: index) === photo) }
    }

    @Test func `Turning stays inside`() {
        let pages = pages()
        let seen = Recorder<Int>()
        seen.record(pages.index.signal)
        for step in [-1, 1, 5, 2, 1, -4, -3] { pages.turn(step) }
        #expect(seen.values == [0, 1, 3, 0])
    }

    @Test(arguments: [1337, -5])
    func `From where there is no photo, a page turns only to where there is one`(_ index: Int) {
        let pages = pages(startingAt: index)
        pages.turn(1)
        pages.turn(-1)
        #expect(pages.index.value == index)
        pages.turn(2 - index)
        #expect(pages.page.value?.name == "Snow line")
    }

    @Test(arguments: Delivery.allCases)
    func `Only the page that is looked at is active, and fetches its picture`(_ delivery: Delivery) {
        let app = StubbedApp(delivery)
        let pages = pages(app)
        app.pass(1)
        #expect(app.photos.requests.isEmpty && pages.page.value?.active == false)
        pages.active = true
        let first = pages.page.value
        #expect(first?.active == true && app.photos.requests == ["photo 1"])
        pages.turn(1)
        #expect(first?.active == false && first?.isLoading.value == false && app.time.pending == 1)
        app.pass(2)
        #expect(app.photos.requests == ["photo 1", "photo 2", "picture 2"])
        #expect(first?.picture.value == nil && pages.page.value?.picture.value != nil)
        pages.active = false
        #expect(pages.page.value?.active == false)
    }

    @Test func `Turning back finds the picture that was there`() {
        let app = StubbedApp()
        let pages = pages(app)
        pages.active = true
        app.pass(2)
        pages.turn(1)
        pages.turn(-1)
        #expect(pages.page.value?.picture.value != nil && pages.page.value?.isLoading.value == false)
        #expect(app.photos.requests == ["photo 1", "picture 1", "photo 2"])
    }

    @Test func `The details are those of the photo that is looked at`() {
        let pages = pages(startingAt: 2)
        #expect(pages.details()?.name == "Snow line")
        pages.turn(1)
        #expect(pages.details()?.name == "Night bus")
    }

    @Test(arguments: Delivery.allCases)
    func `They go when nobody holds them, in the middle of loading too, and the request with them`(
        _ delivery: Delivery
    ) {
        let app = StubbedApp(delivery)
        weak var kept: PagesViewModel?
        let page: PhotoViewModel?
        do {
            let pages = pages(app)
            pages.active = true
            (kept, page) = (pages, pages.page.value)
            #expect(app.time.pending == 1)
        }
        #expect(kept == nil && page?.active == false && app.time.pending == 0)
    }
}
