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
        Chapter 3 had three functions that work on values that are already there: `map`, `filter` and `fold`. This \
        chapter meets them again, on values that arrive one after the other.
        """
    )
    tell.example {
        let readings = [18, 21, 19, 24]
        let warm = readings.filter { $0 > 20 }
        print("all at once:", warm)
        for reading in readings where reading > 20 {
            print("one by one:", reading)
        }
    }
    tell.prose("The loop waits for nobody. A signal does.")
}
