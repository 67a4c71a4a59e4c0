import FRP
import Marbles
import Narration

let signals = Section(
    4,
    3,
    "Signals",
    name: "signals",
    book: "chapter4/signals",
    chineseTitle: "信号"
) { tell in
    tell.prose(
        """
        A list waits to be asked. A signal does not wait: its values come when they come, and nobody knows them at the
        time the signal is made. We pull on a list; a signal pushes.
        """
    )
    tell.example {
        let kettle = Signal<String> { observer in
            observer.sendNext("humming")
            observer.sendNext("boiling")
            observer.sendCompleted()
            return .none
        }
        kettle.subscribe(
            next: { print("the kettle is", $0) },
            error: { print("the kettle broke:", $0) },
            completed: { print("tea time") }
        )
    }
    tell.prose(
        """
        The closure is a recipe for sending; the observer is where one puts the events in. There are three kinds of them:

        - next: a value, as many as you like
        - error: it went wrong, and that was all
        - completed: it is done, and that was all

        The last two are endings, and there is one ending at most.
        """
    )
    tellOfTheEnding(tell)
    tellOfChaining(tell)
    tell.closing(
        """
        In Rx a signal is an `Observable`, in Combine a `Publisher`, and the three events are the same. (A Combine
        publisher says in its type which errors it may send; ours, like the book's, may send any.)

        Try it: exercises 4.3.1 to 4.3.4, Exercises/Chapter4/Signals.swift
        """
    )
}

private func tellOfTheEnding(_ tell: Teller) {
    tell.prose("What if a source does not keep to that? This one goes on after its end, and ends twice:")
    tell.example {
        let leaky = Signal<Int> { observer in
            observer.sendNext(1)
            observer.sendCompleted()
            observer.sendNext(2)
            observer.sendError(SourceBroken())
            return .none
        }
        leaky.subscribe(
            next: { print("got", $0) },
            error: { print("failed:", $0) },
            completed: { print("done") }
        )
    }
    tell.prose(
        """
        Its subscriber never learns of it: after the first ending the observer lets nothing through. Whoever writes a
        handler can rely on that, and need not write "but what if".

        An error is an ending like the other one. The values before it have arrived; those after it never will:
        """
    )
    tell.example {
        let time = TestScheduler()
        let download = Signal<Int>(marbles: "--1--2--X", on: time)
        let seen = time.record(download)
        time.run()
        draw(Picture(Timeline("download", seen)))
    }
}

private func tellOfChaining(_ tell: Teller) {
    tell.prose(
        """
        A signal that has been mapped or filtered is a signal again, so it can be mapped or filtered again. Each line of
        the picture is one step of the chain:
        """
    )
    tell.example {
        let time = TestScheduler()
        let wind = Signal<Int>(marbles: "--3--7--9--2--8--|", on: time)
        let strong = wind.filter { $0 > 5 }
        let warning = strong.map { $0 - 5 }
        let seen = [wind, strong, warning].map { time.record($0) }
        time.run()
        draw(
            Picture(
                Timeline("wind", seen[0]),
                Timeline("strong", seen[1]),
                Timeline("warning", seen[2])
            )
        )
    }
    tell.prose(
        "A column is a second. Nothing waits and nothing is reordered: what goes in at 5 comes out at 5."
    )
}

/// What a source says that broke.
struct SourceBroken: Error, CustomStringConvertible {
    var description: String { "the source is broken" }
}
