import FRP
import Marbles
import Narration

let introduction = Section(
    4,
    1,
    "Introduction",
    name: "introduction",
    book: "chapter4/introduction_to_reactivecocoa",
    chineseTitle: "ReactiveCocoa 简介"
) { tell in
    tell.prose(
        """
        Chapter 3 had three functions for values that are already there: `map`, `filter` and `fold`. This chapter
        meets them again, on values that arrive one after the other.

        A list has its values, and whoever wants them takes them:
        """
    )
    tell.example {
        let readings = [18, 21, 19, 24]
        print("warm:", readings.filter { $0 > 20 })
    }
    tell.prose("A `Signal` sends its values when they happen, and whoever wants them subscribes:")
    tell.example {
        let time = TestScheduler()
        let readings = Signal<Int>(marbles: "--'18'-'21'-'19'-'24'-|", on: time)
        let warm = readings.filter { $0 > 20 }
        warm.subscribe(
            next: { print("warm:", $0) },
            completed: { print("no more readings today") }
        )
        let seen = (time.record(readings), time.record(warm))
        time.run()
        draw(Picture(Timeline("readings", seen.0), Timeline("warm", seen.1)))
    }
    tell.prose(
        """
        The same question, the same `filter`; only that the answers now come one by one. What the book says of
        ReactiveCocoa's classes can be tried here with these, under almost the same names:
        """
    )
    tell.diagram(classPicture)
    tell.prose(
        """
        The book then installs the library. There is nothing to install: what you see was compiled from this folder, by the
        Swift that runs it. All of the above is in `Sources/FRP`, to be read in an evening.
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
