@testable import Pixels

struct PagesViewModelTests {
    private func pages(
        _ app: StubbedApp = StubbedApp(), startingAt index: Int = 0,
        of photos: [PhotoModel] = StubPhotos.models
    ) -> PagesViewModel {
        PagesViewModel(photos, startingAt: index, app.services)
    }

    @Test(arguments: [0, 3, 4, 1337, -5])
    func `The initial index is kept as it was given, even without photos`(_ index: Int) {
        for photos in [[], StubPhotos.models] {
            let pages = pages(startingAt: index, of: photos)
            #expect((pages.initialIndex, pages.index.value) == (index, index))
            #expect(pages.count == photos.count)
        }
    }

    @Test func `The initial name stays, whichever photo is shown`() {
        let pages = pages(startingAt: 1)
        #expect(pages.initialName == "Dunes")
        pages.turn(1)
        #expect(pages.initialName == "Dunes" && pages.page.value?.name == "Snow line")
    }

    @Test(arguments: [1337, -5, -1, 4])
    func `At an index without a photo there is no name, no page, and no details`(_ index: Int) {
        let pages = pages(startingAt: index)
        #expect(pages.initialName == nil && pages.page.value == nil && pages.details() == nil)
        pages.active = true
    }

    @Test func `Each page has a photo, and there is none before the first and after the last`() {
        let photos = StubPhotos.models
        let pages = pages(of: photos)
        #expect(pages.photo(at: -1) == nil && pages.photo(at: photos.count) == nil)
        for (index, photo) in photos.enumerated() { #expect(pages.photo(at: index) === photo) }
    }

    @Test func `Turning stays within the pages`() {
        let pages = pages()
        let seen = Recorder<Int>()
        seen.record(pages.index.signal)
        for step in [-1, 1, 5, 2, 1, -4, -3] { pages.turn(step) }
        #expect(seen.values == [0, 1, 3, 0])
    }

    @Test(arguments: [1337, -5])
    func `From an index without a photo, turning leads only to one with a photo`(_ index: Int) {
        let pages = pages(startingAt: index)
        pages.turn(1)
        pages.turn(-1)
        #expect(pages.index.value == index)
        pages.turn(2 - index)
        #expect(pages.page.value?.name == "Snow line")
    }

    @Test(arguments: Delivery.allCases)
    func `Only the shown page is active, and fetches its picture`(_ delivery: Delivery) {
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

    @Test func `Turning back shows the former picture`() {
        let app = StubbedApp()
        let pages = pages(app)
        pages.active = true
        app.pass(2)
        pages.turn(1)
        pages.turn(-1)
        #expect(pages.page.value?.picture.value != nil && pages.page.value?.isLoading.value == false)
        #expect(app.photos.requests == ["photo 1", "picture 1", "photo 2"])
    }

    @Test func `The details are those of the shown photo`() {
        let pages = pages(startingAt: 2)
        #expect(pages.details()?.name == "Snow line")
        pages.turn(1)
        #expect(pages.details()?.name == "Night bus")
    }

    @Test(arguments: Delivery.allCases)
    func `They are released when nobody holds them, even while loading, and the request is cancelled`(
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
