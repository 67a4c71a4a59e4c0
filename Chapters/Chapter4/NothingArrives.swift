import FRP
import Marbles
import Narration

let nothingArrives = Section("4.17") { tell in
    tell.prose(
        """
        You have built a chain, and nothing arrives at its end. There is no error and no crash, so there is no line to
        begin with. This happens to everybody who works with signals. This section has a tool for it, and the eight
        usual causes.
        """
    )
    tellOfTheTool(tell)
    tell.heading("Eight causes")
    tell.prose("Try them from top to bottom: the first ones are the most usual.")
    tellOfSubscribers(tell)
    tellOfOthers(tell)
    tellOfEndsBefore(tell)
    tellOfWaiting(tell)
    tellOfTheRate(tell)
    tellOfTenSteps(tell)
}

private func tellOfTheTool(_ tell: Teller) {
    tell.heading("Look into the chain")
    tell.prose(
        """
        `logged` passes everything on, and prints a line for each thing that happens at its place. Give each one a name. (In
        a program leave `to:` out. Here it brings the lines into this example.)
        """
    )
    tell.example {
        let log = { @Sendable (line: String) in print(line) }
        let sizes = Signal<Int>(marbles: "-1-5-7-|")
        sizes.logged("sizes", to: log)
            .filter { $0 > 3 }
            .logged("large", to: log)
            .subscribe(next: { print("shown:", $0) })
        clock.run()
    }
    tell.prose(
        """
        First you see the subscription. It goes up the chain: `large` comes before `sizes`. Then the values go down. The 1
        has a line for `sizes` and none for `large`, so the step between them, `filter`, left it out. At the end both
        print `completed`. If a subscriber leaves before that, they print `disposed`.

        So put a `logged` behind the source and one before the handler. If only the first one prints values, move the second
        one up, until you know the step that lets nothing through. In a picture, a row for each step does the same.
        """
    )
    tell.fold(
        "At work: the same tool",
        """
        - RAC 2 has `logAll`, RxSwift `debug("name")`, and Combine `print("name")`.
        - In Combine you also see how many values a step asks for.
        """
    )
}

private func tellOfSubscribers(_ tell: Teller) {
    tell.prose("1. Nobody has subscribed. Then no line says `subscribed`, and no step runs (4.3):")
    tell.example {
        let sizes = Signal<Int>(marbles: "-1-5-7-|")
        _ = sizes.logged("sizes", to: { print($0) }).map { print("shown:", $0) }
        clock.run()
        print("the end")
    }
    tell.prose(
        """
        `map` is no place for a handler: write `subscribe(next:)` or `bind(to:)`. A `publish` without `connect` (4.9) looks
        the same: its source has no subscriber either.

        2. You have come too late. A hot signal (4.8) does not repeat what it has sent:
        """
    )
    tell.example {
        let radio = MarbleSource<String>.hot("-a-b-------|").signal
        draw(["radio": radio, "you": radio.watched(from: .seconds(5))])
    }
    tell.prose("A property or `replayLast` (4.9) would send you the `b` at 5.")
}

private func tellOfOthers(_ tell: Teller) {
    tell.prose(
        """
        3. Another signal has not sent anything yet. `combineLatest`, `zip` and `sample` need a value of each side (4.10):
        """
    )
    tell.example {
        let name = Signal<String>(marbles: "-a-b-c----")
        let country = Signal<String>(marbles: "----------")
        let both = name.combineLatest(with: country)
        draw(["name": name, "country": country, "both": both.map { $0.0 }])
    }
    tell.prose(
        """
        `startWith` gives the other side a first value.

        4. A step lets nothing through. Its condition is wrong, or the values are not what you think. Here `compactMap`
           makes numbers of the texts, and leaves out nil. Each text begins with a blank, and `Int(" 7")` is nil:
        """
    )
    tell.example {
        let texts = Signal<String>(marbles: "-' 7'-' 8'-|")
        draw(["texts": texts, "numbers": texts.compactMap { Int($0) }])
    }
}

