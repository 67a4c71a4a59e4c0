import FRP
import Marbles
import Narration

let time = Section("4.12") { tell in
    tell.prose(
        """
        The tutorial builds a search that starts while you type. How long should it wait for the next letter, and how long for
        an answer?
        """
    )
    tellOfDebounce(tell)
    tellOfTheOrder(tell)
    tellOfCounting(tell)
    tellOfTheDeadline(tell)
}

private func tellOfDebounce(_ tell: Teller) {
    tell.heading("Not so fast")
    tell.prose(
        """
        You type fast, and the app searches at every key. Most of these searches are useless, and the changing results
        distract you. You want one search when you stop typing. Is it enough to send each key three seconds later?
        (`clock` is that of 4.6: nobody waits for its seconds.)
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

        Be careful with the name: RAC 2 calls this operator `throttle:`. Here and in newer libraries, `throttle` is
        another operator (4.17): it sends at most one value in each interval, and the first value at once.
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
    tell.heading("Count first, or wait first?")
    tell.prose(
        """
        People tap on a heart. The server should get the number of taps, but not at every tap. `scan` counts. It is the fold
        of section 3.4, and sends each result on the way:
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

private func tellOfTheDeadline(_ tell: Teller) {
    tell.heading("No answer at all")
    tell.prose(
        """
        The worst request neither succeeds nor fails (4.11): it never ends. `timeout` makes an error of that:
        """
    )
    tell.example {
        let slow = Signal<Int>(marbles: "-1-2-3-4-|")
        let dead = Signal<Int>(marbles: "-1--------")
        let late = dead.timeout(.seconds(4), on: clock)
        draw([
            "slow": slow,
            "timeout(4)": slow.timeout(.seconds(4), on: clock),
            "timeout(12)": slow.timeout(.seconds(12), on: clock),
            "dead": dead,
            "dead, timeout(4)": late,
            "caught": late.catch { $0 is TimedOut ? .return(0) : .error($0) },
        ])
    }
    tell.prose(
        """
        There is one deadline for the whole signal, counted from the subscription. A value does not extend it: at 4 the
        result fails, although `slow` still sends. The error is a `TimedOut`, and you can catch it. Here we use `catch`.
        It is like `catchTo`, but it has a closure, which gets the error and returns the signal to go on with. After a
        `TimedOut` a 0 follows; every other error stays an error.
        """
    )
}
