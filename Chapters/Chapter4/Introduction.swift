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
    tell.prose("The same question, the same `filter`; only that the answers now come one by one.")
}
