import FRP
import Marbles
import Narration
import Pixels

let testingViewModels = Section(
    6,
    5,
    "Testing view models",
    name: "testing-view-models",
    book: "chapter6/testing_viewModels",
    chineseTitle: "测试ViewModels"
) { tell in
    tell.prose(
        """
        What a view model promises can be tried without a screen, a network or a clock. The book does it with mocks: objects
        that pretend to be the view model and note which of its methods were called. Such a test knows how a promise is kept,
        and breaks when that changes. Here the view model is the real one, and what it asks is a stand-in that answers in
        virtual time. A test then has three steps: make it, do something, look.
        """
    )
    tellOfBounds(tell)
    tellOfWatching(tell)
    tellOfBugs(tell)
    tell.prose(
        """
        That is the only way to know that a test tests: break what it guards, and see it fail. In the exercises of this section
        you write the tests, and they are tried on view models with a bug planted in each.
        """
    )
    tell.closing(
        """
        In the book: Specta, Expecta and OCMock. Here: Sources/Pixels/Stubs, Sources/Marbles, and Tests/PixelsTests/ViewModels

        Try it: exercises 6.5.1 to 6.5.3, Exercises/Chapter6/TestingViewModels.swift
        """
    )
}

private func tellOfBounds(_ tell: Teller) {
    tell.prose("The bounds of the pages. Three places matter: before the first, inside, after the last.")
    tell.example {
        func keepsItsBounds(_ pages: PagesViewModel) -> Bool {
            pages.photo(at: -1) == nil
                && pages.photo(at: 0)?.name == "Harbour"
                && pages.photo(at: pages.count) == nil
        }
        let service = StubService(on: TestScheduler())
        let pages = PagesViewModel(
            StubPhotos.models, startingAt: 0, service.services)
        print("keeps its bounds:", keepsItsBounds(pages))
    }
}

private func tellOfWatching(_ tell: Teller) {
    tell.prose(
        """
        Work that takes time. The stand-in's answer comes after a second, as far as `TestScheduler` is concerned; between two
        looks the test says how far time goes on.
        """
    )
    tell.example {
        let time = TestScheduler()
        let service = StubService(on: time)
        let photo = PhotoViewModel(
            PhotoModel(StubPhotos.records[0]), .thumbnail, service.services)
        let loading = Recorder<Bool>()
        loading.record(photo.isLoading.signal)

        print("made:", service.photos.requests)
        photo.active = true
        time.advance(by: .milliseconds(999))
        print("picture:", photo.picture.value != nil)
        time.advance(by: .milliseconds(1))
        print("picture:", photo.picture.value != nil)
        print("loading was:", loading.values)
    }
}

private func tellOfBugs(_ tell: Teller) {
    tell.prose(
        """
        A test that has never failed has shown nothing yet. Here is the book's slip as a view model, and a test which says that
        loading ends; first with a picture that comes, and then with one that is refused.
        """
    )
    tell.example {
        func endsLoading(failing: Set<String>, _ make: MakePhoto) -> Bool {
            let time = TestScheduler()
            let service = StubService(on: time, failing: failing)
            let photo = make(PhotoModel(StubPhotos.records[0]), service)
            photo.active = true
            guard photo.isLoading.value else { return false }
            time.run()
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
    tell.prose("Who only tests what goes well calls both of them right.")
}
