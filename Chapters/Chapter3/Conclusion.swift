import Narration

let conclusion = Section("3.6") { tell in
    tell.prose(
        """
        Here are `map`, `filter` and the fold in one chain. It takes the temperatures of a week, and writes the warm
        ones, in Fahrenheit, as one text. No variable changes, and you can read, test and replace each step by itself.
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
        The book installs a library for this, RXCollections. You need not install anything: Swift's own lists have the
        functions that RXCollections brought to Objective-C.

        All elements of a list are there when you begin. The next chapter uses the same three functions, and some forty
        more, for values that arrive later.
        """
    )
}
