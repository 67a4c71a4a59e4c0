import FRP
import Marbles
import Narration
import Pixels

let revisiting = Section(
    5,
    3,
    "FRP Pixels revisited",
    name: "revisiting",
    book: "chapter5/revisiting_functionalReactivePixels",
    chineseTitle: "一起实践"
) { tell in
    tell.prose(
        """
        The app works. Now state goes, piece by piece: every variable that somebody has to keep right is a chance to get it
        wrong. First the cell of 5.1, which kept a subscription for each photo. Said as a signal, the picture to show is
        that of whatever photo is there:
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
    tell.prose("No subscription to keep, none to dispose. `switchToLatest` does it, and cannot forget.")
    tellOfTheDelegate(tell)
    tellOfErrors(tell)
    tell.prose(
        """
        What has gone: the subscription of the cell, the variable for the photos and the code that reloads when it is set,
        the delegate of the pager, and the handlers that only passed something on.
        """
    )
    tell.closing(
        """
        In the book: `rac_signalForSelector:`, `catchTo:`, `RAC(…)`. Here: Chapters/Chapter5/App/Gallery.swift

        Try it: exercises 5.3.1 to 5.3.3, Exercises/Chapter5/Revisiting.swift
        """
    )
}

private func tellOfTheDelegate(_ tell: Teller) {
    tell.prose(
        """
        Then the delegate. The pager told the gallery where one stopped by calling it. A delegate that only passes news on
        is a signal:
        """
    )
    tell.example {
        let stopped = Subject<Int>()
        let chosen = Property(0)
        stopped.signal.bind(to: chosen)

        stopped.sendNext(17)
        print("the gallery goes to", chosen.value)
    }
}

private func tellOfErrors(_ tell: Teller) {
    tell.prose(
        """
        A signal that is bound must not fail: a property has no place for an error. So errors are dealt with before. To log
        one and go on with nothing, or with something else:
        """
    )
    tell.example {
        let time = TestScheduler()
        let source = StubPhotos(on: time, failing: ["photos"])
        let names = Property(["(still loading)"])
        source.popularPhotos(page: 1, count: 100)
            .map { $0.map(\.name) }
            .doError { print("log:", $0) }
            .doCompleted { print("never printed") }
            .catchTo(.return(["(no photos today)"]))
            .bind(to: names)
        print(names.value)
        time.run()
        print(names.value)
    }
}
