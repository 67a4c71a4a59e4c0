import FRP
import Narration

let subscriptions = Section("4.4") { tell in
    let lines = tell.typedLines ?? ["h", "hi", "hi!"]
    tell.prose(
        """
        The book puts a text field on the screen and subscribes to its signal. Our text field is a `Property`: a value
        that you can read, set and observe. The list `lines` holds the texts that somebody types, one after the other.
        """
    )
    tell.example {
        let field = Property("")
        field.signal.subscribe(
            next: { print("the field holds", "\"\($0)\"") },
            error: { print("failed:", $0) },
            completed: { print("the field is gone") }
        )
        for line in lines { field.value = line }
    }
    tell.translation([
        "[self.textField.rac_textSignal subscribeNext:^(id x) { … } error:^(NSError *error) { … } completed:^{ … }];":
            "field.signal.subscribe(next: …, error: …, completed: …)"
    ])
    tell.prose(
        """
        The first printed line came with the subscription: a property sends its value to a new subscriber at once. The
        last printed line came when the example ended and the field went away. You can leave handlers out: a text
        field cannot fail, so you usually write only `next`.

        `map` and `filter` only calculate. The handlers do something outside of the chain: here they print, in an app they
        change the screen. That is a side effect. So to subscribe usually means to have side effects.
        """
    )
    tellOfDisposing(tell)
    tellOfCleaningUp(tell)
    tellOfKeeping(tell)
}

private func tellOfDisposing(_ tell: Teller) {
    tell.heading("When you have enough")
    tell.prose("`subscribe` returns a `Disposable`. Call its `dispose()` when you want no more events.")
    tell.example {
        let field = Property("a")
        let watching = field.signal.subscribe(
            next: { print("now it is", $0) },
            completed: { print("you will not see this") }
        )
        field.value = "b"
        watching.dispose()
        field.value = "c"
        print("and in the end", field.value)
    }
    tell.prose(
        """
        After `dispose()` has returned, no more events arrive. (The only exception is an event that another thread is
        delivering just then.) So the handlers got no `c`, and no completion when the field went away. A grid of
        photos needs `dispose`: when a cell is used again for another photo, its subscription to the earlier photo is
        disposed (5.1).
        """
    )
}

private func tellOfCleaningUp(_ tell: Teller) {
    tell.prose(
        """
        When a subscriber leaves, the source often has to clean up. That is why the closure of a signal returns a
        `Disposable` too. It is disposed when the subscriber leaves (and at the ending: 4.20 shows that):
        """
    )
    tell.example {
        let tap = Signal<String> { observer in
            observer.sendNext("water")
            return Disposable { print("the tap is turned off") }
        }
        let washing = tap.subscribe(next: { print($0) })
        print("clean enough")
        washing.dispose()
    }
}

private func tellOfKeeping(_ tell: Teller) {
    tell.heading("What keeps a subscription alive")
    tell.prose(
        "What if you do not store the disposable? The subscription goes on: the source keeps it alive.")
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
        ┌───────┐   ┌──────────────┐   ┌─────────┐   ┌───────┐
        │ field ├──▶│ subscription ├──▶│ handler │   │ shout │
        └───────┘   └──────────────┘   └─────────┘   └───────┘
                            △
        ┌────────────┐      ┊
        │ disposable ├┄┄┄┄┄┄┘
        └────────────┘
        ─▶ keeps alive   ┄▷ can end, does not keep alive
        """)
    tell.prose(
        """
        No arrow leads to `shout`: the signal only says what to do with the values of the field, and nobody has to keep it. No
        arrow leads to `field` either: neither a signal nor a subscription keeps a property alive. The subscription ends when
        its source sends an ending or goes away, or when you dispose it. As long as the subscription lives, its handler lives,
        and every object that the handler captures. Section 4.15 shows when that is a problem.
        """
    )
    tell.fold(
        "At work: who keeps the subscription?",
        """
        In Combine you do. `sink` returns an `AnyCancellable`, and that cancels the subscription when it is released.
        If you do not store it, nothing that comes later arrives. So you see `.store(in: &cancellables)` behind each
        `sink`. In RxSwift a `Disposable` works as here, but a `DisposeBag` disposes all that is in it when it is
        released. `@Published` and `BehaviorRelay` do not complete when they go away.
        """
    )
    tell.correction(
        """
        it says that a subscriber keeps its signal alive. Here nobody keeps it. (In the book's version of RAC 2 the
        library does: 4.15.)
        """
    )
}
