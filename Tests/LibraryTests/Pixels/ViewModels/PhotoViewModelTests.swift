@testable import Pixels

struct PhotoViewModelTests {
    /// The view model of the first photo's small picture.
    private func thumbnail(
        _ delivery: Delivery = .atOnce, failing: Set<String> = []
    ) -> (StubbedApp, PhotoViewModel) {
        let app = StubbedApp(delivery, failing: failing)
        return (app, PhotoViewModel(StubPhotos.models[0], .thumbnail, app.services))
    }

    @Test(arguments: Delivery.allCases)
    func `Nothing is requested before the activation; then it is loading until the picture arrives`(
        _ delivery: Delivery
    ) {
        let (app, photo) = thumbnail(delivery)
        let loading = app.time.record(photo.isLoading.signal)
        app.pass(10)
        #expect(photo.name == "Harbour" && app.photos.requests.isEmpty && photo.picture.value == nil)
        photo.active = true
        app.pass(5)
        #expect(loading.values == [false, true, false])
        #expect(loading.timed.map(\.time) == [.zero, .seconds(10), .seconds(11)])
        #expect(photo.picture.value != nil && photo.trouble.value == nil)
        #expect(app.photos.requests == ["picture 1"])
    }

    @Test(arguments: Delivery.allCases)
    func `The full size requests the address of the picture, and then the picture`(_ delivery: Delivery) {
        let app = StubbedApp(delivery)
        let photo = PhotoViewModel(StubPhotos.models[1], .fullSize, app.services)
        photo.active = true
        app.pass(1)
        #expect(photo.isLoading.value && photo.picture.value == nil)
        app.pass(1)
        #expect(!photo.isLoading.value && photo.picture.value != nil)
        #expect(app.photos.requests == ["photo 2", "picture 2"])
    }

    @Test(arguments: Delivery.allCases)
    func `Deactivation cancels the request, and it is not loading any more`(_ delivery: Delivery) {
        let (app, photo) = thumbnail(delivery)
        photo.active = true
        app.settle()
        #expect(photo.isLoading.value)
        photo.active = false
        #expect(!photo.isLoading.value && app.time.pending == 0)
        app.pass(10)
        #expect(photo.picture.value == nil && photo.trouble.value == nil)
    }

    @Test(arguments: Delivery.allCases)
    func `The next activation repeats the request, unless the picture has arrived`(_ delivery: Delivery) {
        let (app, photo) = thumbnail(delivery)
        for active in [true, false, true] { photo.active = active }
        #expect(app.photos.requests == ["picture 1", "picture 1"])
        app.pass(1)
        for active in [false, true] { photo.active = active }
        #expect(app.photos.requests.count == 2 && !photo.isLoading.value)
    }

    @Test(arguments: Delivery.allCases)
    func `After an error there is a message; a retry clears it, and repeats the request`(
        _ delivery: Delivery
    ) {
        let (app, photo) = thumbnail(delivery, failing: ["picture 1"])
        photo.active = true
        app.pass(1)
        #expect(!photo.isLoading.value && photo.trouble.value == "no answer to “picture 1”")
        app.photos.refuse([])
        photo.fetching.again()
        #expect(photo.isLoading.value && photo.trouble.value == nil)
        app.pass(1)
        #expect(!photo.isLoading.value && photo.picture.value != nil && photo.trouble.value == nil)
    }

    @Test func `A retry without activation makes no request`() {
        let (app, photo) = thumbnail()
        photo.fetching.again()
        app.pass(10)
        #expect(app.photos.requests.isEmpty && !photo.isLoading.value)
    }

    @Test func `The picture belongs to the model: all view models of the photo have it`() {
        let app = StubbedApp()
        let model = StubPhotos.models[0]
        let first = PhotoViewModel(model, .thumbnail, app.services)
        let second = PhotoViewModel(model, .thumbnail, app.services)
        let large = PhotoViewModel(model, .fullSize, app.services)
        first.active = true
        app.pass(1)
        #expect(model.thumbnail.value != nil)
        #expect(second.picture.value == model.thumbnail.value && large.picture.value == nil)
        second.active = true
        #expect(app.photos.requests == ["picture 1"])
    }

    @Test func `A photo without an address has no picture, no error, and is not loading`() {
        let app = StubbedApp()
        let record = PhotoRecord(
            id: 1, name: "Fog", username: "ash", rating: 1, images: [], commentsCount: nil)
        let photo = PhotoViewModel(PhotoModel(record), .thumbnail, app.services)
        photo.active = true
        app.pass(1)
        #expect(photo.picture.value == nil && photo.trouble.value == nil && !photo.isLoading.value)
    }
}
