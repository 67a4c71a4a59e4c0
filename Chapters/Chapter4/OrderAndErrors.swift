import FRP
import Marbles
import Narration

let orderAndErrors = Section("4.11") { tell in
    tell.prose(
        """
        This section is about order: how to take only the first or the last values of a signal, how to start one signal
        after another, and what happens after an error. First come the first and the last values:
        """
    )
    tell.example {
        let pages = Signal<Int>(marbles: "-1-2-3-4-5|")
        draw([
            "pages": pages,
            "take(2)": pages.take(2),
            "skip(2)": pages.skip(2),
            "takeLast(2)": pages.takeLast(2),
        ])
    }
    tell.prose(
        """
        `take` completes with its last value. `takeLast` has to wait: only at the end does it know which values were the
        last. With sums it is similar: `scan` sends a sum after each value, and `aggregate` has to wait for the end:
        """
    )
    tell.example {
        let coins = Signal<Int>(marbles: "-1--2-2--|")
        draw([
            "coins": coins,
            "scan": coins.scan(0, +),
            "aggregate": coins.aggregate(0, +),
        ])
    }
    tell.translation([
        "[coins scanWithStart:@0 reduce:^id(id sum, id coin) { … }];": "coins.scan(0, +)"
    ])
    tell.prose("`aggregate` is the fold of section 3.4. `scan` sends each result on the way.")
    tellOfOneAfterTheOther(tell)
    tellOfSideEffects(tell)
    tellOfErrors(tell)
    tell.closing(
        """
        `scan`, `catch`, `retry` and `timeout` have these names in Rx and Combine too, but `timeout` there begins again with
        each value, and Rx's `retry` counts the first attempt. Rx says `take` and `skip`, Combine `prefix` and `dropFirst`.
        `aggregate` is `reduce`. `doNext` is `do(onNext:)` in Rx, and part of `handleEvents` in Combine.
        """
    )
}

private func tellOfOneAfterTheOther(_ tell: Teller) {
    tell.prose(
        """
        First this, then that: `then` drops the first signal's values, waits for its completion, and subscribes to the
        second. `concat` in section 4.10 kept the values.
        """
    )
    tell.example {
        let login = Signal<Int>(marbles: "--1-|")
        let wrong = Signal<Int>(marbles: "--1-X")
        let photos = Signal<Int>(marbles: "-7-8|")
        draw([
            "login": login,
            "login, then photos": login.then { photos },
            "wrong password": wrong.then { photos },
        ])
    }
    tell.translation(["[login then:^{ return photos; }];": "login.then { photos }"])
    tell.prose(
        "After an error nobody asks for the photos. With `repeat` a signal begins again when it has completed:"
    )
    tell.example {
        let song = Signal<String>(marbles: "-l-a|")
        draw([
            "song": song,
            "repeat, take(5)": song.repeat().take(5),
        ])
    }
    tell.prose(
        """
        `repeat` subscribes again each time the signal completes. It never completes by itself; here `take(5)` ends it. Be
        careful with a signal that completes at once: if nothing like `take` ends the rounds, your program hangs.
        """
    )
}

private func tellOfSideEffects(_ tell: Teller) {
    tell.prose(
        """
        A side effect is something that a step does besides passing on events: it prints, counts, or stores something.
        Four operators are made for side effects. `initially` runs its closure when somebody subscribes, `doNext` before
        each value, `doCompleted` before the completion, and `finally` before either ending. None of them changes what
        is sent:
        """
    )
    tell.example {
        let upload = Signal<Int>.return(7)
            .initially { print("started") }
            .doNext { print("  passing on", $0) }
            .doCompleted { print("  it was uploaded") }
            .finally { print("over") }
        print("nobody has subscribed")
        upload.subscribe(next: { print("  Ada got", $0) })
        upload.subscribe(next: { print("  Bob got", $0) })
    }
    tell.translation(["[upload doNext:^(NSNumber *part) { … }];": ".doNext { … }"])
    tell.prose(
        """
        `doNext`, `doCompleted` and `finally` first run their closures, and then pass on the event. So “passing on 7”
        is printed before “Ada got 7”. Nothing happens until somebody subscribes, and it happens for each subscriber
        (4.8). With an error, other closures run:
        """
    )
    tell.example {
        let upload = Signal<Int>.error(SourceBroken())
            .doCompleted { print("it was uploaded") }
            .doError { print("write to the log:", $0) }
            .finally { print("over") }
        upload.subscribe(error: { print("tell Ada:", $0) })

        let song = Subject<String>()
        song.signal.finally { print("the song is over") }.subscribe().dispose()
    }
    tell.prose(
        """
        `finally` runs its closure when the signal has completed or failed, just before it passes that on: “over” comes
        before “tell Ada”. It does not run when the subscriber leaves: the song printed nothing. If something must
        happen then too, put it into the disposable of the source (section 4.4).
        """
    )
}

