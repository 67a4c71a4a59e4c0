import FRP
import FormPlay
import Marbles
import Narration

let commands = Section("4.6") { tell in
    let lines = tell.typedLines ?? ["grace", "grace@navy"]
    tell.prose(
        """
        A button does something. A `Command` is this action as an object, which you can store and pass on. It has two
        parts: a condition, which is a signal of `Bool`, and the work, a closure that returns a signal. In the first
        example that signal is `.empty` (4.3). `Command<Void, String>` means: the work needs no input, and sends
        strings. (`clock` comes below.)
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
    tellOfEnabled(tell)
    tellOfTheButton(tell)
}

private func tellOfExecuting(_ tell: Teller) {
    tell.heading("While it works")
    tell.prose(
        """
        Work takes time, and it may end on any thread. But only the main thread may change the screen. So a command
        needs a scheduler. A scheduler decides where and when a closure runs. The command starts the work on its
        scheduler, and there it sends its own signals, such as `executing` and `enabled`. (The values of the work may
        come on any thread; 4.13 shows how to move them.) In an app the scheduler is `.main`, the main thread. Here it
        is `clock`, a clock that we move by hand: `clock.run()` lets time pass until nothing is left to happen.

        Until the work has ended the command is disabled, so that nobody signs up twice. In the next figure, the press with
        the value 1 starts `work1`, and the one with the value 3 starts `work3`. (`draw` runs the clock by itself.)
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
        Each press starts work of its own. When the work begins, `executionSignals` sends a signal of it: a new one
        for each press that is not refused. So `executionSignals` is a signal of signals. We call it the outer signal,
        and its values inner signals. In the figure, each `s` of the outer signal stands for an inner signal. The two
        rows below show what these send: `work1` begins at 3, and `work3` at 12.
        """
    )
    tell.example {
        let presses = Signal<Int>(marbles: "---1--------3------|")
        let work1 = Signal<String>(marbles: "--a-a|")
        let work3 = Signal<String>(marbles: "----b|")
        let signUp = Command<Int, String>(on: clock) { $0 == 1 ? work1 : work3 }
        presses.subscribe(next: { signUp.execute($0) })
        draw([
            "executionSignals": signUp.executionSignals.map { _ in "s" },
            "inner 1": work1.watched(from: .seconds(3)),
            "inner 3": work3.watched(from: .seconds(12)),
        ])
    }
    tell.prose(
        """
        An inner signal ends, but the outer one goes on, because there may be another press. The operator `flatten`
        (4.10) passes on the values of all inner signals in one plain signal.
        """
    )
}

private func tellOfErrors(_ tell: Teller) {
    tell.heading("When the work fails")
    tell.prose(
        """
        An error ends a signal, but a button must still work after an error. So where does the error go?
        """
    )
    tell.example {
        struct Taken: Error { let address: String }
        let signUp = Command<String, String>(on: clock) { address in
            let taken = Taken(address: address)
            return address == "ada@home" ? .error(taken) : .return("welcome")
        }
        signUp.errors.subscribe(next: { print("errors:", $0) })
        for address in ["ada@home", "grace@navy", "ada@home"] {
            let work = signUp.execute(address)
            work.subscribe(
                next: { print("execute:", $0) },
                error: { _ in print("execute: the work failed") })
            clock.run()
        }
    }
    tell.prose(
        """
        A press has two signals. The one that `execute` returns fails: subscribe to it if you need the error of this
        press. The inner signal in `executionSignals` sends the same values, but completes at the error: if it failed,
        `flatten` would fail too, and pass on nothing of the next press. `errors` sends the errors of all presses as
        ordinary values, and goes on.
        """
    )
    tell.correction(
        """
        it says that the button is disabled until the work completes. An error ends the work, too.
        """
    )
}

private func tellOfEnabled(_ tell: Teller) {
    tell.heading("Three things are called enabled")
    tell.prose(
        """
        A button on the screen is a `Control`. Its method `follow` connects it to a command: a press executes the command,
        and the button is enabled while the command is. So the word stands in three places:

        - `signUp.isEnabled` is a `Bool`: how it is now.
        - `signUp.enabled` is a signal: how it is now, and every change. It sends on the scheduler.
        - `button.isEnabled` is a property of the button, and is bound to `signUp.enabled`.
        """
    )
    tell.example {
        let isValid = Property(false)
        let signUp = Command<Void, String>(enabled: isValid.signal, on: clock) {
            .empty
        }
        let button = Control<Void>()
        button.follow(signUp)
        clock.run()

        isValid.value = true
        print("signUp.isEnabled:", signUp.isEnabled)
        print("button.isEnabled:", button.isEnabled.value)
        clock.run()
        print("button.isEnabled:", button.isEnabled.value)
    }
    tell.prose(
        """
        The button follows a signal of the command, so the scheduler must run before the button changes. And do not bind
        `button.isEnabled` yourself as well: a property can be bound to one signal only (4.14).
        """
    )
}

private func tellOfTheButton(_ tell: Teller) {
    tell.heading("The form")
    tell.prose(
        """
        `FormModel`, in `Chapters/Chapter4/Form`, is the book's form without a screen. Its command is `signUp`. The view
        controller of 4.5 connects its views with the command:
        """
    )
    tell.body(of: "private func bindButton()", in: "Chapters/Chapter4/Form/FormController.swift")
    tell.prose(
        """
        The button follows the command, and so does the return key of the text field. The third line is for somebody
        who presses this key while the address is red: it passes the press on to `vainPresses`, a subject (4.7), and a
        message appears. The wheel `sending` turns while the command works, and `message` says how it went.

        The next code types, and presses the button. `skip(1)` leaves out the first message, which is empty:
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
    tell.prose("Try it live: swift run chapter4 play")
}
