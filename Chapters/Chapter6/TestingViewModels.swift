import FRP
import Marbles
import Narration
import Pixels

let testingViewModels = Section("6.5") { tell in
    tell.prose(
        """
        You can test a view model without a screen, without a network, and without waiting. A test has three steps: make
        the view model, do something with it, look at it. Here are three tests of `PagesViewModel`, as they are in this
        workbook's own tests. (The book comes to its tests last. It is better to write them together with the code.)
        """
    )
    tellOfBounds(tell)
    tellOfMocks(tell)
    tellOfWatching(tell)
    tellOfBugs(tell)
    tell.closing(
        """
        In the book: Specta, Expecta and OCMock. Here: Swift Testing, Sources/Pixels/Stubs, Sources/Marbles, and
        Tests/LibraryTests/Pixels/ViewModels
        """
    )
}

private func tellOfBounds(_ tell: Teller) {
    tell.body(of: "struct FullSizePagesTests", in: "Tests/ChapterTests/Pixels/FullSizePagesTests.swift")
    tell.translation([
        "it(@\"Should return nil for an out-of-bounds photo index\", ^{ … });":
            "@Test func `There is no photo outside`() { … }",
        "expect(subzeroModel).to.beNil();": "#expect(pages.photo(at: -1) == nil)",
    ])
    tell.prose(
        """
        The three tests are the body of a type, `@Suite struct FullSizePagesTests`; the book writes `describe` for that.
        (Since Swift 6.2 a function may have a sentence in backticks as its name.) The `clock` of the examples is a
        `TestScheduler`, too. An index may be before the first photo, inside, or after the last. All three cases are
        tested, so each way through `photo(at:)` has been tried. Run the tests: `swift test --filter FullSizePages`
        """
    )
}

private func tellOfMocks(_ tell: Teller) {
    tell.heading("Code that can be tested")
    tell.prose(
        """
        The book changes its view models in three places, so that they can be tested:

        1. A rule stands in one place: `initialName` asks `photo(at:)`, whose edges are tested already.
        2. A test can replace the network. In the book it replaces a method; our view models get `services` when they are made.
        3. The download becomes a method of its own, which the view model calls when it becomes active. So a test sees the call.

        So tests make code better: code that can be tested is small, and does one thing.

        The book's tests use mocks. A mock is an object that takes the place of the real one, and checks which of its
        methods are called; a partial mock replaces only some methods. Such a test must know private methods, so it
        fails as soon as you rename one, even if the app still works. Here the view model is the real one, and only the
        service is a stand-in. The tests use only what is public.
        """
    )
    tell.correction(
        """
        the test “should correctly map image data to UIImage” cannot fail. It never says with `expect` which call must
        come, so `verify` has nothing to check.
        """
    )
}

private func tellOfWatching(_ tell: Teller) {
    tell.heading("Work that takes time")
    tell.prose(
        """
        The stand-in sends a picture after one second of virtual time. The next test looks, moves time forward, and
        looks again. A `Recorder` keeps all values of a signal, in a list:
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
        "[[mockViewModel expect] downloadPhotoModelDetails]; … [mockViewModel verify];":
            "photo.active = true … print(\"picture:\", photo.picture.value != nil)"
    ])
    tell.prose(
        """
        The book's test says that the method `downloadPhotoModelDetails` was called. This one says that a picture comes, and
        when; the names of the methods do not matter.
        """
    )
}

private func tellOfBugs(_ tell: Teller) {
    tell.heading("Has your test ever failed?")
    tell.prose(
        """
        A test that has never failed has shown nothing yet. So let us try one test with two view models, a right one and
        a wrong one. Both conform to the protocol `PhotoShowing`, as each view model of a photo does. The protocol
        inherits from `ViewModel`, and also asks for these:
        """
    )
    tell.body(of: "protocol PhotoShowing", in: "Sources/Pixels/ViewModels/PhotoShowing.swift")
    tell.prose(
        """
        `PhotoViewModel` is right. `ForeverLoadingPhoto` has a mistake that section 6.3 avoids:
        """
    )
    tell.body(
        of: "init(_ photo: PhotoModel, _ service: StubService)",
        in: "Chapters/Chapter6/Examples/ForeverLoadingPhoto.swift")
    tell.prose("The test is `endsLoading`. It returns true if the loading has ended:")
    tell.example {
        func endsLoading(_ photo: any PhotoShowing) -> Bool {
            photo.active = true
            guard photo.isLoading.value else { return false }
            clock.run()
            return !photo.isLoading.value
        }
        for failing in ["nothing", "picture 1"] {
            let service = StubService(on: clock, failing: [failing])
            let record = StubPhotos.records[0]
            let right = PhotoViewModel(
                PhotoModel(record), .thumbnail, service.services)
            let wrong = ForeverLoadingPhoto(PhotoModel(record), service)
            print("failing:", failing)
            print("  the right one ends loading:", endsLoading(right))
            print("  the wrong one ends loading:", endsLoading(wrong))
        }
    }
    tell.prose(
        """
        If you test only the case that goes well, both view models look right. So break the code that you test, and see
        the test fail: there is no other way to know that a test works. In the exercises you write the tests, and they
        are tried on right code and on wrong code.
        """
    )
}
