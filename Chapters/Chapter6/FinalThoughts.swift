import FRP
import Marbles
import Narration
import Pixels

let finalThoughts = Section("6.7") { tell in
    tell.prose(
        """
        Why all this work? The next two parts answer that. The third shows where a command belongs.
        """
    )
    tellOfProtocols(tell)
    tellOfTwoViews(tell)
    tellOfTheCircle(tell)
    tellOfTheWrongTool(tell)
    tell.prose(
        """
        You do not have to change your whole app at once. One screen with a view model is a beginning. If that view
        model helps you to find a bug without starting the app, go on with the next screen. Thank you for reading.
        """
    )
    tell.closing(
        """
        Live: swift run chapter6 play, and the key l for the list beside the pictures. In a pipe, a number chooses a
        photo: echo 3 | swift run chapter6 play. The same ideas in Swift's async sequences and in SwiftUI are in the
        sections that follow, 6.8 to 6.11.
        """
    )
}

private func tellOfProtocols(_ tell: Teller) {
    tell.heading("One view, several view models")
    tell.prose(
        """
        The author of the book had an app with lists from three places: some came from the network, some from a search, and
        some were built in. Each list looked the same. Without view models there would be a large view controller that knows
        all three, or a subclass of a view controller for each. With view models there is one view controller. It needs a
        protocol, and each place has a view model that conforms to it. `PhotoShowing`, from 6.5, is such a protocol:
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
            print("\(photo.name), loading: \(photo.isLoading.value)")
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

private func tellOfTwoViews(_ tell: Teller) {
    tell.heading("One view model, several views")
    tell.prose(
        """
        A view model knows no view. So an app for iOS and one for macOS can share it. Our app has the same view models
        in the terminal (`swift run chapter6 play`) and in a browser (`play --browser`). (The book goes further: from
        one description you could even generate view models for other programming languages.) One gallery can have two
        views at once: here a grid of pictures, and a list of names. The view controller binds both in the same way:
        """
    )
    tell.body(of: "private func bindPhotos()", in: "Chapters/Chapter6/App/GalleryController.swift")
    tell.prose(
        """
        A third view is plain text, for a pipe, or for a program that reads it aloud to a blind person. `*` marks the
        selected photo:
        """
    )
    tell.body(of: "func lines(of gallery: GalleryViewModel)", in: "Chapters/Chapter6/App/GalleryList.swift")
    tell.prose(
        """
        Here `grid` and `list` stand for the properties `chosen` of both views:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let gallery = GalleryViewModel(service.services)
        gallery.active = true
        clock.run()

        let (grid, list) = (Property(0), Property(0))
        for chosen in [grid, list] { gallery.chosen.bind(twoWay: chosen) }
        list.value = 3  // somebody selects the fourth photo in the list
        print("the grid marks", grid.value)
        for line in lines(of: gallery) { print(line) }
    }
    tell.prose(
        """
        The grid follows the list, because the selected photo is stored in the view model. Each view keeps the rest to
        itself: how far it has scrolled, for example.
        """
    )
}

private func tellOfTheCircle(_ tell: Teller) {
    tell.heading("The circle of a command")
    tell.prose(
        """
        A command is part of a circle: a person presses a button (a `Control`), the command starts its work, the work changes
        a property, and bindings show the change on the screen. Here the work is a vote, and the title of the button changes:
        """
    )
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

private func tellOfTheWrongTool(_ tell: Teller) {
    tell.heading("When are signals the wrong tool?")
    tell.prose(
        """
        - One question with one answer. An `async` function is easier to read: the steps are written one below the
          other, and an error is thrown. To cancel an old question, cancel its task. Use a signal if there are several
          values, or if time is part of the question: to wait, to combine, to serve several listeners.
        - Values that are all there already. For an array, `map`, `filter` and a loop are enough.
        - State that nobody observes. If one function alone reads and writes a value, use a variable.
        - Very many small values, such as the pixels of a picture. Each value costs a call for each step of the chain. Let
          a loop do the work, and send the finished picture.

        Draw your problem as a picture like those in this workbook. If you can draw it without a line of time, you do
        not need a signal. Section 6.11 shows such problems with code.
        """
    )
}
