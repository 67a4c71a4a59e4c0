import FRP
import Marbles
import Narration
import Pixels

let fullSize = Section("5.2") { tell in
    tell.heading("One request after the other")
    tell.prose(
        """
        In the gallery you press Enter to see a photo in full size. The list does not have the address of the large
        image. The address comes with the details of the photo, in a second request, and a third request fetches the
        image. Each request needs the answer before it. `flattenMap` makes the next request, a signal, from this
        answer:
        """
    )
    tell.example {
        let source = StubPhotos(on: clock)
        let list = source.popularPhotos(page: 1, count: 100)
        let details = list.flattenMap { records in source.photo(records[1].id) }
        let address = details.compactMap { $0.url(for: .fullSize) }
        let picture = address.flattenMap { url in source.picture(at: url) }
        draw([
            "list": list.map { _ in "4 records" },
            "details": details.map { _ in "the record of one photo" },
            "picture": picture.map { _ in "its picture" },
        ])
    }
    tell.prose(
        """
        If the record has no address for this size, `url(for:)` is nil, and `compactMap` leaves it out: then there is no
        third request.
        """
    )
    tellOfTheIndicator(tell)
    tellOfThePager(tell)
    tell.closing(
        """
        Here: Chapters/Chapter5/App/FullSizePager.swift and FullSizeController.swift
        """
    )
}

private func tellOfTheIndicator(_ tell: Teller) {
    tell.heading("A request can end in two ways")
    tell.prose(
        """
        The screen shows an indicator while the photo is loading. A signal that fails does not complete. So if only
        `completed` switches the indicator off, it never disappears after an error. `initially` runs its closure when
        somebody subscribes, and `finally` runs its closure at both endings. Here the service refuses the picture:
        """
    )
    tell.example {
        let source = StubPhotos(on: clock, failing: ["picture 2"])
        let picture = source.photo(2)
            .compactMap { $0.url(for: .fullSize) }
            .flattenMap { url in source.picture(at: url) }
        let isLoading = Property(false)
        isLoading.signal.subscribe(next: { print("loading:", $0) })

        picture
            .initially { isLoading.value = true }
            .finally { isLoading.value = false }
            .subscribe(error: { print($0) }, completed: { print("done") })
        clock.run()
        print(source.requests)
    }
    tell.translation([
        "[… subscribeError:^(NSError *error) { … } completed:^{ … }];":
            ".subscribe(error: { … }, completed: { … })"
    ])
    tell.correction(
        """
        its indicator disappears when the details are there, before the picture. Here the signal completes when the
        picture is there.
        """
    )
    tell.correction(
        """
        `RACObserve(self.photoModel, fullsizeData)` crashes: the property is `fullsizedData`. `photoModeArray` is
        `photoModelArray`, and the method `downloadFullsizedImageForPhotoModel:` stands there twice.
        """
    )
}

private func tellOfThePager(_ tell: Teller) {
    tell.heading("The pager")
    tell.prose(
        """
        The pager is the screen that shows the photos in full size, one at a time. In the book it is a
        `UIPageViewController`, with a view controller for each page. The pager asks another object, its data source,
        for the page before and the page after, and gets nil at both ends of the list. The gallery is the delegate of
        the pager: after each turn it learns where the pager stopped, and scrolls there.

        In the book each page binds its picture once, and disposes nothing: a page is not reused, and its binding ends
        when its view goes away. Our pager has one place for all photos, `picture`, which follows the photo at `index`
        (its `init` uses `switchToLatest`, as a cell does in 5.3). For each photo `load` makes a request. The importer
        writes the answer into the photo, so `load` handles only errors:
        """
    )
    tell.body(of: "func load()", in: "Chapters/Chapter5/App/FullSizePager.swift")
    tell.prose(
        """
        `importer.fullSize(of:)` makes the two requests above. `loading` is a `SerialDisposable` (5.1): it disposes the
        old subscription when it gets the new one. So if you turn while a photo is still loading, its request is
        cancelled. `turn` goes to another photo, and calls `load`:
        """
    )
    tell.body(of: "func turn(_ step: Int)", in: "Chapters/Chapter5/App/FullSizePager.swift")
    tell.prose(
        """
        `source.awaited` lists the requests that have been neither answered nor cancelled:
        """
    )
    tell.example {
        let source = StubPhotos(on: clock)
        let importer = PhotoImporter(source, deliveringOn: clock)
        let pager = FullSizePager(StubPhotos.models, startingAt: 0, importer)
        print("opened, waiting for", source.awaited)
        for _ in 1...2 {
            pager.turn(1)
            print("turned, waiting for", source.awaited)
        }
        clock.run()
        print(source.requests)
    }
    tell.prose(
        """
        The view controller binds its views to the pager. In the first four lines the views follow the pager: the
        picture, the indicator, the words of an error, and the button that tries again. The other three lines pass on
        what you press:
        """
    )
    tell.body(of: "private func bindPager()", in: "Chapters/Chapter5/App/FullSizeController.swift")
    tell.prose(
        """
        `image`, `activity` and `trouble` are views of the workbook. On iOS they would be a `UIImageView`, a
        `UIActivityIndicatorView` and a `UILabel`.
        """
    )
}
