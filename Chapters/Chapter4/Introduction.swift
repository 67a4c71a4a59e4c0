import FRP
import Marbles
import Narration

let introduction = Section("4.1") { tell in
    tell.prose(
        """
        Chapter 3 had three functions for values that are already there: `map`, `filter` and the fold, `reduce`. This
        chapter uses them for values that arrive one after the other.

        A list has its values. You take them when you want them. Here they are readings of a thermometer, the
        temperatures that it showed:
        """
    )
    tell.example {
        let readings = [18, 21, 19, 24]
        print("warm:", readings.filter { $0 > 20 })
    }
    tell.prose(
        """
        A `Signal` sends its values over time. A diagram says what this signal sends, and when. Its symbols are those of
        section 2.2: `-` is a second without a value, and `|` is the end. There, 18 was written in quotes. Here is the other
        way to write a value that is longer than one column: a letter in the diagram, and in `values` what the letter means.
        So 18 comes at second 2. `subscribe` says what to do with each value, and what to do at the end:
        """
    )
    tell.example {
        let readings = Signal(
            marbles: "--a--b--c--d--|",
            values: ["a": 18, "b": 21, "c": 19, "d": 24])
        let warm = readings.filter { $0 > 20 }
        warm.subscribe(
            next: { print("warm:", $0) },
            completed: { print("no more readings today") }
        )
        draw(["readings": readings, "warm": warm])
    }
    tell.prose(
        """
        `draw` lets the time pass, so the handlers above run; for its picture it subscribes once more. `filter` works
        as for the list. But now the results come one by one, each at the time of its reading. The last row of the
        picture says what each letter means.

        A library of signals has a few more parts. The table says where each is explained:
        """
    )
    tell.diagram(parts)
    tell.prose(
        """
        The book then installs its library, ReactiveCocoa. Here there is nothing to install: all these parts are in
        `Sources/FRP`, and were compiled together with this chapter. They are about 4,000 lines.
        """
    )
}

private let parts = """
    here                 in the book             section
    LazyList             RACSequence             4.2
    Signal               RACSignal               4.3
    Observer             RACSubscriber           4.3
    Disposable           RACDisposable           4.4
    Property             RACObserve(), RAC()     4.4, 4.5
    Command              RACCommand              4.6
    Subject              RACSubject              4.7
    MulticastConnection  RACMulticastConnection  4.9
    Scheduler            RACScheduler            4.6, 4.13
    """
