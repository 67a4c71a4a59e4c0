import FRP
import Marbles
import Narration
import Pixels

let conclusion = Section("5.6") { tell in
    tell.prose("Four points, each with an example.")
    tell.prose(
        """
        1. Side effects have a place of their own: `doNext`, `doError`, `doCompleted`. Keep all other steps of a chain free
           of them.
        """
    )
    tell.example {
        let log = Recorder<String>()
        [1, 2].signal
            .doNext { log.append("saw \($0)") }
            .map { $0 * 10 }
            .subscribe()
        print(log.values)
    }
    tell.translation(["[numbers doNext:^(NSNumber *number) { … }]": ".doNext { … }"])
    tell.prose(
        """
        2. Subscribe by hand only if you have no other way. If a value must follow a signal, bind it; then there is no
           subscription that you could forget to dispose.
        """
    )
    tell.example {
        let title = Property("")
        let photos = Signal.return(["Harbour", "Dunes"])
        photos.map { "\($0.count) photos" }.bind(to: title)
        print(title.value)
    }
    tell.translation([
        "RAC(self, title) = [photos map:^(NSArray *all) { … }];": "photos.map { … }.bind(to: title)"
    ])
    tell.prose(
        "3. `takeUntil` ends a subscription when something happens. You do not need to keep a disposable.")
    tell.example {
        let (photos, screenCloses) = (Subject<String>(), Subject<Int>())
        photos.signal.takeUntil(screenCloses.signal).subscribe(
            next: { print("shown:", $0) },
            completed: { print("closed") }
        )
        photos.sendNext("Harbour")
        screenCloses.sendNext(1)
        photos.sendNext("Dunes")
    }
    tell.translation([
        "[photos takeUntil:cell.rac_prepareForReuseSignal]": "photos.signal.takeUntil(screenCloses.signal)"
    ])
    tell.prose(
        """
        So the line would look in Objective-C, in a cell. The book says that its cell is an example of this, but the
        cell in the book has no `takeUntil:`. There the changing photo ends the old observation, as in section 5.3.

        4. The objects that a handler captures live as long as its subscription. Capture what it needs, a property, and not
           the object that holds everything; or capture that object weakly.
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
    tell.translation([
        "@weakify(self); [photos subscribeNext:^(id name) { @strongify(self); self.title = name; }];":
            "photos.subscribe(next: { [title] in title.value = $0 })"
    ])
}
