import FRP
import Marbles
import Narration

let combining = Section("4.10") { tell in
    tell.prose(
        """
        A value can start work of its own, and that work is a signal again.
        """
    )
    tell.prose(
        """
        A value can start work: `flattenMap` makes a signal from each value, and passes on all their values. Here are two
        searches; the answers to the first, 1, take longer:
        """
    )
    tell.example {
        let typed = Signal<Int>(marbles: "-1----2-----|")
        let slow = Signal<Int>(marbles: "---1---1|")
        let quick = Signal<Int>(marbles: "-2--2|")
        @Sendable func search(_ text: Int) -> Signal<Int> {
            text == 1 ? slow : quick
        }
        draw([
            "typed": typed,
            "flattenMap": typed.flattenMap(search),
            "switchToLatest": typed.map(search).switchToLatest(),
        ])
    }
    tell.prose(
        """
        With `flattenMap` an old answer comes among the new ones: the 1 at 8 arrives after the search for 2 has begun.
        `switchToLatest` drops the old search when a new one starts. That is right for a search field.
        """
    )
    tell.closing(
        """
        In Rx and Combine: flatMap and switchToLatest.

        Try it: exercise 4.10.1, Exercises/Chapter4/Combining.swift
        """
    )
}
