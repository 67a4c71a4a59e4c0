import FRP
import Foundation
import Marbles
import Pixels
import Testing

@testable import chapter5

/// The gallery and the pager in virtual time, with a stand-in for the service.
struct GalleryTests {
    private let time = TestScheduler()

    private func gallery(_ photos: StubPhotos) -> Gallery {
        let gallery = Gallery(PhotoImporter(photos, deliveringOn: ImmediateScheduler()))
        gallery.load()
        return gallery
    }

    @Test func `A failure is told, and tried again`() {
        let gallery = gallery(StubPhotos(on: time, failing: ["photos"]))
        time.run()
        #expect(gallery.status.value == .failed("no answer to “photos”"))
        gallery.load()
        #expect(gallery.status.value == .loading)
    }

    @Test func `A cell that is reused gives up its download, and never shows another photo's picture`() {
        let photos = StubPhotos(on: time)
        let cell = GalleryCell(width: 2, height: 2, PhotoImporter(photos, deliveringOn: ImmediateScheduler()))
        let models = StubPhotos.models
        let shown = Recorder<String>()
        cell.picture.signal.subscribe(next: { [weak cell] picture in
            if picture != nil { shown.append(cell?.photo.value?.name ?? "none") }
        })
        for photo in models.prefix(3) { cell.photo.value = photo }
        time.run()
        #expect(shown.values == ["Snow line"])
        #expect(models[0].thumbnail.value == nil && models[1].thumbnail.value == nil)
        cell.photo.value = models[0]
        time.run()
        #expect(shown.values == ["Snow line", "Harbour"])
    }

    @Test func `A cell that is let go gives up its download`() {
        let photos = StubPhotos(on: time)
        let photo = PhotoModel(StubPhotos.records[0])
        var cell: GalleryCell? = GalleryCell(
            width: 2, height: 2, PhotoImporter(photos, deliveringOn: ImmediateScheduler()))
        cell?.photo.value = photo
        cell = nil
        time.run()
        #expect(photos.requests == ["picture 1"] && photo.thumbnail.value == nil)
    }

    @Test func `The pager stops at both ends, keeps what it has fetched, and loading ends on an error too`()
        throws
    {
        let photos = StubPhotos(on: time, failing: ["picture 3"])
        let gallery = gallery(photos)
        time.run()
        gallery.chosen.value = 2
        let pager = try #require(gallery.open())
        #expect(pager.isLoading.value)
        time.run()
        #expect(!pager.isLoading.value && pager.trouble.value == "no answer to “picture 3”")
        pager.turn(1)
        pager.turn(1)
        time.run()
        #expect(pager.photo?.name == "Night bus" && pager.picture.value != nil && pager.trouble.value == nil)
        let before = photos.requests.count
        pager.turn(-1)
        pager.turn(1)
        time.run()
        #expect(pager.picture.value != nil && !pager.isLoading.value)
        #expect(
            photos.requests.filter { $0 == "picture 4" }.count == 1 && photos.requests.count <= before + 2)
    }

    private func search(access: String = "granted") -> SearchModel {
        SearchModel(
            StubPosts(on: time, access: access, answer: "ok"), pausingOn: time, loadingOn: time,
            deliveringOn: ImmediateScheduler())
    }

    @Test
    func `The search waits for three letters and a pause, and shows the answer to the latest text only`() {
        let model = search()
        time.advance(by: .seconds(1))
        #expect(model.account.value == "reader")
        model.text.value = "du"
        time.advance(by: .seconds(5))
        #expect(!model.isValid.value && model.rows.value.isEmpty)
        model.text.value = "dun"
        time.advance(by: .milliseconds(400))
        model.text.value = "dunes"
        time.advance(by: .milliseconds(1400))
        #expect(model.rows.value.isEmpty)
        time.advance(by: .milliseconds(200))
        #expect(model.isValid.value && model.rows.value.map(\.post.value.text) == ["Up early for dunes."])
    }

    @Test func `The next search puts its posts into the same rows`() {
        let model = search()
        let rows = ["dunes", "snow"].map { text in
            model.text.value = text
            time.run()
            return model.rows.value
        }
        #expect(rows[0].map(\.post.value.text) == ["Up early for snow."])
        #expect(rows[0].first === rows[1].first && rows[1].count == 1)
    }

    @Test func `A row gives up the picture of the author before, and keeps that of the same author`() {
        let posts = StubPosts(on: time, access: "granted", answer: "ok")
        let row = SearchRow(
            StubPosts.post("One", by: "mina"), posts, loadingOn: ImmediateScheduler(),
            deliveringOn: ImmediateScheduler())
        #expect(posts.awaitedPictures == ["mina"])
        row.post.value = StubPosts.post("Two", by: "olav")
        #expect(posts.awaitedPictures == ["olav"] && row.avatar.value == nil)
        time.run()
        #expect(row.avatar.value != nil)
        row.post.value = StubPosts.post("Three", by: "olav")
        #expect(row.avatar.value != nil && posts.awaitedPictures == [])
        row.post.value = StubPosts.post("Four", by: "mina")
        #expect(row.avatar.value == nil && posts.awaitedPictures == ["mina"])
    }

    @Test(arguments: [
        ("denied", "Searching was not allowed. Allow it, and try again."),
        ("no account", "There is no account to search with. Add one, and try again."),
    ])
    func `Without access the search says what to do`(_ access: String, _ words: String) {
        let model = search(access: access)
        time.run()
        #expect(model.trouble.value == words)
    }
}
