import Narration

let conclusion = Section("3.6") { tell in
    tell.prose(
        """
        Here are `map`, `filter` and the fold in one chain. It takes the temperatures of a week, and writes the warm
        ones, in Fahrenheit, as one string. No variable changes, and you can read, test and replace each step by itself.
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
        The book needs a library for this, RXCollections, and installs it with CocoaPods: the libraries of a project are
        named in its Podfile, and `pod install` fetches them. You need not install anything. Swift's own lists have these
        functions, and Swift's package manager does what CocoaPods did, with a file `Package.swift`.

        All elements of a list are there when you begin. The next chapter uses the same three functions, and some more, for
        values that arrive later.
        """
    )
    tell.heading("If the book is open beside you")
    tell.closing(
        """
        - Higher-order functions: in the book a function is one only if it does both, takes a function and returns one.
          In most other texts one of the two is enough, as in 3.1.
        - Map: `rx_mapWithBlock:` takes a function, but returns a list and no function. So the book says that it is "not
          a true map". And its code prints the old list, `array`, but the output shows the squares; they are in the new
          list, `mappedArray`.
        - Fold: without an initial value, `rx_foldWithBlock:` does not start with zero but with `nil`. The sum is
          still right, because the `integerValue` of `nil` is 0. A product would be wrong.
        """
    )
}
