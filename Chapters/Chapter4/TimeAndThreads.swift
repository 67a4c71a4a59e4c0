import FRP
import Marbles
import Narration

let timeAndThreads = Section("4.12") { tell in
    tell.prose(
        """
        This section answers two questions: when does a value arrive, and on which thread does the work run? Time comes
        first.
        """
    )
    tellOfThrottle(tell)
    tellOfTimers(tell)
    tellOfThreads(tell)
    tellOfDeliverOn(tell)
    tell.closing(
        """
        In Rx and Combine: `debounce` (for our throttle), `delay`, `interval` or `Timer.publish`, `timeout` (values extend
        it there), `observe(on:)` or `receive(on:)` (for deliverOn), `subscribe(on:)`.
        """
    )
}

private func tellOfThrottle(_ tell: Teller) {
    tell.prose(
        """
        A search field should not search at every key. `throttle` waits until no value has come for some time, then sends
        the latest. `delay` sends every value, only later. `clock` is the clock of the example (4.6): its time is
        virtual, which means that nobody really waits:
        """
    )
    tell.example {
        let keys = Signal<String>(marbles: "-a-b-c------d----|")
        draw([
            "keys": keys,
            "throttle(3)": keys.throttle(.seconds(3), on: clock),
            "delay(3)": keys.delay(.seconds(3), on: clock),
        ])
    }
    tell.translation(["[keys throttle:3];": "keys.throttle(.seconds(3), on: clock)"])
    tell.prose(
        """
        `c` is sent at 8 and `d` at 15, because nothing came for three seconds after each of them. When the source
        completes earlier, `throttle` does not wait any longer: it sends what it holds at once, and completes (4.14
        shows it). Be careful with the name: most libraries call this debounce.

        Put `throttle` where values may be dropped. Here `scan` counts the taps on a heart. The screen shows every number;
        the server gets only the last one of a series:
        """
    )
    tell.example {
        let taps = Signal<Int>(marbles: "-1-1-1--------1-1-------|")
        let likes = taps.scan(0, +)
        let saved = likes.throttle(.seconds(4), on: clock)
        draw(["taps": taps, "likes": likes, "saved": saved])
    }
    tell.prose("With `throttle` before `scan` some taps would not be counted.")
}

private func tellOfTimers(_ tell: Teller) {
    tell.prose(
        """
        `interval` is a timer that counts 0, 1, 2 and so on, forever unless something ends it. For a timer that rings
        only once, delay a value:
        """
    )
    tell.example {
        let bell = Signal.return("*").delay(.seconds(11), on: clock)
        let ticks = Signal.interval(.seconds(3), on: clock)
        draw([
            "bell": bell,
            "ticks until the bell": ticks.takeUntil(bell),
            "three ticks": ticks.take(3),
        ])
    }
    tell.prose(
        """
        Section 4.11 showed `timeout`. Here it is once more, for a slow download: there is one deadline for the whole
        signal, and a value does not extend it:
        """
    )
    tell.example {
        let download = Signal<Int>(marbles: "--1--2------3--|")
        draw([
            "download": download,
            "timeout(20)": download.timeout(.seconds(20), on: clock),
            "timeout(9)": download.timeout(.seconds(9), on: clock),
        ])
    }
}

private func tellOfThreads(_ tell: Teller) {
    tell.prose(
        """
        Now threads. An app draws its screen and answers the user on one thread, the main thread, which can do only one
        thing at a time. What happens if it also fetches and decodes a photo? A `Lane` is a thread in virtual time. In
        the picture it has a line, where you see the work that it did. `fetch` takes 2 seconds, `decode` 3, and `show`
        takes 1. `answer` takes 1 second too, and is drawn as the number of the tap. `=` means that the work goes on:
        """
    )
    tell.example {
        let main = Lane()
        let taps = Signal<Int>(marbles: "---1--2----3|")
        taps.deliverOn(main).subscribe(next: answer)
        let photo = Signal.defer { .return(fetch()) }
        main.schedule { photo.map(decode).subscribe(next: show) }
        draw(["taps": taps, "main": main])
    }
    tell.prose(
        """
        The first tap came at 3 and was answered at 6: the user waited for three seconds. Work runs on the thread where
        you subscribe, unless you choose another thread.
        """
    )
}

private func tellOfDeliverOn(_ tell: Teller) {
    tell.prose(
        """
        You choose another thread with two operators. `subscribeOn` decides where the work begins, `deliverOn` where its
        events arrive:
        """
    )
    tell.example {
        let (background, main) = (Lane(), Lane())
        let taps = Signal<Int>(marbles: "---1--2----3|")
        taps.deliverOn(main).subscribe(next: answer)
        let photo = Signal.defer { .return(fetch()) }
        let decoded = photo.map(decode).subscribeOn(background)
        main.schedule { decoded.deliverOn(main).subscribe(next: show) }
        draw(["taps": taps, "main": main, "background": background])
    }
    tell.translation([
        "RACSignal *decoded = [[photo map:^id(id data) { … }] subscribeOn:background];":
            "let decoded = photo.map(decode).subscribeOn(background)",
        "[decoded deliverOn:RACScheduler.mainThreadScheduler];": "decoded.deliverOn(main)",
    ])
    tell.prose(
        """
        Now main answers each tap at once. The background is done with the photo at 5, `deliverOn` hands it to main, and
        main shows it.

        The place of `deliverOn` in the chain matters: every step after `deliverOn` runs on the scheduler that you give
        to `deliverOn`. Here `decode` stands after it, and the screen freezes again:
        """
    )
    tell.example {
        let (background, main) = (Lane(), Lane())
        let taps = Signal<Int>(marbles: "---1--2----3|")
        taps.deliverOn(main).subscribe(next: answer)
        let photo = Signal.defer { .return(fetch()) }
        let arrived = photo.subscribeOn(background).deliverOn(main)
        main.schedule { arrived.map(decode).subscribe(next: show) }
        draw(["taps": taps, "main": main, "background": background])
    }
    tell.prose(
        """
        The place of `subscribeOn` does not matter: the chain has only one beginning. Without `deliverOn` nothing returns
        to main by itself: `show` would run in the background, where most systems forbid it to touch the screen.

        In a program the two schedulers are `.background` and `.main`; nothing else changes. Then the work takes real time,
        and two threads really run side by side.
        """
    )
}

private func fetch() -> String {
    work("fetch", seconds: 2)
    return "photo"
}

@Sendable private func decode(_ photo: String) -> String {
    work("decode", seconds: 3)
    return photo
}

@Sendable private func show(_ photo: String) { work("show", seconds: 1) }

@Sendable private func answer(_ tap: Int) { work("\(tap)", seconds: 1) }

/// Keeps the thread busy that calls this.
private func work(_ name: String, seconds: Int) {
    Lane.current?.work(name, taking: .seconds(seconds))
}
