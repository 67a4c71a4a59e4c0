import FRP
import Marbles
import Narration

let commands = Section("4.6") { tell in
    let typed = tell.typedLines ?? ["grace", "grace@navy"]
    tell.prose(
        """
        A button does something. A `Command` is such an action as a value: work that a person can start, and a signal that
        says whether it may start now. You can execute this command while the text is valid:
        """
    )
    tell.example {
        let time = TestScheduler()
        let text = Property("")
        let isValid = text.signal.map { $0.contains("@") }
        let signUp = Command<Void, String>(enabled: isValid, on: time) {
            print("  the button was pressed")
            return .empty
        }
        for line in typed {
            text.value = line
            print("\(line): \(signUp.isEnabled ? "enabled" : "disabled")")
            signUp.execute().subscribe(error: { _ in print("  refused") })
            time.run()
        }
    }
    tell.prose(
        """
        The closure returns the work as a signal. Here there is nothing to wait for, so it is `empty`, which completes at
        once. A disabled command refuses: the signal that `execute` returns fails, and the closure is not called.
        """
    )
    tellOfExecuting(tell)
    tellOfErrors(tell)
    tellOfTheButton(tell)
    tell.closing(
        """
        In the book: `RACCommand` and `rac_command`. ReactiveSwift calls it `Action`; Rx and Combine have nothing like it.

        Try it: exercises 4.6.1 to 4.6.4, Exercises/Chapter4/Commands.swift
        """
    )
}

private func tellOfExecuting(_ tell: Teller) {
    tell.prose("Work takes time. Until it is done the command is disabled, so that nobody signs up twice:")
    tell.example {
        let time = TestScheduler()
        let signUp = Command<Void, Int>(on: time) {
            Signal<Int>(marbles: "----7|", on: time)
        }
        time.schedule(after: .seconds(3)) { signUp.execute() }
        time.schedule(after: .seconds(5)) { signUp.execute() }
        let executing = time.record(signUp.executing.map { $0 ? "●" : "○" })
        let enabled = time.record(signUp.enabled.map { $0 ? "●" : "○" })
        let answers = time.record(signUp.executionSignals.flatten())
        time.advance(by: .seconds(12))
        draw(
            Picture(
                Timeline("executing", executing),
                Timeline("enabled", enabled),
                Timeline("answers", answers)
            )
        )
    }
    tell.prose(
        """
        ● is true, ○ is false. The command was executed at 3, worked until 8, and was enabled again. The second press, at
        5, was refused: there is only one answer. Work that never completes keeps the button disabled forever.
        """
    )
}

private func tellOfErrors(_ tell: Teller) {
    tell.prose(
        """
        An error ends a signal, but a button must still work after it failed once. So a command sends its errors as
        ordinary values of another signal, `errors`, which does not end:
        """
    )
    tell.example {
        let time = TestScheduler()
        let signUp = Command<String, String>(on: time) { address in
            if address.hasPrefix("ada@") { return .error(SourceBroken()) }
            return .return("welcome, \(address)")
        }
        signUp.errors.subscribe(next: { print("sorry:", $0) })
        signUp.executionSignals.flatten().subscribe(next: { print($0) })
        for address in ["ada@home", "grace@navy"] {
            signUp.execute(address)
            time.run()
        }
    }
    tell.prose(
        """
        In `executionSignals` a failed execution only completes. The signal that `execute` returns does fail; subscribe to
        it if you need the error.
        """
    )
}

private func tellOfTheButton(_ tell: Teller) {
    tell.prose("A button that follows a command needs no other code. Here a script uses the whole form:")
    tell.example {
        let time = TestScheduler()
        let form = FormModel(on: time)
        let news = form.message.signal.skip(1)
        news.subscribe(next: { print("the form says:", $0) })
        for text in ["grace", "grace@navy"] {
            form.text.value = text
            time.run()
            let button = form.button.isEnabled.value ? "on" : "off"
            print("\(text): \(form.light.value), button \(button)")
            form.button.press()
            time.run()
        }
    }
    tell.prose("Try it live: swift run chapter4 play. Type, and press the button with Enter.")
}
