import FRP
import Marbles
import Narration
import Pixels

let revisiting = Section("5.3") { tell in
    tell.prose(
        """
        The app works. Now we remove state, piece by piece: every variable that you update by hand can become wrong. We
        begin with the cell of 5.1, which kept a subscription for each photo. Here a signal calculates the picture from
        the photo that the cell has now:
        """
    )
    tell.example {
        let photo = Property<PhotoModel?>(nil)
        let picture = Property<Pixmap?>(nil)
        photo.signal
            .map { $0?.thumbnail.signal ?? .return(nil) }
            .switchToLatest()
            .bind(to: picture)

        let (one, other) = (StubPhotos.models[0], StubPhotos.models[1])
        photo.value = one
        photo.value = other
        one.thumbnail.value = Pixmap(width: 1, height: 1)
        let isWrong = picture.value != nil
        print("late answer for the old photo:", isWrong ? "wrong!" : "nothing")
        other.thumbnail.value = Pixmap(width: 2, height: 2)
        print("answer for the new one: width", picture.value?.width ?? 0)
    }
    tell.prose(
        "You need not keep or dispose a subscription. `switchToLatest` does both, and never forgets it.")
    tell.translation([
        "RAC(self, picture) = RACObserve(self, photo.thumbnail);":
            ".map { $0?.thumbnail.signal ?? .return(nil) } … .switchToLatest() … .bind(to: picture)"
    ])
    tell.prose(
        """
        In the book's line the key path, `photo.thumbnail`, does the same: `RACObserve(self, photo.thumbnail)` observes
        the thumbnail of the photo that the cell has now, also after the photo has changed. `RACObserve(self.photo,
        thumbnail)` looks almost the same, but it always observes the photo that the cell has when the line runs.
        """
    )
    tellOfTheDelegate(tell)
    tellOfErrors(tell)
    tell.prose(
        """
        What is gone from the app now? The subscription of the cell, and the delegate of the pager.
        """
    )
    tell.closing("Here: Chapters/Chapter5/App/Gallery.swift and GalleryCell.swift")
}

private func tellOfTheDelegate(_ tell: Teller) {
    tell.prose(
        """
        Next is the delegate. In the book's first version the pager called a method of the gallery to report the photo
        where you stopped: the gallery was the pager's delegate. If a delegate only reports something, a signal can
        replace it:
        """
    )
    tell.example {
        let stopped = Subject<Int>()
        let chosen = Property(0)
        stopped.signal.bind(to: chosen)

        stopped.sendNext(17)
        print("the gallery goes to", chosen.value)
    }
    tell.translation([
        "[[pager rac_signalForSelector:@selector(didStopAt:)] subscribeNext:^(RACTuple *arguments) { … }]":
            "stopped.signal.bind(to: chosen)"
    ])
}

private func tellOfErrors(_ tell: Teller) {
    tell.prose(
        """
        A signal that is bound must not fail: a property cannot hold an error. So handle errors before the binding. This
        chain logs the error and goes on with another value:
        """
    )
    tell.example {
        let source = StubPhotos(on: clock, failing: ["photos"])
        let names = Property(["(still loading)"])
        source.popularPhotos(page: 1, count: 100)
            .map { $0.map(\.name) }
            .doError { print("log:", $0) }
            .doCompleted { print("never printed") }
            .catchTo(.return(["(no photos today)"]))
            .bind(to: names)
        print(names.value)
        clock.run()
        print(names.value)
    }
    tell.translation([
        "[names logError]": ".doError { print(\"log:\", $0) }",
        "[names doCompleted:^{ … }]": ".doCompleted { … }",
        "[names catchTo:[RACSignal return:@[]]]": ".catchTo(.return(…))",
    ])
}
