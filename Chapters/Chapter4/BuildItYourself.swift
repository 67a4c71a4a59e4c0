import BuildItYourself
import Narration

let buildItYourself = Section("4.15") { tell in
    tell.prose(
        """
        This section is not in the book. Here you build what the book uses: a signal grows in plain Swift, in six short
        steps, without the workbook's core (the library in Sources/FRP). After that you write its operators: together
        the exercises of this section make a small library.

        1. A function that calls you. An ordinary function returns its result. This one has nothing to return yet; it calls
        you with each value:
        """
    )
    tell.example {
        func boil(_ receive: (String) -> Void) {
            receive("humming")
            receive("boiling")
        }
        boil { print("the kettle is", $0) }
    }
    tell.prose(
        """
        That is the idea of a signal: the code that has the values calls the code that wants them. The other steps make it
        safe to use.

        2. Three kinds of events. You cannot see yet that the tea is ready, or that the kettle broke. So what is sent is
        not a bare value:
        """
    )
    tell.example {
        enum Event {
            case next(String), error(any Error), completed
        }
        func boil(_ receive: (Event) -> Void) {
            receive(.next("humming"))
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
    tellOfOneEnding(tell)
    tellOfDisposing(tell)
    tellOfRecipes(tell)
    tellOfOwnOperators(tell)
    tellOfTheCore(tell)
}

private func tellOfOneEnding(_ tell: Teller) {
    tell.prose(
        """
        3. One ending. Nothing stops a source from sending after its end, so we put a guard before the subscriber. The
        guard has to remember something between two calls. A closure that may run on another thread (in Swift:
        `@Sendable`) must not change a `var` outside; the compiler refuses it. Such a closure may change what is in a
        `Box`: a variable behind a lock, nothing more.
        """
    )
    tell.example {
        typealias Receiver = OwnSignal<Int>.Receiver
        func guarded(
            _ receive: @escaping Receiver
        ) -> Receiver {
            let isOver = Box(false)
            return { event in
                guard !isOver.value else { return }
                isOver.value = event.isEnding
                receive(event)
            }
        }
        let send = guarded { print($0) }
        send(.next(1))
        send(.completed)
        send(.next(2))
        send(.completed)
    }
    tell.prose(
        """
        `OwnSignal<Int>.Event` is the enum of step 2 for any kind of value. `isEnding` is true for the last two of its
        cases; a `Receiver` is a closure that takes an event.
        """
    )
}

private func tellOfDisposing(_ tell: Teller) {
    tell.prose(
        """
        4. Something to end it with. A subscriber must be able to say that it has enough, and then the source stops its
        work. So a subscription is an object with an action, which runs once:
        """
    )
    tell.example {
        final class Ending: Sendable {
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
        let radio = Ending { print("the radio is off") }
        radio.dispose()
        radio.dispose()
    }
    tell.prose(
        """
        The action leaves the box before it runs. So a second call of `dispose` finds nothing to run, and all that the
        action holds is released. `Subscription`, in Sources/BuildItYourself, is this class with two additions. If two
        threads dispose it at the same time, only one finds the action. And you can add other subscriptions, which end
        with it:
        """
    )
    tell.example {
        let evening = Subscription { print("good night") }
        evening.add(Subscription { print("radio off") })
        evening.dispose()
        print("one more, too late:")
        evening.add(Subscription { print("lamp off") })
    }
    tell.prose(
        """
        What is added after the end ends at once. You will need that: a source can send its ending before its `subscribe`
        has returned.
        """
    )
}

private func tellOfRecipes(_ tell: Teller) {
    tell.prose(
        """
        5. A recipe. A signal does nothing until somebody subscribes, and then it does its work for that subscriber (4.8). So a
        signal is a struct that holds one closure. `subscribe` calls it, with the guard of step 3 before the subscriber, and
        returns a subscription:
        """
    )
    tell.example {
        let station = OwnSignal<String> { send in
            print("asking the station")
            send(.next("18°"))
            send(.completed)
            return Subscription { print("hanging up") }
        }
        print("nothing asked yet")
        station.subscribe { print("window:", $0) }
        station.subscribe { print("garden:", $0) }
    }
    tell.translation([
        "[RACSignal createSignal:^(id<RACSubscriber> subscriber) { … }];":
            "OwnSignal<String> { send in … }",
        "[RACDisposable disposableWithBlock:^{ … }];": "Subscription { … }",
    ])
    tell.prose(
        """
        The recipe returns a subscription, whose action stops its work. This action runs when the subscriber disposes.
        It also runs at the ending, because then there is nothing left to do: so “hanging up” is printed.

        `subscribe` is the heart of it all, and it is not shown here: exercise 4.15.1 is to write it, from steps 3 and 4.
        Do that before you open Sources/BuildItYourself/OwnSignal.swift. That file is the whole signal, some forty lines,
        and everything else is built on it.
        """
    )
}

private func tellOfOwnOperators(_ tell: Teller) {
    tell.prose(
        """
        6. An operator. It is a function that takes a signal and returns another one. The recipe of the new signal
        subscribes to the old one, and returns that subscription:
        """
    )
    tell.example {
        func start<Value>(
            _ source: OwnSignal<Value>, with first: Value
        ) -> OwnSignal<Value> {
            OwnSignal { send in
                send(.next(first))
                return source.subscribe { event in send(event) }
            }
        }
        let numbers = OwnSignal<Int> { send in
            send(.next(7))
            send(.completed)
            return Subscription { print("the source has stopped") }
        }
        start(numbers, with: 0).subscribe { print($0) }
    }
    tell.prose(
        """
        `start` passes on the error and the completion too: an event that an operator does not send does not arrive. It can
        send the event itself, because both signals have values of the same type. If the types differ, send a new event in
        each of the three cases, for example `.error(error)`.

        And an operator that remembers something makes its box inside the recipe. There each subscriber gets one of its
        own:
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
            return Subscription()
        }
        let later = skip(2, of: numbers)
        later.subscribe { print("first: ", $0) }
        later.subscribe { print("second:", $0) }
    }
    tell.prose(
        """
        With the box outside of the recipe, both would share one count: the second subscriber would get all three. (If such a
        closure calls a local function, write `@Sendable func`: it may run later as well.)
        """
    )
}

private func tellOfTheCore(_ tell: Teller) {
    tell.prose(
        """
        The core, Sources/FRP, grew from the same six steps. It does more, and each of these costs it some lines:

        - Threads. An `OwnSignal` expects its events one at a time. The core's observer puts events in order that come from
          several threads.
        - Handlers that send. If your handler makes the source send again, an `OwnSignal` calls you inside of your own call.
          The core lets the new event wait until the handler has returned.
        - Loops. A source that sends a million values at once cannot see here that the subscriber has enough. The core hands
          it an observer, which has `isDisposed`.
        - Memory. The core lets go of the subscriber at the end, even if the source still holds the observer, and forgets
          each inner subscription that has ended.
        - Speed. A chain of operators shares one guard and one subscription, from the source to the subscriber.
        """
    )
    tell.closing(
        """
        In Rx a recipe is what `Observable.create` takes. In Combine you write a `Publisher` and its `Subscription`.

        Each exercise of this section can be done alone. The last four are harder than the others, and you may leave them
        for later.
        """
    )
}
