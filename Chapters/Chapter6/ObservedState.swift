import FRP
import Marbles
import Narration
import Observation

let observedState = Section("6.9") { tell in
    tell.prose(
        """
        SwiftUI does not know properties like ours. It uses Swift's module Observation: a class that has `@Observable` before
        it says when its state changes. What does it say, and what does it leave out?
        """
    )
    tellOfMarks(tell)
    tellOfTwoPlaces(tell)
    if #available(macOS 26, iOS 26, *) {
        tellOfTurns(tell)
        tellOfSlowLoops(tell)
        tellOfEnds(tell)
        tellOfTheBill(tell)
    }
    tellOfObservedViewModel(tell)
}

private func tellOfMarks(_ tell: Teller) {
    tell.heading("A mark without a value")
    tell.prose("This is the body of such a class, `ObservedForm`:")
    tell.body(of: "class ObservedForm", in: "Chapters/Chapter6/Examples/ObservedForm.swift")
    tell.example {
        let form = ObservedForm()
        func show() {
            withObservationTracking {
                print("can search:", form.canSearch)
            } onChange: {
                print("something will change")
            }
        }
        show()
        form.text = "dun"
        form.text = "dune"
        show()
        form.title = "Photos"
    }
    tell.prose(
        """
        You subscribe to nothing. `withObservationTracking` notices which properties its first closure reads. Just before
        one of them changes, it calls the second closure, and only once. This is no more than a mark: what you have read is
        about to change. For the new value you must read again, and so you begin to observe again. Between the two reads, "dune"
        was not announced. Neither was `title`, because nobody has read it.
        """
    )
}

private func tellOfTwoPlaces(_ tell: Teller) {
    tell.heading("One state in two places")
    tell.prose("A button and a headline show the same form. Each of them looks for itself:")
    tell.example {
        let form = ObservedForm()
        func look(_ place: String, _ read: () -> String) {
            withObservationTracking {
                print(place, "shows", read())
            } onChange: {
                print(place, "is to be drawn again")
            }
        }
        look("button") { form.canSearch ? "Search" : "–" }
        look("headline") { form.title }
        form.text = "dune"
        form.title = "Photos"
    }
    tell.prose(
        """
        So you give both the same object, and copy nothing. Each gets the marks of what it has read, and no others: the text
        concerns the button alone. In SwiftUI each view with a `body` is such a place.
        """
    )
}

@available(macOS 26, iOS 26, *)
private func tellOfTurns(_ tell: Teller) {
    tell.heading("1, 2, 3 in one turn")
    tell.prose(
        """
        `Observations`, new in Swift 6.2, reads again for you. It is an async sequence (6.8). It gives the present value
        first. After a mark it waits until the present turn is over, and reads the value then. A turn is a piece of code
        that runs without a break: up to its end, or up to an `await` that really waits.

        Who changes the state while somebody else reads it? Nobody, if the class belongs to an actor. For the state of a
        screen this is the main actor: you write `@MainActor` before the class. The examples need an actor that works in
        the time of their clock. So read `@VirtualMainActor` as `@MainActor`. `ObservedCounter` belongs to it, and has a
        `number`. One task runs the loop, and the task around it sets the number:
        """
    )
    tell.example {
        let property = Property(0)
        let observed = Subject<Int>()
        clock.start { @VirtualMainActor in
            let counter = ObservedCounter()
            let loop = clock.start { @VirtualMainActor in
                for await number in Observations({ counter.number }) {
                    observed.sendNext(number)
                }
                observed.sendCompleted()
            }
            try await clock.sleep(for: .seconds(3))
            for number in [1, 2, 3] {
                counter.number = number
                property.value = number
            }
            for number in [4, 5] {
                try await clock.sleep(for: .seconds(2))
                counter.number = number
                property.value = number
            }
            try await clock.sleep(for: .seconds(2))
            loop.cancel()
        }
        draw(["property": property.signal, "observed": observed.signal])
    }
    tell.prose(
        """
        The property has sent all that was set. `Observations` left out 1 and 2: they were replaced in the turn in which they were
        set.

        (On a Mac, the examples with `Observations` need macOS 26.)
        """
    )
}

@available(macOS 26, iOS 26, *)
private func tellOfSlowLoops(_ tell: Teller) {
    tell.prose("And if the loop is slow? Below it works on each number for three seconds:")
    tell.example {
        let desk = Lane()
        let clicks = Signal<Int>(marbles: "-12-3------4----|")
        clock.start { @VirtualMainActor in
            let counter = ObservedCounter()
            let loop = clock.start { @VirtualMainActor in
                for await number in Observations({ counter.number }) {
                    try await desk.work("\(number)", taking: .seconds(3))
                }
            }
            for try await number in clicks.values { counter.number = number }
            loop.cancel()
        }
        draw(["clicks": clicks, "desk": desk])
    }
    tell.prose(
        """
        There is no queue. When the loop comes back, it reads the latest number if there was a mark meanwhile: like
        `newest` in 6.8. So you always get to the last state, but not to each state on the way. (Make an
        `Observations` of its own for each loop.)
        """
    )
}

@available(macOS 26, iOS 26, *)
private func tellOfEnds(_ tell: Teller) {
    tell.heading("Who ends the loop?")
    tell.prose("Only this loop knows its lamp:")
    tell.example {
        let loop = clock.start { @VirtualMainActor in
            let lamp = ObservedLamp()
            for await isOn in Observations({ lamp.isOn }) {
                print("the lamp is on:", isOn)
            }
        }
        clock.run()
        print("the loop waits")
        loop.cancel()
        clock.run()
    }
    tell.prose(
        """
        Nobody will ever switch the lamp on. Still the loop waits, and keeps the lamp alive. A property completes its
        signal when it goes away (4.4). `Observations` made like this does not end by itself: cancel the task of the
        loop.
        """
    )
}

@available(macOS 26, iOS 26, *)
private func tellOfTheBill(_ tell: Teller) {
    tell.heading("Push a mark, pull the value")
    tell.prose(
        """
        In 4.5 a sum was wrong for a moment. This is the body of an observable class for the same bill. The example runs
        it beside the signals:
        """
    )
    tell.body(of: "class ObservedBill", in: "Chapters/Chapter6/Examples/ObservedBill.swift")
    tell.example {
        let price = Property(2)
        let tax = price.signal.map { $0 / 2 }
        let delivery = price.signal.map { $0 > 5 ? 0 : 3 }
        let sum = tax.combineLatest(with: delivery).map(+)

        let observed = Subject<Int>()
        clock.start { @VirtualMainActor in
            let bill = ObservedBill()
            let loop = clock.start { @VirtualMainActor in
                for await sum in Observations({ bill.sum }) {
                    observed.sendNext(sum)
                }
            }
            try await clock.sleep(for: .seconds(5))
            bill.price = 8
            price.value = 8
            try await clock.sleep(for: .seconds(4))
            loop.cancel()
        }
        draw(["price": price.signal, "sum": sum, "observed": observed.signal])
    }
    tell.prose(
        """
        A signal pushes values. The new tax comes on its own way to the sum, meets the old delivery there, and makes
        the 7. An observable class pushes only the mark. The sum is pulled afterwards, when the price is set: it is
        calculated from what is true then, so there is no 7. The spreadsheet of chapter 2 works like that, too (4.16).
        It first marks all cells that depend on the changed one. Then it calculates them, each after those that it looks
        at.

        The mark does not say that the sum is a different number: the observed row has 4 twice. If you want to hear only
        of changes, compare each value with the one before. And a computed property has no memory: it is calculated each
        time that somebody reads it.
        """
    )
}
