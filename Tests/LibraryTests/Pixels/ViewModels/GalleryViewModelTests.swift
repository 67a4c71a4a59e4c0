@testable import Pixels

struct GalleryViewModelTests {
    @Test(arguments: Delivery.allCases)
    func `The list is fetched at the first activation`(_ delivery: Delivery) {
        let app = StubbedApp(delivery)
        let gallery = GalleryViewModel(app.services)
        app.pass(10)
        #expect(gallery.title == "Popular photos")
        #expect(app.photos.requests.isEmpty && gallery.photos.value.isEmpty)
        let loading = app.time.record(gallery.fetching.isLoading.signal)
        gallery.active = true
        app.pass(2)
        #expect(loading.values == [false, true, false])
        #expect(gallery.photos.value.map(\.name) == ["Harbour", "Dunes", "Snow line", "Night bus"])
        #expect(app.photos.requests == ["photos"])
    }

    @Test(arguments: Delivery.allCases)
    func `It is not fetched again when it has arrived`(_ delivery: Delivery) {
        let (app, gallery) = StubbedApp.withGallery(delivery)
        let before = gallery.photos.value.map(ObjectIdentifier.init)
        for active in [false, true, false, true] { gallery.active = active }
        app.pass(10)
        #expect(app.photos.requests == ["photos"] && !gallery.fetching.isLoading.value)
        #expect(gallery.photos.value.map(ObjectIdentifier.init) == before)
    }

    @Test(arguments: Delivery.allCases)
    func `Deactivation cancels the request, and the next activation repeats it`(_ delivery: Delivery) {
        let app = StubbedApp(delivery)
        let gallery = GalleryViewModel(app.services)
        gallery.active = true
        app.pass(1)
        gallery.active = false
        #expect(!gallery.fetching.isLoading.value && app.time.pending == 0)
        gallery.active = true
        app.pass(2)
        #expect(gallery.photos.value.count == 4 && app.photos.requests == ["photos", "photos"])
    }

    @Test(arguments: Delivery.allCases)
    func `After an error there is a message, and the request can be repeated`(_ delivery: Delivery) {
        let app = StubbedApp(delivery, failing: ["photos"])
        let gallery = app.openGallery()
        #expect(gallery.fetching.trouble.value == "no answer to “photos”")
        #expect(!gallery.fetching.isLoading.value && gallery.photos.value.isEmpty)
        app.photos.refuse([])
        gallery.retry()
        #expect(gallery.fetching.trouble.value == nil && gallery.fetching.isLoading.value)
        app.pass(2)
        #expect(gallery.photos.value.count == 4 && !gallery.fetching.isLoading.value)
    }

    @Test func `After an error, the next activation repeats the request`() {
        let app = StubbedApp(failing: ["photos"])
        let gallery = app.openGallery()
        app.photos.refuse([])
        for active in [false, true] { gallery.active = active }
        app.pass(2)
        #expect(gallery.photos.value.count == 4 && gallery.fetching.trouble.value == nil)
    }

    @Test(arguments: Delivery.allCases)
    func `A retry requests the pictures that have failed, and no others`(_ delivery: Delivery) {
        let (app, gallery) = StubbedApp.withGallery(delivery)
        app.photos.refuse(["picture 2"])
        gallery.visible.value = 0..<3
        app.pass(1)
        #expect(gallery.photos.value.map { $0.trouble.value != nil } == [false, true, false, false])
        app.photos.refuse([])
        gallery.retry()
        app.pass(1)
        #expect(gallery.photos.value.map { $0.picture.value != nil } == [true, true, true, false])
        #expect(app.photos.requests.dropFirst(4) == ["picture 2"])
    }

    @Test func `A retry does not disturb running requests, or those that have succeeded`() {
        let app = StubbedApp()
        let gallery = GalleryViewModel(app.services)
        gallery.active = true
        app.pass(1)
        gallery.retry()
        app.pass(1)
        gallery.retry()
        #expect(gallery.photos.value.count == 4 && app.photos.requests == ["photos"])
    }

    @Test(arguments: Delivery.allCases)
    func `The photos that a screen shows are active, and fetch their pictures`(_ delivery: Delivery) {
        let (app, gallery) = StubbedApp.withGallery(delivery)
        gallery.visible.value = 0..<2
        #expect(gallery.activePlaces == [0, 1])
        app.pass(1)
        #expect(app.photos.requests == ["photos", "picture 1", "picture 2"])
        #expect(gallery.photos.value.map { $0.picture.value != nil } == [true, true, false, false])
    }

