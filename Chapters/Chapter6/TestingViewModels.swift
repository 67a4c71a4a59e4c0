import FRP
import Marbles
import Narration
import Pixels

let testingViewModels = Section("6.5") { tell in
    tell.prose(
        """
        You can test a view model without a screen or a network, and without waiting. The book does it with mocks:
        objects that pretend to be the view model and write down which of its methods were called. Such a test depends
        on the implementation, and fails when the implementation changes although the behaviour is still right. Here
        the view model is the real one. Only the service that it asks is a stand-in, which answers in virtual time. A
        test then has three steps: make the view model, do something with it, look at it.
        """
    )
    tellOfBounds(tell)
    tellOfWatching(tell)
    tellOfBugs(tell)
    tell.prose(
        """
        This is the only way to know that a test works: break the code that it tests, and see it fail. In the exercises of
        this section you write the tests. They are tried on view models that each have a bug.
        """
    )
    tell.closing(
        """
        In the book: Specta, Expecta and OCMock. Here: Sources/Pixels/Stubs, Sources/Marbles, and Tests/PixelsTests/ViewModels
        """
    )
}

private func tellOfBounds(_ tell: Teller) {
    tell.prose(
        """
        The first test is about the bounds of the pages. Three places matter: before the first, inside, after the last.
        """
    )
    tell.example {
        func keepsItsBounds(_ pages: PagesViewModel) -> Bool {
            pages.photo(at: -1) == nil
                && pages.photo(at: 0)?.name == "Harbour"
                && pages.photo(at: pages.count) == nil
        }
        let service = StubService(on: clock)
        let pages = PagesViewModel(
            StubPhotos.models, startingAt: 0, service.services)
        print("keeps its bounds:", keepsItsBounds(pages))
    }
    tell.translation([
        "expect([pages photoModelAtIndex:-1]).to.beNil();": "pages.photo(at: -1) == nil"
    ])
}

private func tellOfWatching(_ tell: Teller) {
    tell.prose(
        """
        The second test is about work that takes time. The stand-in sends a picture after one second of virtual time.
        The test looks, moves time forward, and looks again:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let photo = PhotoViewModel(
            PhotoModel(StubPhotos.records[0]), .thumbnail, service.services)
        let loading = Recorder<Bool>()
        loading.record(photo.isLoading.signal)

        print("made:", service.photos.requests)
        photo.active = true
        clock.advance(by: .milliseconds(999))
        print("picture:", photo.picture.value != nil)
        clock.advance(by: .milliseconds(1))
        print("picture:", photo.picture.value != nil)
        print("loading was:", loading.values)
    }
    tell.translation([
        "[[mock expect] downloadPhotoModelDetails]; … [mock verify];":
            "print(\"picture:\", photo.picture.value != nil)"
    ])
    tell.prose(
        """
        The mock's test only says that a certain method was called. This one says that a picture comes, and when; it does
        not matter which methods there are.
        """
    )
}

private func tellOfBugs(_ tell: Teller) {
    tell.prose(
        """
        A test that has never failed has shown nothing yet. Here is the book's mistake of section 6.3 as a view model,
        `slip`: its loading does not end after an error. The test runs twice for each view model, first with a picture
        that comes, then with one that is refused. It returns true if the loading has ended. A `MakePhoto` is a
        function that makes the view model which the test needs:
        """
    )
    tell.example {
        func endsLoading(failing: Set<String>, _ make: MakePhoto) -> Bool {
            let service = StubService(on: clock, failing: failing)
            let photo = make(PhotoModel(StubPhotos.records[0]), service)
            photo.active = true
            guard photo.isLoading.value else { return false }
            clock.run()
            return !photo.isLoading.value
        }
        let ours: MakePhoto = { PhotoViewModel($0, .thumbnail, $1.services) }
        let slip: MakePhoto = { ForeverLoadingPhoto($0, $1) }

        for (name, make) in [("ours", ours), ("the slip", slip)] {
            let comes = endsLoading(failing: [], make)
            let refused = endsLoading(failing: ["picture 1"], make)
            print("\(name): comes \(comes), is refused \(refused)")
        }
    }
    tell.prose("If you test only the case that goes well, both view models look right.")
}
