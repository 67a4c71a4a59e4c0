import FRP
import Marbles
import Narration
import Observation

let swiftToday = Section("6.8") { tell in
    tell.prose(
        "Async sequences, which are a part of Swift, and Apple's Combine have other names for what you know:")
    tell.diagram([
        "here         async sequences    Combine",
        "Signal       AsyncSequence      Publisher",
        "Subject      –                  PassthroughSubject",
        "Property     –                  @Published",
        "subscribe    for await          sink",
        "error        throws             Failure",
        "dispose      task.cancel()      cancellable.cancel()",
    ])
    tell.heading("Async sequences")
    tell.prose(
        """
        An async sequence is pulled: a loop takes a value, works on it, and then asks for the next one. So you need no handler.
        `values` makes an async sequence from a signal, and `signal` makes a signal from an async sequence. An array has a
        `signal` too, which sends its elements. (`waiting` runs the loop and waits for its end.)
        """
    )
    tell.example {
        let photos = ["Harbour", "Dunes", "Snow line"].signal
        waiting {
            for try await name in photos.values where name.count > 5 {
                print(name)
            }
            let names = photos.values.prefix(2)
            for try await sum in names.signal.map(\.count).scan(0, +).values {
                print("letters so far:", sum)
            }
        }
    }
    tell.prose(
        """
        Each loop subscribes when it begins. If the signal sends faster than the loop works, the values wait in a queue.

        `task.cancel()` is a request, and `dispose()` is final. A loop that awaits the next value ends at once, and disposes its
        subscription. A loop that works on a value notices nothing: it ends when it asks for the next one, and what waits in
        the queue is dropped. Until then the source goes on.

        An `AsyncStream` is no subject. It hands each value to one loop only, and two loops share the values among them.
        """
    )
    tellOfObservation(tell)
}

private func tellOfObservation(_ tell: Teller) {
    tell.heading("Observation")
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
        was printed. So you can show the latest state, but you do not see every value. If time matters, as in the search of
        5.5, you still need an async sequence or a signal.
        """
    )
}
