import FRP
import Marbles
import Narration
import Pixels

let conclusion = Section("5.6") { tell in
    tell.prose(
        """
        The book's four points, each with an example.

        1. Functional code works everywhere, also where nothing is reactive: the import of data is `filter` and `map`.
        """
    )
    tell.example {
        let good = StubPhotos.records.filter { $0.rating > 87 }
        print(good.map(\.name))
    }
    tell.prose(
        """
        2. Side effects belong at the end of the chain, in `subscribe`: there the chain meets the world that is not
           reactive. For a side effect on the way use `doNext`, `doError`, `doCompleted`, `initially` or `finally`
           (5.2), and no other step.
        """
    )
    tell.example {
        let tap = Signal<Int>(marbles: "1|")
        tap
            .doNext { print("on the way:", $0) }
            .map { $0 * 10 }
            .subscribe(next: { print("at the end:", $0) })
        clock.run()
    }
    tell.prose(
        """
        3. Do not dispose by hand. A binding ends when its signal ends, or when its property goes away.
           `switchToLatest` ends the subscription to the old signal. And `takeUntil` passes on the values of a signal
           until another signal sends a value or completes; then the result completes:
        """
    )
    tell.example {
        let (photos, screenCloses) = (Subject<String>(), Subject<Int>())
        let title = Property("")
        photos.signal.takeUntil(screenCloses.signal).bind(to: title)
        photos.sendNext("Harbour")
        screenCloses.sendNext(1)
        photos.sendNext("Dunes")
        print("title:", title.value)
    }
    tell.correction(
        """
        it says that its cell uses `takeUntil:`. It does not: when the photo changes, the old observation ends, as in
        5.3.
        """
    )
    tell.prose(
        """
        4. A subscription keeps alive all that its handler captures. Capture only the property (`[title]`), not `self`.
           Or capture `self` weakly.
        """
    )
    tell.example {
        final class Screen: Sendable {
            let title = Property("")
            init(_ photos: Signal<String>) {
                photos.subscribe(next: { [title] in title.value = $0 })
            }
        }
        let photos = Subject<String>()
        weak var kept: Screen?
        do {
            let screen = Screen(photos.signal)
            kept = screen
            photos.sendNext("Harbour")
            print("title:", screen.title.value)
        }
        print("the screen is gone:", kept == nil)
    }
}
