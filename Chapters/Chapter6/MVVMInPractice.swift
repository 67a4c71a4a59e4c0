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
    tellOfYourOwn(tell)
    tellOfLoading(tell)
    tellOfTheGallery(tell)
    tellOfTheScreens(tell)
    tell.closing(
        """
        In the book: `FRPFullSizePhotoViewModel`, `FRPGalleryViewModel`. Here: Sources/Pixels/ViewModels. Live: swift run
        chapter6 play
        """
    )
}

private func tellOfPages(_ tell: Teller) {
    tell.heading("Which photo is at an index?")
    tell.prose(
        """
        We begin with the simplest view model, `PagesViewModel`, for the pages of photos in full size. It decides which
        photo is at an index, and whether there is one:
        """
    )
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
        index, here 1337, is stored unchanged, even if there is no photo at it. The screen decides how to show that.
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
        `didBecomeActive` sends when `active` becomes true, and `didBecomeInactive` when it becomes false. A new
        subscriber gets the present state, too: a view model is inactive at first, so `didBecomeInactive` sends at
        once. Both send the view model itself. If you set `active` to the value that it has, nothing happens:
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
        "[self.didBecomeActiveSignal subscribeNext:^(id x) { … }];":
            "gallery.didBecomeActive.subscribe(next: { … })",
    ])
    tell.correction(
        """
        its gallery does fetch in its `init`. You may disagree with that, it says itself.
        """
    )
    tell.prose(
        """
        A photo downloads its picture only while somebody is looking. When the photo scrolls away, its view model becomes
        inactive, and the download is cancelled:
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

private func tellOfYourOwn(_ tell: Teller) {
    tell.heading("A view model of your own")
    tell.prose(
        """
        The book's view models inherit from `RVMViewModel`, a class of the library ReactiveViewModel. Here your class becomes
        a view model with one line, `let activation = Activation()`. Then it has `active`, and the
        method `forwardWhileActive`, which makes a new signal from a signal. The new signal subscribes each time the
        view model becomes active, and disposes when it becomes inactive. So a request is cancelled, and sent again
        later. `PhotoViewModel` does it like this. Here somebody looks from second 2 to second 6, and again from second
        8 on:
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
        `forward` does not complete, because it subscribes again at the next activation. For work that goes on while
        nobody is looking, but sends less often, there is `debounceWhileInactive` (4.16).
        """
    )
}

private func tellOfLoading(_ tell: Teller) {
    tell.heading("Loading always ends")
    tell.prose(
        """
        `isLoading` is true from the request to its end. All three endings count: an answer comes, an error comes, or
        nobody is looking any more. In the code, the service refuses the picture at first, until `acceptAll()`.
        `again()` repeats the request:
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
        loading("requested")
        clock.run()
        loading("refused")
        service.photos.acceptAll()
        photo.fetching.again()
        loading("requested again")
        photo.active = false
        loading("left")
    }
    tell.prose(
        """
        A small class, `Fetching`, does that for every view model. It sets `isLoading` to true when the subscription begins,
        and to false when it is disposed: that happens at each of the three endings.
        """
    )
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
        The gallery makes a view model for each of its photos. The window shows only some of them. The window has a view
        model too, `grid`. While the grid is active, the photos in the window are active, and no others. So the code that
        scrolls need not care about downloads:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let gallery = GalleryViewModel(service.services)
        let grid = gallery.grid(withPictures: true)
        grid.layOut(columns: 1, rows: 2)
        gallery.active = true  // requests the list of photos
        grid.active = true  // requests the pictures in the window
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
        Harbour was selected. One page is two rows. So `move(pages: 1)` selects the photo two rows below it: Snow
        line. The window scrolls only until you can see the selected photo.

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
    tell.heading("What must a view controller know?")
    tell.prose(
        """
        The book promises lighter view controllers. So let us look at the same two screens, gallery and full size: the old
        ones of chapter 5, the new ones, and the new view models. In how many lines do they fetch photos (`importer`),
        subscribe, check an index (`indices`), or import the terminal? The program counts this in the files:
        """
    )
    tell.example {
        let before = SourceFolder("Chapters/Chapter5/App").code(
            of: "Gallery", "GalleryCell", "FullSizePager",
            "GalleryScreen", "GalleryPlay")
        let after = SourceFolder("Chapters/Chapter6/App").code(
            of: "GalleryScreen", "PagesScreen", "AppScreen", "Navigator")
        let models = SourceFolder("Sources/Pixels/ViewModels").code(
            of: "GalleryViewModel", "GridViewModel", "PagesViewModel",
            "PhotoViewModel")
        draw(
            wordTable(
                ["importer", "subscribe(", "indices", "import Terminal"],
                [
                    "old screens": before, "new screens": after,
                    "view models": models,
                ]))
    }
    tell.prose(
        """
        The old screens do all of this. The new ones fetch nothing and check no index; their only subscription draws the screen
        again after a change. The view models do the rest, and none of them needs a terminal. So each can be tested
        without a screen. (On iOS the rule is: a view model does not import UIKit.) How much you move is a matter of taste;
        the more you move, the lighter the view controller.
        """
    )
}
