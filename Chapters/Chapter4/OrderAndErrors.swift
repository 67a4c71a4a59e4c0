import FRP
import Marbles
import Narration

let orderAndErrors = Section("4.11") { tell in
    tell.prose(
        """
        What comes after the end of a signal, and what after its error?
        """
    )
    tell.prose(
        """
        First this, then that: `then` drops the first signal's values, waits for its completion, and starts the second.
        """
    )
    tell.example {
        let login = Signal<Int>(marbles: "--1-|")
        let photos = Signal<Int>(marbles: "-7-8-9|")
        draw([
            "login": login,
            "photos": photos,
            "login, then photos": login.then { photos },
        ])
    }
    tell.prose("If the login fails, nobody asks for the photos, and the error is passed on.")
    tell.prose(
        "When a signal fails, you can try again or do something else. `retry(1)` makes one more attempt:"
    )
    tell.example {
        let flaky = Signal<Int>(marbles: "-1-X")
        draw([
            "flaky": flaky,
            "retry(1)": flaky.retry(1),
            "catch": flaky.catch { _ in .return(0) },
        ])
    }
    tell.prose(
        """
        When the last attempt fails, `retry` passes the error on; `catch` replaces the error by a signal. `catchTo(.empty)`
        only completes. Write it before `bind(to:)`, since a property cannot hold an error.
        """
    )
    tell.closing(
        """
        In Rx and Combine: concat for then, catch and retry.

        Try it: exercises 4.11.1 and 4.11.2, Exercises/Chapter4/OrderAndErrors.swift
        """
    )
}
