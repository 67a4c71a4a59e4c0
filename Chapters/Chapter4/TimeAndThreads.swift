import FRP
import Marbles
import Narration

let timeAndThreads = Section("4.12") { tell in
    tell.prose(
        """
        When does a value arrive, and where does the work run?
        """
    )
    tell.prose(
        """
        Do not search at every key: `throttle` waits until no value has come for a while, then passes on the latest.
        """
    )
    tell.example {
        let keys = Signal<String>(marbles: "-a-b-c------d----|")
        let calm = keys.throttle(.seconds(3), on: clock)
        draw(["keys": keys, "throttle(3)": calm])
    }
    tell.prose("Be careful with the name: most libraries call this debounce.")
    tell.prose(
        """
        Where does the work run? `subscribeOn` says where it begins, `deliverOn` where its events arrive. These two
        schedulers run only when you call `run`, which makes it visible:
        """
    )
    tell.example {
        let background = TestScheduler()
        let main = TestScheduler()
        let avatar = Signal<String> { observer in
            print("  fetching")
            observer.sendNext("a picture")
            return .none
        }
        avatar.subscribeOn(background).deliverOn(main).subscribe(
            next: { print("  showing", $0) }
        )
        print("subscribed")
        background.run()
        print("the background has run")
        main.run()
        print("main has run")
    }
    tell.prose("In a program they are `.background` and `.main`; nothing else changes.")
    tell.closing(
        """
        In Rx and Combine: debounce (for throttle), observe(on:) or receive(on:).

        Try it: exercises 4.12.1 and 4.12.2, Exercises/Chapter4/TimeAndThreads.swift
        """
    )
}
