import Attempts
import Narration

let buildItYourself = Section("4.20") { tell in
    tell.prose(
        """
        Here you build what the book uses: a signal grows in plain Swift, in six short steps, without the workbook's core
        (the library in Sources/FRP). In the exercises you write its operators: together they make a small library.
        """
    )
    tell.heading("Step 1: a function that calls you")
    tell.prose(
        "An ordinary function returns its result. This one has no result yet; it calls you with each value:")
    tell.example {
        func boil(_ receive: (String) -> Void) {
            receive("warm")
            receive("boiling")
        }
        boil { print("the kettle is", $0) }
    }
    tell.prose("That is the idea of a signal: the code that has the values calls the code that wants them.")
    tellOfEvents(tell)
    tellOfOneEnding(tell)
    tellOfDisposing(tell)
    tellOfRecipes(tell)
    tellOfOwnOperators(tell)
    tellOfTheCore(tell)
}

private func tellOfEvents(_ tell: Teller) {
    tell.heading("Step 2: three kinds of events")
    tell.prose(
        """
        You cannot see yet that the tea is ready, or that the kettle broke. So the function does not send a bare value, but
        an event:
        """
    )
    tell.example {
        enum Event {
            case next(String), error(any Error), completed
        }
        func boil(_ receive: (Event) -> Void) {
            receive(.next("warm"))
            receive(.completed)
        }
        boil { event in
            switch event {
            case .next(let news): print("the kettle is", news)
            case .error(let error): print("it broke:", error)
            case .completed: print("tea time")
            }
        }
    }
}

private typealias Event = OwnSignal<String>.Event
private typealias Receiver = OwnSignal<String>.Receiver

private func tellOfOneEnding(_ tell: Teller) {
    tell.heading("Step 3: one ending")
    tell.prose(
        """
        Nothing stops a source from sending after its ending, so we put a gate before the subscriber. The gate has to
        remember something. A closure that may run on another thread (in Swift: `@Sendable`) must not change a `var`
        outside of it; the compiler refuses that. But it may change a `Box`, a variable that threads read and set one at
        a time.

        `Event` is the enum of step 2; its `isEnding` is true for the last two cases. A `Receiver` is a closure that
        takes an event, and may run on another thread:
        """
    )
    tell.example {
        func gated(_ receive: @escaping Receiver) -> Receiver {
            let isOver = Box(false)
            return { event in
                if isOver.value { return }
                isOver.value = event.isEnding
                receive(event)
            }
        }
        let send = gated { print($0) }
        send(.next("warm"))
        send(.completed)
        send(.next("boiling"))
    }
}

private func tellOfDisposing(_ tell: Teller) {
    tell.heading("Step 4: something to end it with")
    tell.prose(
        """
        A subscriber must be able to say that it has enough, and then the source stops its work. So a subscription is an
        object with an action, which runs once:
        """
    )
    tell.example {
        final class Stopper: Sendable {
            private let action: Box<(@Sendable () -> Void)?>
            init(_ action: @escaping @Sendable () -> Void) {
                self.action = Box(action)
            }
            func dispose() {
                let last = action.value
                action.value = nil
                last?()
            }
        }
        let radio = Stopper { print("the radio is off") }
        radio.dispose()
        radio.dispose()
    }
    tell.prose(
        """
        `dispose` takes the action out of the box first, and then runs it. So a second call finds nothing to run. The
        real class is called `Subscription` (in Sources/Attempts/BuildItYourself). It takes the action out in one step,
        so the action runs once even if two threads dispose at the same time. You can ask whether a subscription
        `isDisposed`. And you can add others, which end together with it:
        """
    )
    tell.example {
        let evening = Subscription { print("good night") }
        evening.add(Subscription { print("radio off") })
        evening.dispose()
        print("has it ended?", evening.isDisposed)
        evening.add(Subscription { print("lamp off, at once") })
    }
    tell.prose(
        """
        If you add a subscription to one that has already ended, it ends at once. Exercise 4.20.1 needs this.
        """
    )
}

