import FRP
import Marbles
import Narration

let threads = Section("4.13") { tell in
    tellOfOneThread(tell)
    tellOfTheFreeze(tell)
    tellOfTwoThreads(tell)
    tellOfThePlace(tell)
    tellOfEachStep(tell)
    tellOfTheLimits(tell)
}

private func tellOfOneThread(_ tell: Teller) {
    tell.prose(
        """
        An app draws its screen and answers its user on one thread, the main thread, which can do only one thing at a
        time. We draw such a thread as a `Lane`, like the lane of a road. Its seconds are those of `clock`, and
        `main.schedule` runs a closure on it. Here the closure calls `answer`, the answer to a tap, which keeps its lane
        busy for one second. This is the body of `answer`:
        """
    )
    tell.body(of: "func answer(", in: "Chapters/Chapter4/PhotoWork.swift")
    tell.example {
        let main = Lane()
        let taps = Signal<Int>(marbles: "---1--2----3|")
        taps.subscribe(next: { tap in main.schedule { answer(tap) } })
        draw(["taps": taps, "main": main])
    }
    tell.prose("Each tap is answered at once: the row of the lane shows its work.")
}

private func tellOfTheFreeze(_ tell: Teller) {
    tell.heading("The screen that freezes")
    tell.prose(
        """
        Now the app also has to get a photo. `fetch` keeps its lane busy for 2 seconds, `decode` for 3, and `show` for 1. In
        the row, `f=` are the two seconds of `fetch`:
        """
    )
    tell.example {
        let main = Lane()
        let taps = Signal<Int>(marbles: "---1--2----3|")
        taps.subscribe(next: { tap in main.schedule { answer(tap) } })
        let photo = Signal.defer { .return(fetch()) }
        main.schedule { photo.map(decode).subscribe(next: show) }
        draw(["taps": taps, "main": main])
    }
    tell.prose(
        """
        The first tap came at 3 and was answered at 6. The source, here `fetch`, starts on the thread where you
        subscribe. The steps after it run where the source sends. This source sends at once, so all the work is on main.
        A network answers from a thread of its own (5.4).
        """
    )
}

private func tellOfTwoThreads(_ tell: Teller) {
    tell.heading("Where the work begins, where it arrives")
    tell.prose(
        """
        Two operators choose the thread. `subscribeOn` decides where the work begins, and `deliverOn` where the events
        arrive:
        """
    )
    tell.example {
        let (background, main) = (Lane(), Lane())
        let taps = Signal<Int>(marbles: "---1--2----3|")
        taps.subscribe(next: { tap in main.schedule { answer(tap) } })
        let photo = Signal.defer { .return(fetch()) }
            .map(decode)
            .subscribeOn(background)
            .deliverOn(main)
        main.schedule { photo.subscribe(next: show) }
        draw(["taps": taps, "main": main, "background": background])
    }
    tell.translation([
        "[decoded subscribeOn:background];": ".subscribeOn(background)",
        "[decoded deliverOn:RACScheduler.mainThreadScheduler];": ".deliverOn(main)",
    ])
    tell.prose(
        """
        Now each tap is answered at once. At 5 the background is done, `deliverOn` hands the photo to main, and main shows it.
        """
    )
}

private func tellOfThePlace(_ tell: Teller) {
    tell.heading("The place in the chain")
    tell.prose(
        """
        Does it matter where in the chain the two stand? This time `subscribeOn` comes first, and `decode` last:
        """
    )
    tell.example {
        let (background, main) = (Lane(), Lane())
        let taps = Signal<Int>(marbles: "---1--2----3|")
        taps.subscribe(next: { tap in main.schedule { answer(tap) } })
        let photo = Signal.defer { .return(fetch()) }
            .subscribeOn(background)
            .deliverOn(main)
            .map(decode)
        main.schedule { photo.subscribe(next: show) }
        draw(["taps": taps, "main": main, "background": background])
    }
    tell.prose(
        """
        `subscribeOn` does the same as before: the photo is fetched in the background. But a step after `deliverOn` runs where
        `deliverOn` says. So main decodes, and the screen freezes again.
        """
    )
}

private func tellOfEachStep(_ tell: Teller) {
    tell.heading("Which step runs where?")
    tell.prose(
        """
        To see the thread of each step, we use `doNext`: it runs a closure for each value, and then passes the value on.
        So it is the place for a side effect (4.4) in the middle of a chain. `spy` prints the name of the thread that
        calls it:
        """
    )
    tell.example {
        let (background, main) = (Lane(), Lane())
        @Sendable func spy(_ step: String) {
            let lane = Lane.current === main ? "main" : "background"
            print("  \(step): \(lane)")
        }
        let photo = Signal.return("photo").doNext { _ in spy("first step") }
        let arrived = photo.subscribeOn(background).deliverOn(main)
        let chains: KeyValuePairs = [
            "subscribeOn first": arrived,
            "subscribeOn last": photo.deliverOn(main).subscribeOn(background),
            "no deliverOn": photo.subscribeOn(background),
            "deliverOn twice": arrived.doNext { _ in spy("second step") }
                .deliverOn(background),
        ]
        print("nobody has subscribed")
        for (name, chain) in chains {
            print(name)
            main.schedule { chain.subscribe(next: { _ in spy("handler") }) }
            clock.run()
        }
    }
    tell.prose(
        """
        You see four things:

        - Before somebody subscribes, no step runs, and there is no side effect.
        - Among steps such as `map`, `filter`, `doNext` and `deliverOn`, the place of `subscribeOn` does not matter.
        - Without `deliverOn` the handler stays in the background. On iOS only the main thread may change the screen.
        - The place of `deliverOn` matters: all steps after it run on its scheduler, up to the next `deliverOn`.

        In a program the two schedulers of this example would be `.background` and `.main`. (Section 6.9 compares
        Swift's own `@MainActor`.)
        """
    )
}

private func tellOfTheLimits(_ tell: Teller) {
    tell.heading("Where its place does matter")
    tell.prose(
        """
        When somebody subscribes, `startWith` sends its value, and only then subscribes to its source. Does the place of
        `subscribeOn` matter now? And does `subscribeOn` move a hot source (4.8)?
        """
    )
    tell.example {
        let (background, main) = (Lane(), Lane())
        let spy: @Sendable (String) -> Void = { value in
            let lane = Lane.current === main ? "main" : "background"
            print("  \(value): \(lane)")
        }
        let photo = Signal.return("photo")
        let taps = Subject<String>()
        let chains: KeyValuePairs = [
            "startWith last": photo.subscribeOn(background).startWith("none"),
            "subscribeOn last": photo.startWith("none").subscribeOn(background),
            "a hot source": taps.signal.subscribeOn(background),
        ]
        for (name, chain) in chains {
            print(name)
            main.schedule { chain.subscribe(next: spy) }
            clock.run()
        }
        main.schedule { taps.sendNext("tap") }
        clock.run()
    }
    tell.prose(
        """
        Everything that you write before `subscribeOn` begins on its scheduler. So the place matters if a step acts at
        the subscription, as `startWith` does, or `merge` with its second source. `subscribeOn` does not move a hot
        source: the subject sends on the thread where you call `sendNext`.
        """
    )
}