    @Test(arguments: Delivery.allCases)
    func `Photos that are scrolled away are deactivated, and their requests are cancelled`(
        _ delivery: Delivery
    ) {
        let (app, gallery) = StubbedApp.withGallery(delivery)
        gallery.visible.value = 0..<2
        app.settle()
        gallery.visible.value = 2..<4
        #expect(gallery.activePlaces == [2, 3] && app.time.pending == 2)
        app.pass(1)
        #expect(gallery.photos.value.map { $0.picture.value != nil } == [false, false, true, true])
        #expect(gallery.photos.value.allSatisfy { !$0.isLoading.value })
    }

    @Test func `A photo that is still visible continues loading`() {
        let (app, gallery) = StubbedApp.withGallery()
        gallery.visible.value = 0..<2
        gallery.visible.value = 1..<3
        #expect(app.photos.requests == ["photos", "picture 1", "picture 2", "picture 3"])
        #expect(app.time.pending == 2)
    }

    @Test func `No photo is active while the gallery is not`() {
        let (app, gallery) = StubbedApp.withGallery()
        gallery.active = false
        gallery.visible.value = 0..<4
        #expect(gallery.activePlaces.isEmpty && app.photos.requests == ["photos"])
        gallery.active = true
        #expect(gallery.activePlaces == [0, 1, 2, 3])
        gallery.active = false
        #expect(gallery.activePlaces.isEmpty && app.time.pending == 0)
    }

    @Test func `Indices before the photos have arrived, or without a photo, do no harm`() {
        let app = StubbedApp()
        let gallery = GalleryViewModel(app.services)
        gallery.visible.value = 2..<9
        gallery.active = true
        app.pass(2)
        #expect(gallery.activePlaces == [2, 3])
    }

    @Test(arguments: [(-1, 0), (0, 0), (2, 2), (3, 3), (4, 3), (Int.max, 3), (Int.min, 0)])
    func `An index without a photo chooses the first or the last photo`(_ wanted: Int, _ expected: Int) {
        let gallery = StubbedApp().openGallery()
        gallery.choose(wanted)
        #expect(gallery.chosen.value == expected)
    }

    @Test func `Without photos the first index is chosen`() {
        let gallery = GalleryViewModel(StubbedApp().services)
        for index in [-3, 0, 5] {
            gallery.choose(index)
            #expect(gallery.chosen.value == 0)
        }
    }

    @Test func `Choosing the chosen photo sends nothing`() {
        let gallery = StubbedApp().openGallery()
        let seen = Recorder<Int>()
        seen.record(gallery.chosen.signal)
        for index in [0, 1, 1, 3, 9] { gallery.choose(index) }
        #expect(seen.values == [0, 1, 3])
    }

    @Test func `Without photos there are no pages`() {
        #expect(GalleryViewModel(StubbedApp().services).pages() == nil)
    }

    @Test func `The pages begin with the chosen photo, and choose the photo that they show`() {
        let gallery = StubbedApp().openGallery()
        gallery.choose(2)
        guard let pages = gallery.pages() else { return #expect(Bool(false), "no pages") }
        #expect((pages.index.value, pages.initialIndex, pages.count) == (2, 2, 4))
        pages.turn(1)
        #expect(gallery.chosen.value == 3)
        pages.turn(-1)
        pages.turn(-1)
        #expect(gallery.chosen.value == 1)
    }

    @Test func `Pages do not retain the gallery, nor the gallery its pages`() {
        let app = StubbedApp()
        weak var keptGallery: GalleryViewModel?
        weak var keptPages: PagesViewModel?
        var pages: PagesViewModel?
        do {
            let gallery = app.openGallery()
            keptGallery = gallery
            _ = gallery.pages().map { keptPages = $0 }
            #expect(keptPages == nil)
            pages = gallery.pages()
        }
        #expect(keptGallery == nil)
        pages?.turn(1)
        #expect(pages?.index.value == 1)
    }
}

extension GalleryViewModel {
    /// The indices of the active photos.
    fileprivate var activePlaces: [Int] { photos.value.indices.filter { photos.value[$0].active } }
}
