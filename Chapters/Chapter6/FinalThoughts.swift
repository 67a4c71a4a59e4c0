import FRP
import Marbles
import Narration
import Observation
import Pixels

let finalThoughts = Section("6.7") { tell in
    tell.prose(
        """
        Why all this work? Because a view model can have any number of views. Here is one gallery with two views at
        once: a window of pictures, and a list of names without pictures, for a pipe or a screen reader. In the list,
        `*` marks the selected photo:
        """
    )
    tellOfTwoViews(tell)
    tellOfTheCircle(tell)
    tellOfProtocols(tell)
    tellOfTheWayOn(tell)
    tellOfTheWrongTool(tell)
    tell.prose(
        """
        You do not have to change your whole app at once. One screen with a view model is a beginning. If that view
        model helps you to find a bug without starting the app, go on with the next screen. Thank you for reading.
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
    tell.prose(
        """
        The book ends with the command. It is part of a circle: a person presses a button (a `Control`), the command
        starts its work, the work changes a property, and bindings show the change on the screen. Here the work is a
        vote, and the text of the button changes:
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
    tell.translation(["button.rac_command = viewModel.voteCommand;": "button.follow(details.vote)"])
}

private func tellOfProtocols(_ tell: Teller) {
    tell.prose(
        """
        And one view works with different view models. A screen that shows a photo needs a name, a picture, and whether it
        is loading. The protocol `PhotoShowing` says so. The photo may come from the network, from a search, or be built
        in. Without view models you would write a subclass of the view controller for each of them.
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

private func tellOfTheWayOn(_ tell: Teller) {
    tell.prose(
        """
        Where do you go from here? The same ideas have other names in today's Swift:
        """
    )
    tell.diagram([
        "here         async sequences    Combine",
        "Signal       AsyncSequence      Publisher",
        "Subject      AsyncStream        PassthroughSubject",
        "Property     –                  CurrentValueSubject",
        "subscribe    for await          sink",
        "error        throws             Failure",
        "dispose      task.cancel()      cancellable.cancel()",
    ])
    tell.prose(
        """
        An async sequence is pulled. The loop takes a value, works on it, and asks for the next one; so you need no handler.
        `AsyncStream` makes one from anything that calls you back, for example from a signal. (`waiting` runs the loop
        and waits for its end.)
        """
    )
    tell.example {
        let photos = Subject<String>()
        let names = AsyncStream<String> { stream in
            let subscription = photos.signal.subscribe(
                next: { stream.yield($0) },
                completed: { stream.finish() })
            stream.onTermination = { _ in subscription.dispose() }
        }
        for name in ["Harbour", "Dunes", "Snow line"] { photos.sendNext(name) }
        photos.sendCompleted()

        waiting {
            for await name in names.filter({ $0.count > 5 }) { print(name) }
            print("completed")
        }
    }
    tell.prose(
        """
        The stream stores each value until the loop takes it. It is for one loop: two loops would share the values, and
        neither would get all of them. `merge`, `combineLatest` and `debounce` (our `throttle`) are not in Swift itself.
        They are in Apple's package swift-async-algorithms.

        Swift's module Observation does a part of what a `Property` does: it reports that state changes. SwiftUI uses
        it. This is the body of the class `ObservedForm`, which has `@Observable` before it:
        """
    )
    tell.body(of: "class ObservedForm", in: "Chapters/Chapter6/Examples/ObservedForm.swift")
    tell.example {
        let form = ObservedForm()
        func show() {
            withObservationTracking {
                print("can search:", form.canSearch)
            } onChange: {
                print("something will change")
            }
        }
        show()
        form.text = "dun"
        form.text = "dune"
        show()
    }
    tell.prose(
        """
        You bind nothing: `withObservationTracking` notices what its closure reads. It reports the next change, once,
        before that change happens. Then you look again. So you see the latest state, but not every value. If time matters,
        as in the search of 5.5, you still need a sequence or a signal.

        Combine is Apple's library of signals. It calls them publishers; most other words are the same. It exists on Apple's
        systems only. So the next lines, the search of 5.5, are shown and not run. On a Mac they are compiled with this
        chapter.
        """
    )
    tell.body(of: "func searching(", in: "Chapters/Chapter6/Examples/InCombine.swift")
    tell.prose(
        """
        `debounce` is our `throttle`, `receive` our `deliverOn`, and `Just` our `return`. As in 5.5, `receive` stands
        inside the search, so that `switchToLatest` cancels an answer that is already on its way to the screen.
        """
    )
}

private func tellOfTheWrongTool(_ tell: Teller) {
    tell.prose(
        """
        And when are signals the wrong tool?

        - One question with one answer. An `async` function is easier to read: the steps stand one under the other, and an
          error is thrown. Use a signal if there are several values, or if a new question must cancel the old one.
        - Values that are all there already. For an array, `map`, `filter` and a loop are enough. A signal made from the
          array adds a subscription and nothing else.
        - State that nobody observes. If one function alone reads and writes a value, use a variable.
        - Very many small values, such as the pixels of a picture or the samples of a sound. Each value costs a call for
          each step of the chain. Let a loop do the work, and send the finished picture.

        Try to draw the problem as a picture like those in this workbook. If time makes no difference in your drawing,
        you need no signal.
        """
    )
}
