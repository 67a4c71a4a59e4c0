import Narration

let conclusion = Section(
    3,
    6,
    "Conclusion",
    name: "conclusion",
    book: "chapter3/conclusion",
    chineseTitle: "总结"
) { tell in
    tell.prose(
        """
        All three in one line. Of a week of readings: the days that were warm, in Fahrenheit, as one text. No variable
        changes, and each step can be read, tested and replaced by itself.
        """
    )
    tell.example {
        let celsius = [14, 22, 25, 19, 27, 16, 21]

        let report =
            celsius
            .filter { $0 > 20 }
            .map { $0 * 9 / 5 + 32 }
            .map { "\($0)°F" }
            .reduce("warm:") { $0 + " " + $1 }

        print(report)
    }
    tell.prose(
        """
        The book installs a library for this, RXCollections. Nothing needs installing today: what it brought to
        Objective-C, Swift's own lists have from the start. `rx_mapWithBlock:` is `map`, `rx_filterWithBlock:` is `filter`,
        `rx_foldInitialValue:block:` is `reduce`.

        Lists are at rest: all elements are there when one begins. The next chapter takes the same three functions, and
        some forty more, to values that are not there yet.
        """
    )
}
