import FRP
import FormPlay
import Marbles
import Narration

let commands = Section("4.6") { tell in
    let lines = tell.typedLines ?? ["grace", "grace@navy"]
    tell.prose(
        """
        A button does something. A `Command` is this action as an object, which you can store and pass on. It has two parts: a
        signal that says whether it is enabled, and the work, a closure that returns a signal. In the first example that
        signal is `.empty` (4.3). `Command<Void, String>` means: the work needs no input, and sends strings.

        Work may end on any thread, but only one thread may change the screen (4.13). So the command's signals send on a
        scheduler, which decides where and when. In the examples it is `clock`, a clock that we move by hand: `clock.run()`
        lets time pass until nothing is left to happen.
        """
    )
    tell.example {
        let text = Property("")
        let isValid = text.signal.map { $0.contains("@") }
        let signUp = Command<Void, String>(enabled: isValid, on: clock) {
            print("  the button was pressed")
            return .empty
        }
        for line in lines {
            text.value = line
            print("\(line): \(signUp.isEnabled ? "enabled" : "disabled")")
            signUp.execute().subscribe(error: { _ in print("  refused") })
            clock.run()
        }
    }
    tell.translation([
        "[[RACCommand alloc] initWithEnabled:validEmailSignal signalBlock:^RACSignal *(id input) { … }];":
            "Command<Void, String>(enabled: isValid, on: clock) { … }"
    ])
    tell.prose(
        """
        `execute` starts the work, like a press of the button. It returns a signal of the work. A press must have its effect
        even if nobody listens, so the work does not wait for a subscriber of this signal. A disabled command refuses: the
        closure is not called, and the signal fails.
        """
    )
    tellOfExecuting(tell)
    tellOfInnerSignals(tell)
    tellOfErrors(tell)
    tellOfTheButton(tell)
}

private func tellOfExecuting(_ tell: Teller) {
    tell.heading("While it works")
    tell.prose(
        """
        Work takes time. Until it has ended the command is disabled, so that nobody signs up twice. In the next figure, the
        press with the value 1 starts `work1`, and the one with the value 3 starts `work3`. (`draw` runs the clock by itself.)
        """
    )
    tell.example {
        let presses = Signal<Int>(marbles: "---1-2------3------|")
        let work1 = Signal<String>(marbles: "--a-a|")
        let work3 = Signal<String>(marbles: "----b|")
        let signUp = Command<Int, String>(on: clock) { $0 == 1 ? work1 : work3 }
        presses.subscribe(next: { signUp.execute($0) })
        draw([
            "presses": presses,
            "executing": signUp.executing.map { $0 ? "●" : "○" },
            "enabled": signUp.enabled.map { $0 ? "●" : "○" },
        ])
    }
    tell.prose(
        """
        ● is true, ○ is false. The command was executed at 3, worked until 8, and was enabled again. The second press, at
        5, was refused. Work that never ends keeps the button disabled forever.
        """
    )
}

private func tellOfInnerSignals(_ tell: Teller) {
    tell.heading("A signal of signals")
    tell.prose(
        """
        Work is a signal, and `executionSignals` sends one such signal for each press that is not refused. So it is a
        signal of signals. We call it the outer signal, and its values inner signals. `flatten` makes one plain signal
        of them: when an inner signal comes, `flatten` subscribes to it, and passes on its values. (`watched`, as in 2.2, shows them in the first
        two rows.)
        """
    )
    tell.example {
        let presses = Signal<Int>(marbles: "---1--------3------|")
        let work1 = Signal<String>(marbles: "--a-a|")
        let work3 = Signal<String>(marbles: "----b|")
        let signUp = Command<Int, String>(on: clock) { $0 == 1 ? work1 : work3 }
        presses.subscribe(next: { signUp.execute($0) })
        draw([
            "inner 1": work1.watched(from: .seconds(3)),
            "inner 3": work3.watched(from: .seconds(12)),
            "flatten": signUp.executionSignals.flatten(),
        ])
    }
    tell.prose("An inner signal ends, but the outer one goes on, because there may be another press.")
}

private func tellOfErrors(_ tell: Teller) {
    tell.heading("When the work fails")
    tell.prose(
        """
        An error ends a signal, but a button must still work after an error. So an error of the work ends neither
        `executionSignals` nor `errors`, another signal of the command:
        """
    )
    tell.example {
        struct Taken: Error { let address: String }
        let signUp = Command<String, String>(on: clock) { address in
            let taken = Taken(address: address)
            return address == "ada@home" ? .error(taken) : .return("welcome")
        }
        signUp.errors.subscribe(next: { print("errors:", $0) })
        signUp.executionSignals.subscribe(next: { inner in
            inner.subscribe(
                next: { print("inner signal:", $0) },
                completed: { print("inner signal completed") })
        })
        for address in ["ada@home", "grace@navy"] {
            let work = signUp.execute(address)
            work.subscribe(error: { _ in print("execute: the work failed") })
            clock.run()
        }
    }
    tell.prose(
        """
        One error, and three signals react to it. `errors` sends it as an ordinary value, and does not end. The inner
        signal only completes: if it failed, `flatten` would fail too, and pass on nothing of the next press. The signal
        from `execute` fails; subscribe to it if you need the error of this one press.
        """
    )
    tell.correction(
        """
        it says that the button is disabled until the work completes. An error ends the work, too.
        """
    )
}

private func tellOfTheButton(_ tell: Teller) {
    tell.heading("A button with a command")
    tell.prose(
        """
        The form's button is a `Control`. Its method `follow` connects it to a command: a press executes the command, and the
        button's `isEnabled` is bound to the command's signal `enabled`. So do not bind it yourself as well: a property can be
        bound to one signal only (4.14). That signal sends on the clock, so the clock has to run before the button changes.
        (`signUp.isEnabled` is no signal: it says how it is now.)

        `FormModel`, in `Chapters/Chapter4/Form`, is the book's form in one class; there you find the line
        `button.follow(signUp)`. The next code does what a person does with the form: it types, and presses the button.
        `skip(1)` leaves out the first message, which is empty:
        """
    )
    tell.example {
        let form = FormModel(on: clock)
        let button: Control<Void> = form.button
        let news = form.message.signal.skip(1)
        news.subscribe(next: { print("the form says:", $0) })
        for text in ["grace", "grace@navy"] {
            form.text.value = text
            clock.run()
            let state = button.isEnabled.value ? "enabled" : "disabled"
            print("\(text): \(form.colour.value), button \(state)")
            button.press()
            clock.run()
        }
    }
    tell.prose("Try it live: swift run chapter4 play. Type, and press the button with Enter.")
}
