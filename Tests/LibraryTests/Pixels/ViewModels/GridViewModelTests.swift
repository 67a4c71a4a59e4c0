import Foundation

@testable import Pixels

struct GridViewModelTests {
    /// Which photos are active.
    private func active(in gallery: GalleryViewModel) -> [Int] {
        gallery.photos.value.indices.filter { gallery.photos.value[$0].active }
    }

    @Test(arguments: Delivery.allCases)
    func `The photos that stand in it are active, and fetch their pictures`(_ delivery: Delivery) {
        let (app, gallery) = StubbedApp.withGallery(delivery)
        let grid = gallery.openGrid(columns: 2, rows: 1)
        #expect(grid.visible == 0..<2 && active(in: gallery) == [0, 1])
        app.pass(1)
        #expect(app.photos.requests == ["photos", "picture 1", "picture 2"])
        #expect(gallery.photos.value.map { $0.picture.value != nil } == [true, true, false, false])
    }

    @Test(arguments: Delivery.allCases)
    func `Those scrolled away are not active any more, and their requests are given up`(_ delivery: Delivery)
    {
        let (app, gallery) = StubbedApp.withGallery(delivery)
        let grid = gallery.openGrid(columns: 2, rows: 1)
        app.settle()
        grid.move(rows: 1)
        #expect(grid.visible == 2..<4 && active(in: gallery) == [2, 3] && app.time.pending == 2)
        app.pass(1)
        #expect(gallery.photos.value.map { $0.picture.value != nil } == [false, false, true, true])
        #expect(gallery.photos.value.allSatisfy { !$0.isLoading.value })
    }

    @Test func `Who stays in it goes on loading`() {
        let (app, gallery) = StubbedApp.withGallery()
        let grid = gallery.openGrid(columns: 1, rows: 2)
        gallery.choose(2)
        #expect(grid.visible == 1..<3 && active(in: gallery) == [1, 2])
        #expect(app.photos.requests == ["photos", "picture 1", "picture 2", "picture 3"])
    }

    @Test func `Nothing is active while the grid is not`() {
        let (app, gallery) = StubbedApp.withGallery()
        let grid = gallery.grid(withPictures: true)
        grid.layOut(columns: 2, rows: 2)
        grid.move(columns: 1)
        #expect(active(in: gallery).isEmpty && app.photos.requests == ["photos"])
        grid.active = true
        #expect(active(in: gallery) == [0, 1, 2, 3])
        grid.active = false
        #expect(active(in: gallery).isEmpty && app.time.pending == 0)
    }

    @Test func `A grid that is open before the photos are there fetches their pictures when they are`() {
        let app = StubbedApp()
        let gallery = GalleryViewModel(app.services)
        let grid = gallery.grid(withPictures: true)
        grid.layOut(columns: 3, rows: 1)
        (gallery.active, grid.active) = (true, true)
        #expect(grid.visible.isEmpty)
        app.pass(2)
        #expect(grid.visible == 0..<3 && active(in: gallery) == [0, 1, 2])
    }

    @Test func `A grid without pictures asks for none`() {
        let (app, gallery) = StubbedApp.withGallery()
        let list = gallery.openGrid(columns: 1, rows: 3, withPictures: false)
        list.move(rows: 3)
        app.pass(5)
        #expect(list.visible == 1..<4 && active(in: gallery).isEmpty && app.photos.requests == ["photos"])
    }

    @Test func `Two grids on one gallery stay in step, whichever acts`() {
        let gallery = StubbedApp().openGallery()
        let wide = gallery.openGrid(columns: 2, rows: 1)
        let list = gallery.openGrid(columns: 1, rows: 2, withPictures: false)
        wide.move(rows: 1)
        #expect(gallery.chosen.value == 2 && wide.visible == 2..<4 && list.visible == 1..<3)
        list.move(rows: -2)
        #expect(gallery.chosen.value == 0 && wide.visible == 0..<2 && list.visible == 0..<2)
        list.move(rows: 9)
        #expect(gallery.chosen.value == 3 && wide.visible == 2..<4 && list.visible == 2..<4)
        #expect(active(in: gallery) == [2, 3])
    }

    @Test func `A photo that stands in two grids is active until both have let go of it`() {
        let gallery = StubbedApp().openGallery()
        let one = gallery.openGrid(columns: 2, rows: 1)
        let other = gallery.openGrid(columns: 3, rows: 1)
        #expect(active(in: gallery) == [0, 1, 2])
        other.active = false
        #expect(active(in: gallery) == [0, 1])
        one.layOut(columns: 1, rows: 1)
        #expect(active(in: gallery) == [0])
        one.active = false
        #expect(active(in: gallery).isEmpty)
    }

