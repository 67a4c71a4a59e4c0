import Narration
import Observation

let observedState = Section("6.9") { tell in
    tell.prose(
        """
        SwiftUI uses the module Observation. It does a part of what a `Property` does: it tells you that state changes. This
        is the body of the class `ObservedForm`, which has `@Observable` before it:
        """
    )
    tell.body(of: "class ObservedForm", in: "Chapters/Chapter6/Examples/ObservedForm.swift")
    tell.example {
        let form = ObservedForm()
        func show() {
            withObservationTracking {
                print("can search:", form.canSearch)
            } onChange: {
                print("something will change")
            }
        }
        show()
        form.text = "dun"
        form.text = "dune"
        show()
    }
    tell.prose(
        """
        You bind nothing: `withObservationTracking` notices which properties its first closure reads. It tells you once that
        one of them is going to change. After that you must read it again, and begin to observe again: for "dune" nothing
        was printed.

        `Observations`, new in Swift 6.2 (and iOS 26), does this for you. `Observations { form.canSearch }` is an async
        sequence: it sends the value now, and again after changes of what it has read. Several changes in a row it sends as one. SwiftUI
        observes what a `body` reads, and UIKit, since iOS 26, what methods such as `updateProperties()` read. So you can show the latest
        state, but you do not see every value. For events of which none may be lost you still need a signal,
        or another async sequence. A search needs only the latest text, and time: a task can do that, as in exercise 6.8.3.
        """
    )
}