private func tellOfEndsBefore(_ tell: Teller) {
    tell.prose(
        """
        5. An error has ended the chain before (4.11). Without a handler for `error` you do not see it; a `logged` shows it.
        Here the search for `b` fails, so nothing is found for `c` either:
        """
    )
    tell.example {
        let words = Signal<String>(marbles: "-a-b-c-|")
        let found = words.flattenMap { word -> Signal<String> in
            word == "b" ? .error(MarbleFailure()) : .return(word)
        }
        draw(["words": words, "found": found])
    }
    tell.prose(
        """
        6. The subscription is disposed, or its source is gone. Then a `logged` prints `disposed` or `completed` before the value
        that you miss. This function makes a property only for itself (4.5):
        """
    )
    tell.example {
        func doubled(_ source: Signal<Int>) -> Signal<Int> {
            let result = Property(0)
            source.map { $0 * 2 }.bind(to: result)
            return result.signal
        }
        let sizes = Signal<Int>(marbles: "-1-5-7-|")
        draw(["sizes": sizes, "doubled": doubled(sizes)])
    }
}

private func tellOfWaiting(_ tell: Teller) {
    tell.prose(
        """
        7. A step waits for an end that does not come. `then`, `concat`, `takeLast` and `collect` (all values in one
           array) do that. This login sends its answer, and never completes:
        """
    )
    tell.example {
        let login = Signal<String>(marbles: "-k----------")
        let photos = Signal<Int>(marbles: "-1-2-|")
        draw(["login": login, "photos": photos, "then": login.then { photos }])
    }
    tell.prose("`take(1)` before `then` completes with the first value.")
}

private func tellOfTheRate(_ tell: Teller) {
    tell.prose(
        """
        8. `debounce` waits for a pause, and there is none (4.12). A bus sends its place every two seconds:
        """
    )
    tell.example {
        let bus = Signal<Int>(marbles: "-1-2-3-4-5-6-7-8-9-|")
        draw([
            "bus": bus,
            "debounce": bus.debounce(.seconds(3), on: clock),
            "throttle": bus.throttle(.seconds(3), on: clock),
            "first only": bus.throttle(.seconds(3), latest: false, on: clock),
        ])
    }
    tell.prose(
        """
        `debounce` is for values that come in groups: you want the last one of each group. For values that never stop,
        use `throttle`. It passes the first value on at once, and that begins a window of three seconds. At the end of
        the window it sends the latest value that came within, and the next window begins. If none came, the next value
        passes at once. So you get at most one value in three seconds, and the latest one always comes. With
        `latest: false` it drops what comes within a window. Then the last place of the bus may be missing.
        """
    )
}

private func tellOfTenSteps(_ tell: Teller) {
    tell.heading("A chain of ten steps")
    tell.prose(
        """
        The scale of a post office measures a parcel. This chain adds the box, multiplies by the tariff, the price of a
        kilo, and shows what the parcel costs. But the display stays empty. Each row shows the values after one step:
        """
    )
    tell.example {
        let scale = Signal<Int>(marbles: "9--0--3-------5------8--|")
        let tariff = Signal<Int>(marbles: "------------------------|")
        let measured = scale.skip(1)
        let loaded = measured.filter { $0 > 0 }
        let steady = loaded.debounce(.seconds(2), on: clock)
        let changed = steady.distinctUntilChanged()
        let packed = changed.map { $0 + 1 }
        let pairs = packed.combineLatest(with: tariff)
        let prices = pairs.map { $0 * $1 }
        let allowed = prices.filter { $0 < 100 }
        let texts = allowed.map { "\($0) €" }
        draw([
            "scale": scale, "1 skip": measured, "2 filter": loaded,
            "3 debounce": steady, "4 distinct": changed, "5 map": packed,
            "6 combine": pairs.map { $0.0 }, "7 map": prices,
            "8 filter": allowed, "9 map": texts,
            "10 deliverOn": texts.deliverOn(clock),
        ])
    }
    tell.prose(
        """
        You need not understand all ten steps. The rows 1 to 5 have values, and row 6 has none. So look at step 6: which of
        the eight causes is it? Exercise 4.17.1 repairs this chain.
        """
    )
}
