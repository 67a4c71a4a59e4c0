import FRP
import Marbles
import Narration
import Pixels

let fullSize = Section(
    5,
    2,
    "Adding the full-size photo",
    name: "full-size",
    book: "chapter5/adding_to_functionalReactivePixels",
    chineseTitle: "添加"
) { tell in
    tell.prose(
        """
        Enter opens a photo in full size. The list did not say where its large image is; that comes with the details, in a
        second request. First the one, then the other: `flattenMap`.
        """
    )
    tell.example {
        let time = TestScheduler()
        let source = StubPhotos(on: time)
        let importer = PhotoImporter(source, deliveringOn: ImmediateScheduler())
        let photo = PhotoModel(StubPhotos.records[1])

        importer.fullSize(of: photo)
            .subscribe(completed: { print("the picture is there") })
        time.run()
        print(source.requests)

        importer.fullSize(of: photo)
            .subscribe(completed: { print("still there") })
        print(source.requests.count, "requests in all")
    }
    tell.prose(
        """
        What has been fetched is kept by the photo, so that nobody asks twice. While it is fetched the screen says so; when
        it fails it says that. The book forgets one thing here, and its indicator turns for ever after an error: what is
        switched on has to be switched off by both endings.
        """
    )
    tell.example {
        let time = TestScheduler()
        let source = StubPhotos(on: time, failing: ["picture 2"])
        let importer = PhotoImporter(source, deliveringOn: ImmediateScheduler())
        let isLoading = Property(false)
        let photo = PhotoModel(StubPhotos.records[1])

        importer.fullSize(of: photo)
            .initially { isLoading.value = true }
            .finally { isLoading.value = false }
            .subscribe(error: { print("error:", $0) })
        print("loading:", isLoading.value)
        time.run()
        print("loading:", isLoading.value)
    }
    tell.prose(
        """
        The pager turns to the next photo while the last one may still be on its way. It gives that up, as the cells do;
        and when one goes back to the gallery, the gallery has scrolled to where one stopped:
        """
    )
    tell.example {
        let time = TestScheduler()
        let source = StubPhotos(on: time)
        let importer = PhotoImporter(source, deliveringOn: ImmediateScheduler())
        let gallery = Gallery(importer)
        gallery.layOut(columns: 1, rows: 2)
        gallery.load()
        time.run()

        guard let pager = gallery.open() else { return }
        for _ in 1...3 { pager.turn(1) }
        print("the pager shows", pager.photo?.name ?? "nothing")
        gallery.choose(pager.index.value)
        print("the gallery begins with row", gallery.top.value)
    }
    tell.closing(
        """
        In the book: `FRPFullSizePhotoViewController`. Here: Chapters/Chapter5/App/FullSizePager.swift

        Try it: exercises 5.2.1 to 5.2.2, Exercises/Chapter5/FullSize.swift
        """
    )
}
