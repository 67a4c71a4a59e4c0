import FRP
import Marbles
import Narration
import Pixels

let revisiting = Section("5.3") { tell in
    tell.prose(
        """
        The app works. Now we remove state, piece by piece: every variable that you update by hand can become wrong. First
        comes the cell of 5.1, which kept a subscription for each photo. Here a signal makes the picture from the cell's
        photo:
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
    tell.prose("You keep no subscription and dispose none. `switchToLatest` does that, and cannot forget it.")
    tellOfTheDelegate(tell)
    tellOfErrors(tell)
    tell.prose(
        """
        The subscription of the cell is gone, and the delegate of the pager. So are the variable for the photos, the code
        that reloads when it is set, and the handlers that only passed something on.
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
        Then comes the delegate. The pager called the gallery to report the photo where you stopped. A signal can replace a
        delegate that only reports something:
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
}
