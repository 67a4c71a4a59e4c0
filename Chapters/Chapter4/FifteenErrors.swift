import FRP
import Marbles
import Narration

let fifteenErrors = Section("4.18") { tell in
    tell.prose(
        """
        Each of these programs looks right, and is wrong because of something that many people believe about signals.
        Find the reason before you read the answer. Five at a time are enough.
        """
    )
    tellOfSubscribing(tell)
    tellOfSharing(tell)
    tellOfThreads(tell)
    tellOfState(tell)
    tellOfOrder(tell)
    tellOfSpeed(tell)
}

private func tellOfSubscribing(_ tell: Teller) {
    tell.heading("Subscriptions")
    tell.prose(
        """
        1. Subscribe within subscribe. A search for `a` takes seven seconds, one for `b` two. The last row is what the screen
        gets:
        """
    )
    tell.example {
        let words = Signal<String>(marbles: "-a---b-----|")
        let screen = Subject<String>()
        words.subscribe(next: { word in
            let seconds = word == "a" ? 7 : 2
            let search = Signal.return(word).delay(.seconds(seconds), on: clock)
            search.subscribe(next: { screen.sendNext($0) })
        })
        draw(["words": words, "screen": screen.signal])
    }
    tell.prose("Why does the screen show `a` in the end, though the last word is `b`?")
    tell.fold(
        "Answer",
        """
        Nobody keeps the inner subscription, so nobody can dispose it when the next word comes. And an error of the
        search has no handler. Do not subscribe in a handler: make a signal of signals with `map`, and let an operator
        subscribe. Which one, depends on what you want (4.10). Exercise 4.18.1 has such a case.
        """)
    tell.prose(
        """
        2. A row that is used again. `show` asks for the name of an author, and puts the name into the row when it has
           come:
        """
    )
    tell.example {
        let row = Subject<String>()
        func show(_ author: String, after seconds: Int) {
            let name = Signal.return(author)
            name.delay(.seconds(seconds), on: clock)
                .subscribe(next: { row.sendNext($0) })
        }
        show("a", after: 6)
        show("b", after: 2)
        draw(["row": row.signal])
    }
    tell.prose(
        """
        The `Disposable` is dropped. Why does the subscription for `a` not end? And which repair is right: to keep the
        disposable in a `let`, to put it into a `SerialDisposable` (which disposes what it held before), or to write
        `[weak row]`?
        """
    )
    tell.fold(
        "Answer",
        """
        Here the source keeps a subscription, and not you (4.4). (In Combine, dropping the token cancels at once, and
        the row would stay empty.) A `SerialDisposable` (5.1) is right: the subscription for `b` ends the one for `a`. A
        `let` alone ends nothing. And `row` is still there, so `weak` changes nothing.
        """)
}

private func tellOfSharing(_ tell: Teller) {
    tell.heading("Sharing")
    tell.prose("3. A counter in `map`. Two screens show the number of each visitor:")
    tell.example {
        let visitors = Signal<String>(marbles: "-a-b---c-|")
        let count = Property(0)
        let numbered = visitors.map { _ in
            count.value += 1
            return count.value
        }
        draw(["visitors": visitors, "door": numbered, "desk": numbered])
    }
    tell.prose("Three visitors came. Why does the desk see a 6?")
    tell.fold(
        "Answer",
        """
        Each subscriber has a copy of the chain (4.8), and both copies change the same counter. A closure of `map` should only
        calculate. State of a chain belongs into an operator that keeps it for each subscriber. Exercise 4.18.2 repairs it.
        """)
    tell.prose(
        "4. A failure that is kept. Only the first request fails, and `replayLazily` (4.9) avoids further requests:"
    )
    tell.example {
        let count = Property(0)
        let forecast = Signal<Int>.defer {
            count.value += 1
            return count.value == 1 ? .error(MarbleFailure()) : .return(7)
        }
        let kept = forecast.replayLazily()
        draw([
            "first": kept,
            "later": kept.watched(from: .seconds(5)),
            "not kept": forecast.watched(from: .seconds(5)),
        ])
    }
    tell.prose(
        """
        At 5 the service works again. Why does `later` get the error? And where would `retry(1)` help: before
        `replayLazily`, or after it?
        """
    )
    tell.fold(
        "Answer",
        """
        A replay repeats all events, and an error is one of them. After it the connection is over: nobody asks again. `retry(1)`
        helps before `replayLazily`, where it asks the service. After it, it only asks the replay, which repeats the error.
        """)
    tell.prose("5. A subject where `map` would do. `doubled` should send twice each price:")
    tell.example {
        let prices = MarbleSource<Int>.hot("-1-2-3--X").signal
        let doubled = Subject<Int>()
        prices.subscribe(next: { doubled.sendNext($0 * 2) })
        draw(["prices": prices, "doubled": doubled.signal])
    }
    tell.prose("The values are right. What is wrong at 8?")
    tell.fold(
        "Answer",
        """
        The subject knows nothing of the end: the handler passes on values only. And the subscription to `prices` goes
        on when nobody listens to `doubled`; nobody can end it, because nobody keeps its disposable. `prices.map { $0
        * 2 }` has none of these problems. A subject is for the border to code without signals (4.7).
        """)
}

