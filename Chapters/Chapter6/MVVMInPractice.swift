import FRP
import Marbles
import Narration
import Pixels

let mvvmInPractice = Section("6.3") { tell in
    tell.prose(
        """
        This is the app of chapter 5 again, with the same screens. But every decision has moved out of the screens, into view
        models.
        """
    )
    tellOfPages(tell)
    tellOfActivation(tell)
    tellOfLoading(tell)
    tellOfTheGallery(tell)
    tellOfTheScreens(tell)
    tell.closing(
        """
        In the book: `FRPFullSizePhotoViewModel`, `FRPGalleryViewModel`. Here: Sources/Pixels/ViewModels, and their protocol,
        Sources/FRP/State/ViewModel.swift. Live: swift run chapter6 play
        """
    )
}

private func tellOfPages(_ tell: Teller) {
    tell.heading("Which photo is at an index?")
    tell.prose(
        """
        We begin with the simplest view model, `PagesViewModel`, for the pages of photos in full size. It decides which
        photo is at an index, and whether there is one. Its method `photo(at:)` has one line:
        """
    )
    tell.body(
        of: "private static func photo(at index: Int, of photos: [PhotoModel])",
        in: "Sources/Pixels/ViewModels/PagesViewModel.swift")
    tell.prose("`initialName` calls `photo(at:)` with the start index:")
    tell.example {
        let service = StubService(on: clock)
        let photos = StubPhotos.models
        let pages = PagesViewModel(photos, startingAt: 1, service.services)

        print("begins with:", pages.initialName ?? "nothing")
        for index in [-1, 0, photos.count - 1, photos.count] {
            let name = pages.photo(at: index)?.name ?? "nothing"
            print("at \(index):", name)
        }
        let none = PagesViewModel([], startingAt: 1337, service.services)
        print("without photos:", none.initialIndex, none.initialName ?? "nothing")
    }
    tell.translation([
        "[self.viewModel photoModelAtIndex:index]": "pages.photo(at: index)"
    ])
    tell.prose(
        """
        The rule for an index before the first photo or after the last is in one place, and any screen can use it. The start
        index, here 1337, is stored unchanged: so a screen can also say which photo is missing.
        """
    )
    tell.correction(
        """
        `index > self.model.count - 1` does not protect an empty array. `count` is unsigned, and `0 - 1` is its largest
        number. Ours asks `indices.contains(index)`.
        """
    )
    tell.correction(
        """
        `viewDidLoad` asks for `initialPhotoModel`, but the header has only `initialPhotoName`; and `coung` is `count`.
        """
    )
}

private func tellOfActivation(_ tell: Teller) {
    tell.heading("Is anybody looking?")
    tell.prose(
        """
        A view model must not fetch anything when it is made: perhaps nobody ever looks at it, for instance in a test.
        A view model must not know its view either. So the view sets only `active`, to say whether somebody is looking.

        The book's view models inherit `active` from `RVMViewModel`, a class of the library ReactiveViewModel. Here your
        class becomes a view model with one line, `let activation = Activation()`. Its signal `didBecomeActive` sends a
        value, the view model itself, each time `active` becomes true. `didBecomeInactive` does so each time `active`
        becomes false. A new subscriber gets the present state, too. If you set `active` to the value that it has,
        nothing happens:
        """
    )
    tell.example {
        final class VoteCounter: ViewModel {
            let activation = Activation()
        }
        let counter = VoteCounter()
        counter.didBecomeActive.subscribe(next: { _ in print("seen") })
        counter.didBecomeInactive.subscribe(next: { _ in print("not seen") })

        counter.active = true
        counter.active = true
        counter.active = false
    }
    tell.translation([
        "self.viewModel.active = YES;": "counter.active = true",
        "[self.didBecomeActiveSignal subscribeNext:^(id x) { … }];":
            "counter.didBecomeActive.subscribe(next: { … })",
    ])
    tell.correction(
        """
        its gallery does fetch in its `init`. The book itself says that you may disagree with that.
        """
    )
    tell.prose(
        """
        A view model also has the method `forwardWhileActive`. It makes a signal that subscribes to another signal only
        while the view model is active. So a request is cancelled when nobody looks any more, and sent again later. Here
        somebody looks from second 2 to second 6, and again from second 8 on:
        """
    )
    tell.example {
        final class VoteCounter: ViewModel {
            let activation = Activation()
        }
        let counter = VoteCounter()
        let votes = Signal<Int>(marbles: "1-23-4|")
        for second in [2, 6, 8] {
            clock.schedule(after: .seconds(second)) { counter.active.toggle() }
        }
        draw(["votes": votes, "forward": counter.forwardWhileActive(votes)])
    }
    tell.prose(
        """
        `forward` does not complete, because it subscribes again at the next activation.
        """
    )
}

