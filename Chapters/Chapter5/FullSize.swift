import FRP
import Marbles
import Narration
import Pixels

let fullSize = Section("5.2") { tell in
    tell.prose(
        """
        In the gallery you press Enter to see a photo in full size. The list does not have the address of the large
        image. The address comes with the details of the photo, in a second request, and a third request fetches the
        image. Inside the importer `flattenMap` makes one request after the other. The example begins with a photo of
        the list, so it makes only the last two. (`ImmediateScheduler` runs everything without waiting.)
        """
    )
    tell.example {
        let source = StubPhotos(on: clock)
        let importer = PhotoImporter(source, deliveringOn: ImmediateScheduler())
        let photo = PhotoModel(StubPhotos.records[1])

        importer.fullSize(of: photo)
            .subscribe(completed: { print("the picture is there") })
        clock.run()
        print(source.requests)

        importer.fullSize(of: photo)
            .subscribe(completed: { print("still there") })
        print(source.requests.count, "requests in all")
    }
    tell.prose(
        """
        The photo keeps what was fetched, so it's requested only once. The screen shows when the photo is loading, and
        when loading failed. There are two endings, a completion and an error, and both must switch the indicator off.
        `finally` runs at both:
        """
    )
    tell.example {
        let source = StubPhotos(on: clock, failing: ["picture 2"])
        let importer = PhotoImporter(source, deliveringOn: ImmediateScheduler())
        let isLoading = Property(false)
        let photo = PhotoModel(StubPhotos.records[1])

        importer.fullSize(of: photo)
            .initially { isLoading.value = true }
            .finally { isLoading.value = false }
            .subscribe(error: { print("error:", $0) })
        print("loading:", isLoading.value)
        clock.run()
        print("loading:", isLoading.value)
    }
    tell.translation([
        "[picture subscribeCompleted:^{ … }]": ".subscribe(completed: { … })",
        "[[picture initially:^{ … }] finally:^{ … }]": ".initially { … } … .finally { … }",
        "[picture subscribeError:^(NSError *error) { … }]": ".subscribe(error: { … })",
    ])
    tell.prose(
        """
        The book says that loading has ended when the details are there. At that moment the picture is still on its way:
        the indicator goes, and the screen stays black for a while. Here `fullSize(of:)` completes when the picture is
        there. In its next chapter the book forgets the error, too; section 6.3 shows what happens then.

        The pager is the screen that shows one photo in full size. You may turn to the next photo while the one before
        is still loading. Then the pager cancels that request; `load()` in FullSizePager.swift does it. When you go
        back to the gallery, it has scrolled to the photo where you stopped. Here that is the fourth photo. It is in
        row 3, since rows are counted from 0; the window has two rows, so it begins with row 2:
        """
    )
    tell.example {
        let source = StubPhotos(on: clock)
        let importer = PhotoImporter(source, deliveringOn: ImmediateScheduler())
        let gallery = Gallery(importer)
        gallery.layOut(columns: 1, rows: 2)
        gallery.load()
        clock.run()

        guard let pager = gallery.open() else { return }
        for _ in 1...3 { pager.turn(1) }
        print("the pager shows", pager.photo?.name ?? "nothing")
        gallery.choose(pager.index.value)
        print("the gallery begins with row", gallery.top.value)
    }
    tell.closing(
        """
        In the book: `FRPFullSizePhotoViewController`. Here: Chapters/Chapter5/App/FullSizePager.swift
        """
    )
}