private func tellOfThreads(_ tell: Teller) {
    tell.heading("Threads")
    tell.prose("6. `subscribeOn` and a hot signal. `answer` (4.13) should run in the background:")
    tell.example {
        let (background, main) = (Lane(), Lane())
        let taps = Subject<Int>()
        taps.signal.subscribeOn(background).subscribe(next: answer)
        for tap in 1...3 {
            main.schedule(after: .seconds(3 * tap)) { taps.sendNext(tap) }
        }
        draw(["main": main, "background": background])
    }
    tell.prose("Why does main do all the work? Which operator is right?")
    tell.fold(
        "Answer",
        """
        `subscribeOn` only says where the subscription takes place. A subject sends where somebody calls `sendNext`, and that
        is on main. `deliverOn(background)` moves the handler.
        """)
    tell.prose(
        "7. A first value that waits. Until the photo is there, the screen should show a question mark:")
    tell.example {
        let (background, main) = (Lane(), Lane())
        background.schedule { background.work("other", taking: .seconds(4)) }
        let photo = Signal.return("p")
            .startWith("?")
            .subscribeOn(background)
            .deliverOn(main)
        draw(["background": background, "photo": photo])
    }
    tell.prose("Why does the question mark come at 4, together with the photo?")
    tell.fold(
        "Answer",
        """
        `startWith` sends its value when somebody subscribes. It stands before `subscribeOn`, so this subscription takes place
        in the background, which is busy until 4. Exercise 4.18.3 repairs it.
        """)
}

private func tellOfState(_ tell: Teller) {
    tell.heading("State")
    tell.prose(
        """
        8. Two writers of one state. The button should be enabled (t) while the form is valid, and disabled (f) while
           the form is being sent:
        """
    )
    tell.example {
        let names: [Character: Bool] = ["t": true, "f": false]
        let valid = Signal(marbles: "-t---t-------", values: names)
        let sending = Signal(marbles: "---t-------f-", values: names)
        let button = Property(false)
        valid.bind(to: button)
        sending.subscribe(next: { button.value = !$0 })
        draw(["valid": valid, "sending": sending, "button": button.signal])
    }
    tell.prose("From 5 to 11 the button is enabled, though the form is being sent. Whose fault is it?")
    tell.fold(
        "Answer",
        """
        Nobody's: each writer is right, and the last one wins. Let one rule say when the button is enabled, and bind that:
        `valid.combineLatest(with: sending.startWith(false)).map { $0 && !$1 }`.
        """)
    tell.prose("9. A value that was read too early. At each press the text of the field is sent:")
    tell.example {
        let field = Property("a")
        let typed = Signal<String>(marbles: "---b---c---")
        typed.bind(to: field)
        let presses = Signal<String>(marbles: "-x---x---x|")
        let text = field.value
        draw([
            "field": field.signal, "presses": presses,
            "sent": presses.map { _ in text },
        ])
    }
    tell.prose("Why is `a` sent three times? Which operator of 4.10 reads the field at the press?")
    tell.fold(
        "Answer",
        """
        `field.value` was read once, when this line ran. `field.signal.sample(by: presses)` reads it at each press. (`map { _ in
        field.value }` does so too, but the chain does not show any more what it depends on.)
        """)
    tell.prose("10. Pairs that come too late. How warm is it each time the wind changes?")
    tell.example {
        let warmth = Signal<Int>(marbles: "-1-2-3-4-5-6-|")
        let wind = Signal<Int>(marbles: "--7-----8--9-|")
        draw([
            "warmth": warmth, "wind": wind,
            "zip": warmth.zip(with: wind).map { $0.0 },
        ])
    }
    tell.prose("At 8 the latest warmth is 4. Why does `zip` send a 2, and which operator sends the 4?")
    tell.fold(
        "Answer",
        """
        `zip` pairs the second value with the second, and the third with the third (4.10). Values of the faster side wait. The
        4 is sent by `warmth.sample(by: wind)`.
        """)
}