private func tellOfLoading(_ tell: Teller) {
    tell.heading("Loading always ends")
    tell.prose(
        """
        A photo downloads its picture only while somebody is looking. When it scrolls away, its view model becomes
        inactive, and the download is cancelled. So the `init` of `PhotoViewModel` does three things:

        1. It makes the request, `fetched`. The importer will write the picture into the photo.
        2. It makes `picture` follow the photo: `place` is the photo's property for a picture of this size.
        3. It sends the request while the view model is active.
        """
    )
    tell.body(of: "public init(_ photo: PhotoModel", in: "Sources/Pixels/ViewModels/PhotoViewModel.swift")
    tell.prose(
        """
        `fetching` is a `Fetching`, a small class for all view models that fetch. Its `isLoading` is true from the
        request to its end. All three endings count: an answer comes, an error comes, or nobody is looking any more. So
        `values(of:)` does this with the request:
        """
    )
    tell.body(of: "private func reporting", in: "Sources/Pixels/ViewModels/Fetching.swift")
    tell.prose(
        """
        `subscribe(observer)` passes on all events. `isLoading` becomes false when the subscription is disposed, and
        that happens at each of the three endings (4.4). In the next example somebody leaves too early. Then the
        service refuses the picture, until `acceptAll()`. `again()` repeats the request: `values(of:)` makes a signal
        like this for each repetition, and `switchToLatest` ends the one before.
        """
    )
    tell.example {
        let service = StubService(on: clock, failing: ["picture 1"])
        let model = PhotoModel(StubPhotos.records[0])
        let photo = PhotoViewModel(model, .thumbnail, service.services)

        func look(_ moment: String) {
            let trouble = photo.trouble.value ?? "no trouble"
            print("\(moment): loading \(photo.isLoading.value), \(trouble)")
        }
        look("made")
        photo.active = true
        look("requested")
        photo.active = false
        look("left")
        photo.active = true
        clock.run()
        look("refused")
        service.photos.acceptAll()
        photo.fetching.again()
        clock.run()
        look("again")
        print("has a picture:", photo.picture.value != nil)
    }
    tell.correction(
        """
        it sets `self.loading = NO` only where the details have been fetched. After an error the photo is loading
        forever.
        """
    )
}

private func tellOfTheGallery(_ tell: Teller) {
    tell.heading("A view model makes its children")
    tell.prose(
        """
        The gallery makes a view model for each of its photos. The screen says which of them it shows, as a range of
        indices: `grid.visible.signal.bind(to: gallery.visible)`. While the gallery itself is active, as its signal
        `activity` says, it makes these photos active, and no others:
        """
    )
    tell.body(
        of: "private func activateVisible()", in: "Sources/Pixels/ViewModels/GalleryViewModel.swift")
    tell.prose(
        """
        So code that scrolls need not care about downloads. Here two photos fit on the screen:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let gallery = GalleryViewModel(service.services)
        gallery.visible.value = 0..<2
        gallery.active = true  // requests the list of photos
        clock.run()

        func active() -> [String] {
            gallery.photos.value.filter(\.active).map(\.name)
        }
        print("active:", active())
        gallery.visible.value = 1..<3  // somebody scrolls
        print("active:", active())
        clock.run()
        print(service.photos.requests)
    }
    tell.prose(
        """
        The screen that opens a photo does not know what the next view model needs. So it asks the gallery to make it:
        `gallery.pages()`.
        """
    )
    tell.correction(
        """
        what its gallery makes with `initWithPhotoArray:` must be an `FRPFullSizePhotoViewModel`, and no
        `FRPPhotoViewModel`.
        """
    )
}

private func tellOfTheScreens(_ tell: Teller) {
    tell.heading("An old screen and a new one")
    tell.prose(
        """
        The book promises lighter view controllers. In chapter 5 each cell of the gallery needs an object for itself,
        a `GalleryCell`. It asks the importer, listens to the newest photo, and turns an error into words. (`$0` is an
        optional photo, so `$0.map` is the `map` of optionals. Without a photo both chains send nil.)
        """
    )
    tell.body(
        of: "init(width: Int, height: Int, _ importer: PhotoImporter)",
        in: "Chapters/Chapter5/App/GalleryCell.swift")
    tell.prose(
        """
        And this is a cell of the new app. It makes its views, and binds them to the view model:
        """
    )
    tell.body(
        of: "init(_ photo: PhotoViewModel)", in: "Chapters/Chapter6/App/GalleryController.swift")
    tell.prose(
        """
        The other screens have changed in the same way. `PagesController` shows a photo in full size: when its button is
        pressed, it calls `pages.turn(1)`, and it checks no index. The same controllers serve a terminal and a browser.
        The view models need neither, so each can be tested without a screen. Move as much as you like: the more you
        move, the lighter the view controller.
        """
    )
}
