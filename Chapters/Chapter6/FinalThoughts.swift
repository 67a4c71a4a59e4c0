import FRP
import Marbles
import Narration
import Pixels

let finalThoughts = Section("6.7") { tell in
    tell.prose(
        """
        Why all this work? Because a view model can have any number of views. Here is one gallery with two at once: a
        window of pictures, and a list of names without pictures, for a pipe or a screen reader.
        """
    )
    tellOfTwoViews(tell)
    tellOfTheCircle(tell)
    tellOfProtocols(tell)
    tell.prose(
        """
        You do not have to do all of it. One screen with a view model is a beginning. If you then find a bug without
        starting the app, you know whether to go on. Thank you for reading.
        """
    )
    tell.closing(
        """
        Live: swift run chapter6 play, and l for the list beside the pictures. In a pipe: echo 3 | swift run chapter6 play
        """
    )
}

private func tellOfTwoViews(_ tell: Teller) {
    tell.example {
        let service = StubService(on: clock)
        let gallery = GalleryViewModel(service.services)
        let pictures = gallery.grid(withPictures: true)
        let names = gallery.grid(withPictures: false)
        pictures.layOut(columns: 2, rows: 1)
        names.layOut(columns: 1, rows: 3)
        for window in [pictures, names] { window.active = true }
        gallery.active = true
        clock.run()

        func show() {
            let seen = pictures.visible.map { $0 + 1 }
            print("the window shows", seen)
            for line in GalleryList.lines(names) { print("   ", line) }
        }
        show()
        print("the list goes down three times")
        for _ in 1...3 { names.move(rows: 1) }
        show()
        print("the window goes up a row")
        pictures.move(rows: -1)
        show()
    }
    tell.prose(
        """
        Whichever view you use, the other follows, because the selected photo is stored in the gallery's view model. The
        scroll position belongs to each view, so each view has a small view model of its own.
        """
    )
}

private func tellOfTheCircle(_ tell: Teller) {
    tell.prose("Everything goes round this circle; here it is a vote, from the button back to the button:")
    tell.diagram([
        "    press ──> Control ──> Command ──> work: a signal",
        "      ^                                    │",
        "    screen <── bindings <── Property <─────┘",
    ])
    tell.example {
        let service = StubService(on: clock)
        let photo = PhotoModel(StubPhotos.records[1])
        let details = DetailsViewModel(photo, service.services)
        details.active = true
        service.services.session.logIn("ash", "furrow").subscribe()
        clock.run()

        let button = Control<Void>()
        button.follow(details.vote)
        details.votePrompt.signal.distinctUntilChanged()
            .subscribe(next: { print("[ \($0) ]") })
        button.press()
        clock.run()
    }
}

private func tellOfProtocols(_ tell: Teller) {
    tell.prose(
        """
        And a view works with different view models. A screen that shows a photo needs a name, a picture, and whether it is
        loading: `PhotoShowing`. The photo may come from the network, from a search, or be built in. Others write
        subclasses of view controllers for that.
        """
    )
    tell.example {
        final class BuiltInPhoto: PhotoShowing {
            let activation = Activation()
            let name = "Test card"
            let picture = Property<Pixmap?>(Pixmap(width: 8, height: 4))
            let isLoading = Property(false)
            let trouble = Property<String?>(nil)
        }
        func show(_ photo: any PhotoShowing) {
            let state = photo.isLoading.value ? "loading" : "ready"
            print("\(photo.name): \(state)")
        }
        let service = StubService(on: clock)
        let fetched = PhotoViewModel(
            PhotoModel(StubPhotos.records[0]), .fullSize, service.services)
        for photo: any PhotoShowing in [BuiltInPhoto(), fetched] {
            photo.active = true
            show(photo)
        }
    }
}
