import FRP
import Marbles
import Narration
import Observation

let whichTool = Section("6.11") { tell in
    tell.prose(
        """
        Section 6.7 names four cases in which signals are the wrong tool. Here each part has one problem and two
        answers. The first answer uses a tool that does not fit. Both run, and both look right: the difference is in
        what they print.
        """
    )
    tellOfTheSum(tell)
    tellOfTheCopy(tell)
    tellOfThePause(tell)
    tellOfTheMessage(tell)
    tellOfTheAnswer(tell)
    tellOfThePayments(tell)
    tellOfTheQuestions(tell)
    tellOfTheBook(tell)
}

private func tellOfTheSum(_ tell: Teller) {
    tell.heading("It is all there already")
    tell.prose("What do three coffees cost? The prices are in an array. First with a signal:")
    tell.example {
        let prices = [3, 4, 5]
        let total = Property(0)
        total.signal.subscribe(next: { print("to pay:", $0) })
        prices.signal.scan(0, +).bind(to: total)
    }
    tell.prose(
        """
        The screen showed four sums, and three of them were wrong. Besides, each function that knows `total` can change it. Now
        with a function:
        """
    )
    tell.example {
        let prices = [3, 4, 5]
        let total = prices.reduce(0, +)
        print("to pay:", total)
    }
    tell.prose(
        "If all is there when you ask, nothing has to wait: calculate the result, and keep it in a `let`.")
}

private func tellOfTheCopy(_ tell: Teller) {
    tell.heading("It follows from something else")
    tell.prose(
        """
        You can search when there are three letters in a field. First a handler sends true or false into a subject; then
        `map` does it. Both times a screen opens when the text is there already:
        """
    )
    tell.example {
        let text = Property("")
        let canSearch = Subject<Bool>()
        text.signal.subscribe(next: { canSearch.sendNext($0.count >= 3) })
        text.value = "dune"
        canSearch.signal.subscribe(next: { print("subject:", $0) })
        print("the screen waits")
        text.value = "dunes"
    }
    tell.example {
        let text = Property("")
        let canSearch = text.signal.map { $0.count >= 3 }
        text.value = "dune"
        canSearch.subscribe(next: { print("map:", $0) })
    }
    tell.prose(
        """
        The subject had sent its value before the screen came, so the button did not know what to show until the next key. `map`
        is no second state: it asks the field. A subject is for the border to code without signals (4.7). What follows
        from other values is `map` or `combineLatest`.
        """
    )
}

private func tellOfThePause(_ tell: Teller) {
    tell.heading("Time is part of the question")
    tell.prose(
        """
        A note is to be saved when no key has come for three seconds. First each key starts a task, which waits and then saves.
        Below it is what `debounce` does:
        """
    )
    tell.example {
        let keys = MarbleSource<String>.hot("-a-b-c-------d----|").signal
        let saved = Subject<String>()
        keys.subscribe(next: { text in
            clock.start {
                try await clock.sleep(for: .seconds(3))
                saved.sendNext(text)
            }
        })
        let paused = keys.debounce(.seconds(3), on: clock)
        draw(["keys": keys, "a task each": saved.signal, "debounce": paused])
    }
    tell.prose(
        """
        The tasks know nothing of each other: `a` and `b` were saved too, though the next key had come. You can repair this: keep
        the latest task and cancel it, as in exercise 6.8.3. Then you have written `debounce`. If the question is about time, or
        about several sources at once, look first whether an operator has this answer.
        """
    )
}

private func tellOfTheMessage(_ tell: Teller) {
    tell.heading("It happens, and is over")
    tell.prose(
        """
        After each save (`s`) a message appears for a moment. At 6 you open the screen again. First the message is kept in a
        property:
        """
    )
    tell.example {
        let saves = MarbleSource<String>.hot("--s-------s-----|").signal
        let message = Property("")
        saves.bind(to: message)
        draw([
            "saves": saves,
            "property": message.signal.watched(from: .seconds(6)),
            "signal": saves.watched(from: .seconds(6)),
        ])
    }
    tell.prose(
        """
        The property showed the old message once more, at 6, though nothing was saved then. A property is a state: it has
        a value at each moment, and sends it to new subscribers. A save is an event: it happens at one moment. Ask about your
        value: what is it between two changes? If there is no answer, it is an event: send it in a signal.
        """
    )
}

