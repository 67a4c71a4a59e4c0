import FRP
import Marbles
import Narration
import Pixels

let mvvmInPractice = Section("6.3") { tell in
    tell.prose(
        """
        This is the app of chapter 5 again, with the same screens. But every decision has moved out of them, into a view
        model. We begin with the simplest view model, `PagesViewModel`, for the pages of photos in full size. It decides
        which photo is at an index, and whether there is one:
        """
    )
    tellOfPages(tell)
    tellOfActivation(tell)
    tellOfQuiet(tell)
    tellOfLoading(tell)
    tellOfTheGallery(tell)
    tellOfSizes(tell)
    tell.closing(
        """
        In the book: `FRPFullSizePhotoViewModel`, `FRPGalleryViewModel`. Here: Sources/Pixels/ViewModels. Live: swift run
        chapter6 play
        """
    )
}

private func tellOfPages(_ tell: Teller) {
    tell.example {
        let service = StubService(on: clock)
        let photos = StubPhotos.models
        let pages = PagesViewModel(photos, startingAt: 1, service.services)

        print("begins with:", pages.initialName ?? "nothing")
        for index in [-1, 0, photos.count - 1, photos.count] {
            let name = pages.photo(at: index)?.name ?? "nothing"
            print("at \(index):", name)
        }
    }
    tell.prose(
        """
        The rule for indexes before the first photo and after the last is in one place, and any screen can use it. The
        start index is stored unchanged, even if there is no photo at it. The screen decides how to show that:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let pages = PagesViewModel([], startingAt: 1337, service.services)
        print(pages.initialIndex, pages.initialName ?? "nothing")
    }
    tell.prose(
        """
        The book says that there is no photo if `index > self.model.count - 1`. But `count` is unsigned: without photos
        `count - 1` is not -1, it is the largest number that fits. So the check accepts the index 1337, and the app
        crashes. Our `photo(at:)` asks the array itself, with `indices.contains(index)`.
        """
    )
}

private func tellOfActivation(_ tell: Teller) {
    tell.prose(
        """
        A view model must not fetch anything when it is made: perhaps nobody ever looks at it, for instance in a test.
        It must not know its view either. So the view sets only `active`: whether somebody is looking.
        `didBecomeActive` sends when `active` becomes true, and `didBecomeInactive` when it becomes false. A new
        subscriber also gets the present state: a view model is inactive at first, so `didBecomeInactive` sends at
        once. Setting `active` to the value that it has does nothing:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let gallery = GalleryViewModel(service.services)
        gallery.didBecomeActive.subscribe(next: { print("seen:", $0.title) })
        gallery.didBecomeInactive.subscribe(next: { _ in print("not seen") })

        gallery.active = true
        gallery.active = true
        gallery.active = false
    }
    tell.translation([
        "self.viewModel.active = YES;": "gallery.active = true",
        "[self.didBecomeActiveSignal subscribeNext:^(id viewModel) { … }];":
            "gallery.didBecomeActive.subscribe(next: { … })",
    ])
    tell.prose(
        """
        Work that only makes sense while somebody is looking goes through `forwardWhileActive`. It subscribes on each
        activation, and disposes when the view model becomes inactive. That is enough to cancel a download when its photo
        has scrolled away:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let model = PhotoModel(StubPhotos.records[0])
        let photo = PhotoViewModel(model, .thumbnail, service.services)

        print("made:", service.photos.requests)
        photo.active = true
        print("active:", service.photos.requests)
        photo.active = false
        clock.run()
        print("left too early, has a picture:", photo.picture.value != nil)
        photo.active = true
        clock.run()
        print("looked at again, has a picture:", photo.picture.value != nil)
    }
}

private func tellOfQuiet(_ tell: Teller) {
    tell.prose(
        """
        Some work should go on while nobody is looking, but does not have to report every value:
        `throttleWhileInactive`. While the view model is active it sends each value at once; otherwise only the latest,
        after a second of quiet. Here somebody is looking from second 7 on, and gets the latest value again at that
        moment.
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let gallery = GalleryViewModel(service.services)
        let votes = Signal<Int>(marbles: "1-23----4-56")
        clock.schedule(after: .seconds(7)) { gallery.active = true }
        draw([
            "votes": votes,
            "reported": gallery.throttleWhileInactive(votes, on: clock),
        ])
    }
    tell.translation([
        "[self throttleSignalWhileInactive:votes]": "gallery.throttleWhileInactive(votes, on: clock)"
    ])
}