private func tellOfErrors(_ tell: Teller) {
    tell.prose(
        """
        An error ends every signal that is made from the signal that fails. `merge` fails too, although its other source
        still works:
        """
    )
    tell.example {
        let sensor = Signal<Int>(marbles: "-1-2-X")
        let spare = Signal<Int>(marbles: "--8--9--|")
        draw([
            "sensor": sensor,
            "spare": spare,
            "map": sensor.map { $0 + 1 },
            "merge": sensor.merge(spare),
            "concat": sensor.concat(spare),
        ])
    }
    tell.prose("If another signal should follow after the error, call `catch` on the signal that fails:")
    tell.example {
        let sensor = Signal<Int>(marbles: "-1-2-X")
        let spare = Signal<Int>(marbles: "--8--9--|")
        draw([
            "catch": sensor.catch { _ in spare },
            "catchTo(spare)": sensor.catchTo(spare),
            "catchTo(.empty)": sensor.catchTo(.empty),
        ])
    }
    tell.translation([
        "[sensor catch:^(NSError *error) { return spare; }];": "sensor.catch { _ in spare }",
        "[sensor catchTo:[RACSignal empty]];": "sensor.catchTo(.empty)",
    ])
    tell.prose(
        """
        The values before the error stay. The closure of `catch` gets the error, and returns the signal to go on with.
        `catchTo` takes that signal itself. `catchTo(.empty)` only completes: write it before `bind(to:)`, since a property
        cannot hold an error.

        You can also try again. `retry(2)` subscribes again after an error, up to two more times:
        """
    )
    tell.example {
        let fails = Signal<Int>(marbles: "-1X")
        let works = Signal<Int>(marbles: "-7|")
        let requests = Property(0)
        let third = Signal<Int>.defer {
            requests.modify { $0 += 1 }
            return requests.value < 3 ? fails : works
        }
        draw([
            "the third works": third.retry(2),
            "each one fails": fails.retry(2),
        ])
        print("the first made", requests.value, "requests")
    }
    tell.translation(["[third retry:2];": "third.retry(2)"])
    tell.prose(
        """
        The values of an attempt that fails have been passed on already. When the last attempt fails, its error arrives.
        Without a number `retry()` never gives up.

        Sometimes a signal takes too long to end. `timeout` then sends an error:
        """
    )
    tell.example {
        let slow = Signal<Int>(marbles: "-1-2-3-4-|")
        draw([
            "slow": slow,
            "timeout(5)": slow.timeout(.seconds(5), on: clock),
            "timeout(12)": slow.timeout(.seconds(12), on: clock),
        ])
    }
    tell.prose(
        """
        The signal has five seconds in all, counted from the subscription. A value does not extend the time.

        One question is left: where does `catch` belong when a signal starts others? Here the search for 2 fails:
        """
    )
    tell.example {
        let typed = Signal<Int>(marbles: "-1---2---3---|")
        let found = Signal<Int>(marbles: "-8|")
        let broken = Signal<Int>(marbles: "-X")
        draw([
            "typed": typed,
            "caught outside": typed.flattenMap { $0 == 2 ? broken : found }
                .catchTo(.return(0)),
            "caught inside": typed.flattenMap {
                ($0 == 2 ? broken : found).catchTo(.return(0))
            },
        ])
    }
    tell.prose(
        """
        Outside, `catchTo` got the error when the whole chain had ended, and sent a 0: nobody searched for 3. If a signal
        must survive an error, catch the error in an inner signal. Then only the inner signal ends.
        """
    )
}