private func tellOfTheAnswer(_ tell: Teller) {
    tell.heading("One question, one answer")
    tell.prose("A page needs the name of a photo, for its title and for its window. First with a signal:")
    tell.example {
        let name = Signal<String>.defer {
            print("asking the service")
            return .return("Dunes")
        }
        name.subscribe(next: { print("title:", $0) })
        name.subscribe(next: { print("window:", $0) })
    }
    tell.prose("And with an `async` function:")
    tell.example {
        @Sendable func askForName() async throws -> String {
            print("asking the service")
            return "Dunes"
        }
        clock.start {
            let name = try await askForName()
            print("title:", name)
            print("window:", name)
        }
        clock.run()
    }
    tell.prose(
        """
        The signal is cold: each subscription is a question, so it asked twice. You could share it (4.9), and then you
        would have to say who starts it, and what a late subscriber gets. With a function you see where you ask, and the
        answer is a value: you use it as often as you want.
        """
    )
}

private func tellOfThePayments(_ tell: Teller) {
    tell.heading("Every value counts")
    tell.prose(
        """
        A shop writes down each payment. `ObservedTill` is an `@Observable` class with one variable, `payment`. Three people pay
        one after the other, before the screen is drawn again:
        """
    )
    tell.example {
        let till = ObservedTill()
        let payments = Subject<Int>()
        payments.signal.subscribe(next: { print("written down:", $0) })
        func look() {
            withObservationTracking {
                print("observed:", till.payment)
            } onChange: {
                print("the screen is to be drawn again")
            }
        }
        look()
        for euros in [5, 7, 2] {
            till.payment = euros
            payments.sendNext(euros)
        }
        look()
    }
    tell.prose(
        """
        Observation has seen one change and one payment; the signal has sent three. Observation is for what is shown: a screen
        needs the latest state, and is drawn again when there is time. For a list in which nothing may be missing, use a
        signal, or an async sequence with a queue.
        """
    )
}

private func tellOfTheQuestions(_ tell: Teller) {
    tell.heading("Ask in this order")
    tell.diagram([
        "is it all there already?         function, map, a loop",
        "one answer, later?               async function",
        "the latest state, to be shown?   Property, @Observable",
        "… that follows from others?      map, a computed property",
        "events, time, several sources?   Signal",
        "… from code without signals?     Subject",
        "a source that can wait?          async sequence",
    ])
    tell.prose(
        """
        The first line that fits is the answer. Choose a tool for each of these six, before you read our answers:

        1. A list of photos is shown with the best one first.
        2. When you open a photo, its description is fetched.
        3. A file has a million lines, and the work on each takes a second.
        4. Two clicks within half a second open a photo.
        5. Each screen shows whether you are logged in, also a screen that opens later.
        6. A button is enabled while two fields have text.
        """
    )
    tell.fold(
        "Our answers",
        """
        1. A function: the photos are all there. Sort them.
        2. An `async` function: one question, one answer. The screen cancels it when it closes.
        3. An async sequence: the file can wait. The loop asks for the next line when it is done with the one before.
        4. A signal: the question is about time, and each click counts.
        5. A `Property`, or a variable of an `@Observable` class: it is a state, and a newcomer needs it at once.
        6. `combineLatest` and `map`, bound to the button, or a computed property of an `@Observable` class: it follows from the two fields.
        """
    )
}

private func tellOfTheBook(_ tell: Teller) {
    tell.heading("What of the book stays?")
    tell.prose(
        """
        The book is from 2014. With today's Swift and SwiftUI you no longer need:

        - lines that bind a view to a property, such as `RAC(label, text) = …`: a `body` reads what it shows (6.9).
        - `active`: a view that looks starts a task, and the task is cancelled when the view goes (6.9).
        - `deliverOn(.main)` in a view model: a class of the main actor stays there (6.9).
        - a signal for one answer: an `async` function is enough.

        What stays is the rest of it. Say what follows from what, instead of changing it by hand. Draw events as a line of time.
        Decide which answer is the right one, what ends, and who keeps what alive. The operators are one way to write that down, and
        for time and for several sources they are still the shortest.
        """
    )
}