private func tellOfLoading(_ tell: Teller) {
    tell.prose(
        """
        `isLoading` is true from the request to its end. The book sets `self.loading = NO` only where the details have
        been fetched: after an error the photo is loading forever. Here all three endings count: an answer comes, an
        error comes, or nobody is looking any more. In the code, `refuse([])` means that the service refuses no request
        from now on, and `again()` repeats the request.
        """
    )
    tell.example {
        let service = StubService(on: clock, failing: ["picture 1"])
        let model = PhotoModel(StubPhotos.records[0])
        let photo = PhotoViewModel(model, .thumbnail, service.services)

        func loading(_ moment: String) {
            let trouble = photo.trouble.value ?? "none"
            print("\(moment):", photo.isLoading.value, "- trouble:", trouble)
        }
        photo.active = true
        loading("asked")
        clock.run()
        loading("refused")
        service.photos.refuse([])
        photo.fetching.again()
        loading("asked again")
        photo.active = false
        loading("left")
    }
    tell.prose(
        """
        You do not have to write that for every view model. A small helper class, `Fetching`, does it. It sets
        `isLoading` to true when the subscription begins, and to false in the subscription's disposable. Every ending
        disposes it.
        """
    )
}

private func tellOfTheGallery(_ tell: Teller) {
    tell.prose(
        """
        The gallery makes a view model for each of its photos. The `grid` is the view model of the window: it knows
        which photos are in sight. These photos are active while the grid is active. When you scroll, some become
        inactive and others active. The code that scrolls says nothing about downloads. Below, `move(pages: 1)` moves
        the selection down by one page, which is two rows, from Harbour to Snow line. The window moves only as far as
        needed to show the selected photo: by one row:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let gallery = GalleryViewModel(service.services)
        let grid = gallery.grid(withPictures: true)
        grid.layOut(columns: 1, rows: 2)
        (gallery.active, grid.active) = (true, true)
        clock.run()

        func seen() -> [String] {
            gallery.photos.value.filter(\.active).map(\.name)
        }
        print("seen:", seen())
        grid.move(pages: 1)
        print("seen:", seen())
        clock.run()
        print(service.photos.requests)
    }
    tell.prose(
        """
        The screen that opens a photo asks the gallery for the next view model: `gallery.pages()`. A view model makes its
        child view models, because it knows what they need, and a screen does not.
        """
    )
    tell.translation([
        "[[FRPPhotoViewModel alloc] initWithModel:photo]":
            "PhotoViewModel(model, .thumbnail, service.services)"
    ])
}

private func tellOfSizes(_ tell: Teller) {
    tell.prose(
        """
        Is it less code now? Here are both versions of gallery and full-size pages: the lines of their files, counted now,
        without comments and blank lines.
        """
    )
    tell.example {
        let before = SourceFolder("Chapters/Chapter5/App")
        let after = SourceFolder("Chapters/Chapter6/App")
        let models = SourceFolder("Sources/Pixels/ViewModels")

        let screens = [
            before.size(of: "GalleryScreen", "GalleryPlay"),
            after.size(
                of: "GalleryScreen", "PagesScreen", "AppScreen", "Navigator"),
        ]
        let decisions = [
            before.size(of: "Gallery", "GalleryCell", "FullSizePager"),
            models.size(
                of: "GalleryViewModel", "GridViewModel", "Viewport",
                "PagesViewModel", "PhotoViewModel", "Watching",
                "Fetching"),
        ]
        let rows = [("draws and takes keys", screens), ("decides", decisions)]
        draw(sizeTable(rows))
    }
    tell.prose(
        """
        No, it is more. But chapter 6's app also has a list beside the pictures, and room for more screens. And the
        code is in other places. Chapter 5's `Gallery` counts in cells of the terminal, and `GalleryPlay` knows which
        screen is open and what must be disposed when another one opens. None of chapter 6's view models imports the
        terminal. The screens only say which key does what, and what is drawn where.
        """
    )
}