private func tellOfRecipes(_ tell: Teller) {
    tell.heading("Step 5: a recipe")
    tell.prose(
        """
        A signal does nothing until somebody subscribes. So it is a struct, `OwnSignal<Value>`, that holds one closure.
        Its `Event` holds a `Value` instead of a `String`. `subscribe` calls the closure, with the gate of step 3 before
        the subscriber, and returns a subscription:
        """
    )
    tell.example {
        let station = OwnSignal<String> { send in
            print("asking the station")
            send(.next("18°"))
            send(.completed)
            return Subscription { print("connection closed") }
        }
        print("nothing asked yet")
        station.subscribe { print("window:", $0) }
    }
    tell.prose(
        """
        So there are two subscriptions. `subscribe` returns the first to you. The recipe returns the second, whose
        action stops the work. `subscribe` adds the second to the first, so both end together: when you dispose the
        first, or at the ending. Here `completed` comes while the recipe still runs, so the first has ended before the
        recipe returns the second. When the second is added, it ends at once (step 4): “connection closed” is printed.

        `subscribe` itself is not shown here: you write it in exercise 4.20.1, from steps 3 and 4. There you have `Box`,
        `Subscription` and these two types of closures:
        """
    )
    tell.diagram([
        "typealias Receiver = @Sendable (Event) -> Void",
        "typealias Recipe = @Sendable (",
        "    _ send: @escaping Receiver",
        ") -> Subscription",
    ])
    tell.prose(
        """
        Write it before you open Sources/Attempts/BuildItYourself/OwnSignal.swift, the whole signal.
        """
    )
}

private func tellOfOwnOperators(_ tell: Teller) {
    tell.heading("Step 6: an operator")
    tell.prose(
        """
        An operator is a function that takes a signal and returns another one. The recipe of the new signal subscribes to
        the old one, and returns that subscription. `skip` also remembers something: how many values it still leaves out.
        For that it makes a box inside the recipe, so each subscriber gets a new box:
        """
    )
    tell.example {
        func skip<Value>(
            _ count: Int, of source: OwnSignal<Value>
        ) -> OwnSignal<Value> {
            OwnSignal { send in
                let left = Box(count)
                return source.subscribe { event in
                    let isLeftOut = !event.isEnding && left.value > 0
                    if isLeftOut { left.value -= 1 } else { send(event) }
                }
            }
        }
        let numbers = OwnSignal<Int> { send in
            for number in 1...3 { send(.next(number)) }
            send(.completed)
            return Subscription()
        }
        let later = skip(2, of: numbers)
        later.subscribe { print("first: ", $0) }
        later.subscribe { print("second:", $0) }
    }
    tell.prose(
        """
        With the box outside of the recipe, both would share one count: the second subscriber would get all three.

        `skip` sends the ending on, too. If an operator does not send an event on, the subscriber never gets it. Two
        hints for the exercises. If the values of the new signal have another type, the old event does not fit, not
        even an error: make a new event in each of the three cases, for example `.error(error)`. If the closure of
        `subscribe` calls a local function, write `@Sendable func`.
        """
    )
}

private func tellOfTheCore(_ tell: Teller) {
    tell.heading("From here to the core")
    tell.prose(
        """
        The core grew from the same six steps. Its first page, Sources/FRP/FRP.docc/FRP.md, says what your parts are
        called there. The core does more than your library. Each of the following needs some lines:

        - Threads: the core puts the events of several threads in order. (In step 3 two threads could both read `isOver`
          before one of them sets it.)
        - Handlers that send: if your handler makes the source send again, an `OwnSignal` calls your handler again before
          your handler has returned. The core lets the new event wait.
        - Memory: the core releases the subscriber at the ending.
        - Speed: a chain of operators shares one gate and one subscription.

        You can do each exercise without the others. The last four are harder, and you may leave them for later.
        """
    )
}
