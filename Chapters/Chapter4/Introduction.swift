import FRP
import Marbles
import Narration

let introduction = Section("4.1") { tell in
    tell.prose(
        """
        Chapter 3 had three functions for values that are already there: `map`, `filter` and `fold`. This chapter uses them
        again, for values that arrive one after the other.

        A list has its values, and you take them when you want them:
        """
    )
    tell.example {
        let readings = [18, 21, 19, 24]
        print("warm:", readings.filter { $0 > 20 })
    }
    tell.prose("A `Signal` sends its values when they happen. If you want them, you subscribe:")
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
        The question is the same, and so is `filter`; only the answers now come one by one. In the picture a column is a
        second, and `|` is the end. A value that needs more room than a column is drawn as a letter; the last line says
        which value that is.

        You can try what the book says
        about ReactiveCocoa's classes with these parts, which have almost the same names:
        """
    )
    tell.diagram(classPicture)
    tell.prose(
        """
        The book then installs the library. Here there is nothing to install: Swift compiled everything you see from this
        folder. All of the above is in `Sources/FRP`. You can read it in an evening.
        """
    )
}

/// The book's class diagram, with the parts of this core.
private let classPicture = """
    pulled                       pushed
    LazyList (RACSequence)       Signal (RACSignal)
      .signal ─────────────────▶   │ subscribe ──▶ Disposable (RACDisposable)
                                   │
              events are put in by │ read and kept by
      Observer (RACSubscriber) ────┼──▶ Property (RACObserve, RAC)
      Subject, BehaviorSubject,    │    Channel  (RACChannel)
        ReplaySubject (RACSubject…)│    Command  (RACCommand)
                                   │
          MulticastConnection ─────┘    where and when: Scheduler
          (the same name)               (RACScheduler)
    """
