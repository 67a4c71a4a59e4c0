import FRP
import Narration

let subscriptions = Section(
    4,
    4,
    "Subscriptions",
    name: "subscriptions",
    book: "chapter4/subscriptions",
    chineseTitle: "订阅"
) { tell in
    let typed = tell.typedLines ?? ["h", "hi", "hi!"]
    tell.prose(
        """
        The book puts a text field on the screen and subscribes to what is typed. Our text field is a `Property`: a value
        that one can read, set and watch.
        """
    )
    tell.example {
        let field = Property("")
        field.signal.subscribe(
            next: { print("the field holds", "\"\($0)\"") },
            error: { print("failed:", $0) },
            completed: { print("the field is gone") }
        )
        for text in typed { field.value = text }
    }
    tell.prose(
        """
        The first line came with the subscription: a property tells a newcomer what it holds. The last one came when the
        field went away, as the example ended. A text field cannot fail, so one usually writes `next` alone. Handlers
        that are left out do nothing.
        """
    )
    tellOfDisposing(tell)
    tellOfKeeping(tell)
    tell.closing(
        """
        In Rx: `subscribe` and `Disposable`, in Combine: `sink` and `AnyCancellable`. Mind the difference: Combine's
        subscription ends when one drops what `sink` returned.

        Try it: exercises 4.4.1 to 4.4.4, Exercises/Chapter4/Subscriptions.swift
        """
    )
}

private func tellOfDisposing(_ tell: Teller) {
    tell.prose("`subscribe` returns a `Disposable`: the way to say that one has heard enough.")
    tell.example {
        let field = Property("a")
        let watching = field.signal.subscribe(next: { print("now it is", $0) })
        field.value = "b"
        watching.dispose()
        field.value = "c"
        print("and in the end", field.value)
    }
    tell.prose(
        """
        After `dispose()` has returned nothing arrives any more. `c` went by unseen. The source can clean up, too: what the
        closure of a signal returns is disposed when the subscriber leaves, or when the signal has ended.
        """
    )
    tell.example {
        let tap = Signal<String> { observer in
            observer.sendNext("water")
            return Disposable { print("the tap is turned off") }
        }
        let washing = tap.subscribe(next: { print($0) })
        washing.dispose()
    }
}

private func tellOfKeeping(_ tell: Teller) {
    tell.prose(
        "What if one does not keep the disposable? Nothing stops; a subscription is kept alive by its source."
    )
    tell.example {
        let field = Property("a")
        do {
            let shout = field.signal.map { $0.uppercased() + "!" }
            shout.subscribe(next: { print($0) })
        }
        print("(the signal and the disposable are out of scope)")
        field.value = "b"
    }
    tell.prose(
        """
        It ends when the signal ends, or when it is disposed. That is why one can write a subscription in one line and
        forget about it, as long as the source does not outlive what the handler is for.
        """
    )
}
