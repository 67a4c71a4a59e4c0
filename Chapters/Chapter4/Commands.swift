import FRP
import Marbles
import Narration

let commands = Section("4.6") { tell in
    let typed = tell.typedLines ?? ["grace", "grace@navy"]
    tell.prose(
        """
        A button does something. A `Command` is this action as an object, which you can store and pass on. It has work
        that a person can start, and a signal that says whether the work may start now. You can execute this command
        while the text is valid:
        """
    )
    tell.example {
        let text = Property("")
        let isValid = text.signal.map { $0.contains("@") }
        let signUp = Command<Void, String>(enabled: isValid, on: clock) {
            print("  the button was pressed")
            return .empty
        }
        for line in typed {
            text.value = line
            print("\(line): \(signUp.isEnabled ? "enabled" : "disabled")")
            signUp.execute().subscribe(error: { _ in print("  refused") })
            clock.run()
        }
    }
    tell.translation([
        "[[RACCommand alloc] initWithEnabled:isValid signalBlock:^RACSignal *(id input) { … }];":
            "Command<Void, String>(enabled: isValid, on: clock) { … }",
        "return [RACSignal empty];": "return .empty",
        "[signUp execute:nil];": "signUp.execute()",
    ])
    tell.prose(
        """
        The closure returns the work as a signal. Here there is nothing to wait for, so it is `empty`, which completes at
        once. `Void` says that the command needs no input, and `String` that the work sends texts. A disabled command
        refuses: the signal that `execute` returns fails, and the closure is not called.

        The work starts on a scheduler, which decides when. Here that is `clock`. Each example has a clock of its own, and
        its time passes only when the example runs it: `clock.run()` goes on until nothing is left to happen.
        """
    )
    tellOfExecuting(tell)
    tellOfErrors(tell)
    tellOfTheButton(tell)
    tell.closing("ReactiveSwift calls a command `Action`; Rx and Combine have nothing like it.")
}

private func tellOfExecuting(_ tell: Teller) {
    tell.prose("Work takes time. Until it is done the command is disabled, so that nobody signs up twice:")
    tell.example {
        let presses = Signal<Int>(marbles: "---1-2------|")
        let work = Signal<Int>(marbles: "----7|")
        let signUp = Command<Int, Int>(on: clock) { _ in work }
        presses.subscribe(next: { signUp.execute($0) })
        draw([
            "presses": presses,
            "executing": signUp.executing.map { $0 ? "●" : "○" },
            "enabled": signUp.enabled.map { $0 ? "●" : "○" },
            "answers": signUp.executionSignals.flatten(),
        ])
    }
    tell.translation(["[signUp.executionSignals flatten];": "signUp.executionSignals.flatten()"])
    tell.prose(
        """
        ● is true, ○ is false. The command was executed at 3, worked until 8, and was enabled again. The second press, at
        5, was refused: there is only one answer. Work that never ends keeps the button disabled forever.

        Each execution is a signal of its own. So `executionSignals` is a signal whose values are signals, and `flatten`
        makes one signal of them: it subscribes to each one when it comes, and passes on what they all send.
        """
    )
}

private func tellOfErrors(_ tell: Teller) {
    tell.prose(
        """
        An error ends a signal, but a button must still work after it failed once. So a command sends its errors as ordinary
        values of another signal, `errors`, which does not end. Below, `.error` is work that fails at once, and `.return`
        is work that sends one value and completes:
        """
    )
    tell.example {
        let signUp = Command<String, String>(on: clock) { address in
            if address.hasPrefix("ada@") { return .error(SourceBroken()) }
            return .return("welcome, \(address)")
        }
        signUp.errors.subscribe(next: { print("sorry:", $0) })
        signUp.executionSignals.flatten().subscribe(next: { print($0) })
        for address in ["ada@home", "grace@navy"] {
            signUp.execute(address)
            clock.run()
        }
    }
    tell.prose(
        """
        After the error the command was enabled again. (The book says that the button is disabled until the work completes.
        It is disabled until the work ends, and an error is an ending too.)

        In `executionSignals` a failed execution only completes. The signal that `execute` returns does fail; subscribe to
        it if you need the error.
        """
    )
}

private func tellOfTheButton(_ tell: Teller) {
    tell.prose(
        """
        `follow` connects a button to a command: the button is enabled while the command is, and a press executes it.
        `FormModel` is the book's form: the text, the colour (here called `light`), the button and the command in one
        class, in `Chapters/Chapter4/Form`. There stands `button.follow(signUp)`. The next code uses the form like a
        person: it sets the text and presses the button. `skip(1)` leaves out the first message, which is empty:
        """
    )
    tell.example {
        let form = FormModel(on: clock)
        let news = form.message.signal.skip(1)
        news.subscribe(next: { print("the form says:", $0) })
        for text in ["grace", "grace@navy"] {
            form.text.value = text
            clock.run()
            let button = form.button.isEnabled.value ? "on" : "off"
            print("\(text): \(form.light.value), button \(button)")
            form.button.press()
            clock.run()
        }
    }
    tell.prose("Try it live: swift run chapter4 play. Type, and press the button with Enter.")
}
