import FRP
import Narration

let subscriptions = Section("4.4") { tell in
    let typed = tell.typedLines ?? ["h", "hi", "hi!"]
    tell.prose(
        """
        The book puts a text field on the screen and subscribes to its text. Our text field is a `Property`: a value
        that you can read, set and observe. `typed` is a list of the texts that somebody types into it.
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
        The first line came with the subscription: a property sends its value to a new subscriber at once. The last line
        came when the example ended and the field went away. A text field cannot fail, so you usually write only `next`. A
        handler that you leave out does nothing.
        """
    )
    tell.translation([
        "[field.rac_textSignal subscribeNext:^(NSString *text) { … } error:^(NSError *error) { … } completed:^{ … }];":
            "field.signal.subscribe(next: …, error: …, completed: …)"
    ])
    tell.prose(
        """
        The book says that a subscriber keeps its signal alive. It is the other way round: the source, here the text
        field, keeps its subscribers alive. The last example of this section shows it.
        """
    )
    tellOfDisposing(tell)
    tellOfKeeping(tell)
    tell.closing(
        """
        In Rx: `subscribe` and `Disposable`, in Combine: `sink` and `AnyCancellable`. One difference: in Combine the
        subscription ends when you drop the result of `sink`.
        """
    )
}

private func tellOfDisposing(_ tell: Teller) {
    tell.prose("`subscribe` returns a `Disposable`. Call its `dispose()` when you want no more events.")
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
        After `dispose()` has returned, no more events arrive: the handler did not get `c`. A source often has something
        to clean up then. So the closure of a signal returns a `Disposable` of its own. It is disposed when the
        subscriber leaves, or when the signal has ended:
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
        "What if you do not keep the disposable? Nothing stops: the source keeps the subscription alive."
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
    tell.diagram(
        """
        ┌───────┐   ┌──────────────┐   ┌─────────┐
        │ field ├──▶│ subscription ├──▶│ handler │
        └───────┘   └──────────────┘   └─────────┘
                            △
        ┌────────────┐      ┊
        │ disposable ├┄┄┄┄┄┄┘
        └────────────┘
        ─▶ keeps alive   ┄▷ can end, does not keep alive
        """)
    tell.prose(
        """
        The subscription ends when the signal ends, or when you dispose it. So you can write it in one line and forget
        it. But then the handler, and every object that it names, lives as long as the source. Section 4.13 shows when
        that is a problem.
        """
    )
}