private func tellOfOrder(_ tell: Teller) {
    tell.heading("The order of steps")
    tell.prose("11. `debounce` behind the switch. A search should start when you stop typing:")
    tell.example {
        let typed = Signal<String>(marbles: "-a-b-c------|")
        let answer = MarbleSource<String>.cold("-x|")
        let found = typed.map { _ in answer.signal }
            .switchToLatest()
            .debounce(.seconds(3), on: clock)
        draw(["typed": typed, "found": found])
        print("searches:", answer.subscriptions.count)
    }
    tell.prose("The picture is what you want. Why are there three searches?")
    tell.fold(
        "Answer",
        """
        A step holds back only what comes out of the steps before it. Here the searches start before `debounce`, and only their
        answers wait. Exercise 4.18.4 repairs it.
        """)
    tell.prose(
        "12. An error that is caught too late. The search for `b` fails, and then a question mark is shown:")
    tell.example {
        let words = Signal<String>(marbles: "-a-b-c-|")
        let found = words.flattenMap { word -> Signal<String> in
            word == "b" ? .error(MarbleFailure()) : .return(word)
        }
        draw(["words": words, "found": found.catchTo(.return("?"))])
    }
    tell.prose("Why is nothing found for `c`? Would `retry` at the same place help?")
    tell.fold(
        "Answer",
        """
        The error has ended the whole chain when `catchTo` sees it. Catch it within the closure of `flattenMap`, where it ends one search
        only (4.11). `retry` would subscribe to `words` again; a keyboard does not type the old words again.
        """)
    tell.prose("13. The first storm. A storm is a wind above 5, and you want the first:")
    tell.example {
        let wind = Signal<Int>(marbles: "-2-3-7-9-|")
        draw(["wind": wind, "storm": wind.take(1).filter { $0 > 5 }])
    }
    tell.prose("Why is there none?")
    tell.fold(
        "Answer",
        """
        `take(1)` takes the first value, a 2, and completes. Then `filter` drops it. Turn the two round: the first of those above
        5 is `wind.filter { $0 > 5 }.take(1)`.
        """)
    tell.prose("14. Messages that are lost. First the old messages are loaded, and then come the live ones:")
    tell.example {
        let old = Signal<Int>(marbles: "-1---2|")
        let live = MarbleSource<Int>.hot("--7-8---9-|").signal
        draw(["old": old, "live": live, "all": old.concat(live)])
    }
    tell.prose(
        """
        Where are 7 and 8? Which repair keeps the old ones first: to `merge` the two, or to collect the live ones from
        the start?
        """
    )
    tell.fold(
        "Answer",
        """
        `concat` subscribes to `live` when `old` has completed, at 6. `live` is hot, so what it has sent before is gone.
        `old.concat(live.replay())` keeps the live ones from the start, and sends them after the old ones. With `merge` none is
        lost, but the 7 comes between 1 and 2.
        """)
}

private func tellOfSpeed(_ tell: Teller) {
    tell.heading("A step that is too slow")
    tell.prose(
        """
        15. Letters that wait. A letter comes every two seconds, and the work on one takes four. `flatten(1)` does one
            after the other:
        """
    )
    tell.example {
        let letters = Signal<Int>(marbles: "-1-2-3-4-5-|")
        let done =
            letters
            .map { Signal.return($0).delay(.seconds(4), on: clock) }
            .flatten(1)
        draw(["letters": letters, "done": done])
    }
    tell.prose("The 5 came at 9, and is done at 21. What happens on a day with a thousand letters?")
    tell.fold(
        "Answer",
        """
        The letters wait in a queue, and it grows as long as they come faster than the work is done. Here a signal
        cannot tell its source to wait. (In Combine it can; but a subject there drops a value that nobody has asked
        for.) So decide what may be lost: `throttle` (4.17) keeps the latest letter of each window. If no letter may be
        lost, do several at once (`flatten(2)`), or pull them: a loop over an async sequence takes the next one when it
        is ready (6.8).
        """)
}
