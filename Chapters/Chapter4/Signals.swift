import FRP
import Marbles
import Narration

let signals = Section("4.3") { tell in
    tell.prose(
        """
        In 2.2 a signal was a list of values with their times:
        """
    )
    tell.diagram([
        "b        1---3-------5|",
        "seconds  0    5    10",
    ])
    tell.prose(
        """
        You pull the values from a `LazyList`. A signal pushes them to you, each at its time, and nobody knows them before.
        """
    )
    tell.correction(
        """
        it says that a sequence has its values when it is made. In 4.2 each value is computed when you ask for it.
        """
    )
    tell.prose("How is a signal made? This is a recipe for one:")
    tell.example {
        let kettle = Signal<String> { observer in
            observer.sendNext("warm")
            observer.sendNext("boiling")
            observer.sendCompleted()
            return .none
        }
        print("nobody listens yet")
        kettle.subscribe(
            next: { print("the kettle is", $0) },
            error: { print("the kettle broke:", $0) },
            completed: { print("tea time") }
        )
    }
    tell.prose(
        """
        The closure is the recipe: it runs when somebody subscribes, and not before. It sends events into the
        observer, and each event is one more entry of the list, here all at second 0. The code that has subscribed is
        called the subscriber. The observer calls its handlers. (`.none` is `Disposable.none`: there is nothing to
        clean up, see 4.4.) There is a handler for each kind of event:

        - next: a value; any number of them
        - error: something went wrong; nothing follows
        - completed: the work is done; nothing follows

        The last two are endings. There is never more than one ending. Most signals of a screen cannot fail; a request can.
        (The book uses the word “value” for all three kinds.)
        """
    )
    tellOfTheEnding(tell)
    tellOfChaining(tell)
    tellOfTheFamily(tell)
}

private func tellOfTheEnding(_ tell: Teller) {
    tell.heading("Nothing after the ending")
    tell.prose(
        """
        The code that sends the events of a signal is called its source; here it is the closure. What if a source
        sends two endings, and a value between them? (`SourceBroken` is an error for this example.)
        """
    )
    tell.example {
        let badSource = Signal<Int> { observer in
            observer.sendNext(1)
            observer.sendCompleted()
            observer.sendNext(2)
            observer.sendError(SourceBroken())
            return .none
        }
        badSource.subscribe(
            next: { print("got", $0) },
            error: { print("failed:", $0) },
            completed: { print("done") }
        )
    }
    tell.prose(
        """
        The subscriber gets only the first ending: after it, the observer lets nothing through. When you write a handler
        you can rely on that.

        An error is an ending too. In a picture it is an `X`. Three signals that end at once need no closure of yours:
        `.return` sends one value and completes, `.empty` only completes, and `.error` fails.
        """
    )
    tell.example {
        let download = Signal<Int>(marbles: "--1--2--X")
        let failing = Signal<Int>.error(SourceBroken())
        draw([
            "download": download, "return": Signal.return(3),
            "empty": Signal<Int>.empty, "error": failing,
        ])
    }
}

private func tellOfChaining(_ tell: Teller) {
    tell.heading("Chains")
    tell.prose(
        """
        When you map or filter a signal you get a signal, so you can map or filter it again. Each row of the picture is
        one step of the chain:
        """
    )
    tell.example {
        let wind = Signal<Int>(marbles: "--3--7--9--2--8--|")
        let strong = wind.filter { $0 > 5 }
        let warning = strong.map { $0 - 5 }
        draw(["wind": wind, "strong": strong, "warning": warning])
    }
    tell.prose(
        """
        A value that goes in at second 5 comes out at second 5. This command gives another diagram to the signal that
        the code calls `wind`:

        swift run chapter4 signals --marbles wind='--9--1-6-|'
        """
    )
}

private func tellOfTheFamily(_ tell: Teller) {
    tell.heading("Signals of the book")
    tell.prose("In the book both kinds of stream have one superclass, and so the same operators:")
    tell.diagram(
        """
        RACStream                        here: only the idea, no type
        ├── RACSequence   you pull       LazyList   4.2
        └── RACSignal     it pushes      Signal     4.3
        """)
    tell.prose(
        """
        In an app you rarely write the closure of a signal. With the book's library buttons and text fields already
        have signals: a text field has `rac_textSignal`, which sends the whole string after each key. The next section
        uses it.
        """
    )
}

/// What a source says that broke.
struct SourceBroken: Error, CustomStringConvertible {
    var description: String { "the source is broken" }
}