    @Test(arguments: [
        (0, 1, 0, 0, 1), (0, 0, 1, 0, 2), (0, 0, 0, 1, 4), (1, -1, 0, 0, 0), (0, -1, 0, 0, 0),
        (5, 0, 0, 9, 11), (11, 0, 0, -1, 7), (3, 0, -1, 0, 1), (0, 0, -1, 0, 0),
    ])
    func `A step goes so many columns, rows and pages from the chosen photo, as far as there are photos`(
        _ from: Int, _ columns: Int, _ rows: Int, _ pages: Int, _ expected: Int
    ) {
        let (gallery, grid) = galleryOfTwelve()
        gallery.choose(from)
        grid.move(columns: columns, rows: rows, pages: pages)
        #expect(gallery.chosen.value == expected && grid.visible.contains(expected))
    }

    @Test(arguments: [(1, 1), (1, 5), (3, 2), (4, 1), (5, 5), (12, 1), (0, 0), (-1, -1)])
    func `Whatever size it gets, what is chosen can be seen`(_ columns: Int, _ rows: Int) {
        let (gallery, grid) = galleryOfTwelve()
        for chosen in 0..<12 {
            grid.layOut(columns: 2, rows: 2)
            gallery.choose(chosen)
            grid.layOut(columns: columns, rows: rows)
            #expect(grid.visible.contains(chosen))
        }
    }

    @Test func `A window that grows near the end is filled from above`() {
        let (gallery, grid) = galleryOfTwelve()
        gallery.choose(11)
        #expect(grid.visible == 8..<12)
        grid.layOut(columns: 2, rows: 4)
        #expect(grid.visible == 4..<12)
        grid.layOut(columns: 5, rows: 9)
        #expect(grid.visible == 0..<12)
    }

    @Test func `The size it has tells nobody anything`() {
        let grid = StubbedApp().openGallery().grid(withPictures: false)
        let seen = Recorder<Viewport>()
        seen.record(grid.viewport.signal)
        for _ in 1...3 { grid.layOut(columns: 2, rows: 2) }
        #expect(seen.values.count == 2)
    }

    @Test func `On an empty gallery nothing can be seen, and moving does nothing`() {
        let gallery = GalleryViewModel(StubbedApp().services)
        let grid = gallery.grid(withPictures: true)
        grid.active = true
        grid.layOut(columns: 0, rows: 0)
        grid.move(columns: 1, rows: 1, pages: 1)
        grid.move(columns: -1, rows: -1, pages: -1)
        #expect(grid.visible.isEmpty && gallery.chosen.value == 0)
        #expect(grid.viewport.value == Viewport(columns: 1, rows: 1))
    }

    @Test(arguments: Delivery.allCases)
    func `A grid that goes away leaves nothing active, and its requests go with it`(_ delivery: Delivery) {
        let (app, gallery) = StubbedApp.withGallery(delivery)
        weak var kept: GridViewModel?
        do {
            let grid = gallery.openGrid(columns: 2, rows: 2)
            kept = grid
            #expect(app.time.pending == 4)
        }
        #expect(kept == nil && active(in: gallery).isEmpty && app.time.pending == 0)
        gallery.choose(3)
    }

    /// Twelve photos in a grid of two columns and two rows.
    private func galleryOfTwelve() -> (GalleryViewModel, GridViewModel) {
        let time = TestScheduler()
        let gallery = GalleryViewModel(
            PixelsServices(
                photos: TwelvePhotos(), accounts: StubAccounts(on: time),
                timelines: StubTimelines(on: time), on: ImmediateScheduler()))
        gallery.active = true
        let grid = gallery.grid(withPictures: false)
        grid.layOut(columns: 2, rows: 2)
        return (gallery, grid)
    }
}

/// A dozen photos, without pictures, at once.
private struct TwelvePhotos: PhotoSource {
    func popularPhotos(page: Int, count: Int) -> Signal<[PhotoRecord]> {
        .return(
            (1...12).map {
                PhotoRecord(id: $0, name: "\($0)", username: "ash", rating: 1, images: [], commentsCount: nil)
            })
    }

    func photo(_ id: Int) -> Signal<PhotoRecord> { .never }
    func picture(at url: URL) -> Signal<Pixmap> { .never }
}
