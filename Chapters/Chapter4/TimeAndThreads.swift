import FRP
import Marbles
import Narration

let timeAndThreads = Section("4.12") { tell in
    tell.prose(
        """
        The tutorial builds a search that starts while you type. Two questions come up there: when should it search? And
        which thread does the work?
        """
    )
    tellOfDebounce(tell)
    tellOfTheOrder(tell)
    tellOfCounting(tell)
    tellOfOneThread(tell)
    tellOfTwoThreads(tell)
    tellOfThePlace(tell)
}

private func tellOfDebounce(_ tell: Teller) {
    tell.heading("Not so fast")
    tell.prose(
        """
        You type fast, and the app searches at every key. Most of these searches are of no use, and results that change
        all the time distract you. You want one search when you stop typing. Is it enough to send each key three seconds later? (`clock` is that of 4.6: its time is virtual.)
        """
    )
    tell.example {
        let keys = Signal<String>(marbles: "-a-b-c------d-|")
        draw([
            "keys": keys,
            "delay(3)": keys.delay(.seconds(3), on: clock),
            "debounce(3)": keys.debounce(.seconds(3), on: clock),
        ])
    }
    tell.translation(["[keys throttle:3];": "keys.debounce(.seconds(3), on: clock)"])
    tell.prose(
        """
        No: `delay` still sends every value; each comes three seconds later. `debounce` sends a value when no other
        value has come for three seconds. So `c` comes at 8, and `a` and `b` never come. If the source completes,
        `debounce` does not wait any longer: at 14 it sends the `d`, one second early, and completes.

        Be careful with the name: RAC 2 calls this operator `throttle:`. Today, and here, this is the name of another
        one, which sends at most one value in each interval (4.16): the first at once, so here the `a` at 1.
        """
    )
}

private func tellOfTheOrder(_ tell: Teller) {
    tell.heading("The letter that you have deleted")
    tell.prose(
        """
        A word with fewer than three letters should not be searched for, so `filter` leaves it out. Does `filter` come first,
        or `debounce`? You type “dun”, and delete the last letter:
        """
    )
    tell.example {
        let typed = Signal<String>(
            marbles: "-a--b--a------|", values: ["a": "du", "b": "dun"])
        let long = typed.filter { $0.count >= 3 }
        let quiet = typed.debounce(.seconds(4), on: clock)
        draw([
            "typed": typed,
            "filter first": long.debounce(.seconds(4), on: clock),
            "debounce first": quiet.filter { $0.count >= 3 },
        ])
    }
    tell.prose(
        """
        If `filter` comes first, `debounce` never gets the “du” at 7. It still holds “dun”, and searches for a word that is no
        longer in the field. If `debounce` comes first, it sends “du” at 11, and `filter` leaves that out. (The tutorial puts
        `filter` first.)
        """
    )
}

private func tellOfCounting(_ tell: Teller) {
    tell.prose(
        """
        The same question for another pair: people tap on a heart, and the server should get the number of taps, but
        not at every tap. `scan` counts. It is the fold of section 3.4, and sends each result on the way:
        """
    )
    tell.example {
        let taps = Signal<Int>(marbles: "-1-1-1--------1-1-------|")
        let likes = taps.scan(0, +)
        let quiet = taps.debounce(.seconds(4), on: clock)
        draw([
            "taps": taps,
            "scan": likes,
            "debounce, scan": quiet.scan(0, +),
            "scan, debounce": likes.debounce(.seconds(4), on: clock),
        ])
    }
    tell.prose(
        """
        `debounce` drops values. So put it where you do not need each of them: here after `scan`. Before `scan` it drops
        three taps, and the server gets a 2 instead of a 5.
        """
    )
}

private func tellOfOneThread(_ tell: Teller) {
    tell.heading("Who does the work?")
    tell.prose(
        """
        An app draws its screen and answers its user on one thread, the main thread, which can do only one thing at a time.
        What happens if it also has to get a photo?

        A `Lane` is a thread in virtual time, like the lane of a road, and `main.schedule` runs a closure on it. A function
        says how long it keeps its lane busy. This is `fetch`:
        """
    )
    tell.body(of: "func fetch()", in: "Chapters/Chapter4/PhotoWork.swift")
    tell.prose(
        """
        `decode` takes 3 seconds, `show` and each `answer` 1 second. In the picture the lane has a row with its work: `f=` are
        the two seconds of `fetch`, and 1, 2 and 3 are the answers to the taps.
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
        The first tap came at 3 and was answered at 6. The user waited for three seconds. The first step runs where you
        subscribe, and the others where the source sends. This source sends at once, so all the work is on main. A
        network answers from a thread of its own (5.4).
        """
    )
}

private func tellOfTwoThreads(_ tell: Teller) {
    tell.prose(
        """
        Two operators choose. `subscribeOn` decides where the work begins, and `deliverOn` where the events arrive.
        This chain has one line of code for each operator, as the tutorial suggests: you read it from top to bottom.
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
        If you write `decode` after `deliverOn`, it runs on main, and the screen freezes again:
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
}

private func tellOfThePlace(_ tell: Teller) {
    tell.heading("Which step runs where?")
    tell.prose(
        """
        The tutorial sets breakpoints, to see the thread of each step. We use `doNext`: it runs a closure for each value, and
        then passes the value on. So it is the place for a side effect (4.4) in the middle of a chain. `spy` prints the name of
        the thread that calls it:
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
        - The place of `deliverOn` matters: all steps after it run there, up to the next `deliverOn`.

        In a program the two schedulers of this example would be `.background` and `.main`.
        """
    )
    tellOfTheLimits(tell)
}

private func tellOfTheLimits(_ tell: Teller) {
    tell.prose(
        """
        The second rule has two limits. `startWith` does something when somebody subscribes: it sends its value. And a
        hot source (4.8) sends when it likes:
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
        All that is written before `subscribeOn` begins there. So its place matters if a step acts at the subscription, as
        `startWith` does, or `merge` with its second source. A hot source it does not move: the subject sends where you
        call `sendNext`.
        """
    )
}
