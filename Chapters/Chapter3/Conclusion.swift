import Narration

let conclusion = Section("3.6") { tell in
    tell.prose(
        """
        Here are `map`, `filter` and the fold in one chain. It takes the temperatures of a week, and writes the warm
        ones, in whole degrees Fahrenheit, as one string. No variable changes, and you can read, test and replace each
        step by itself. (Inside, a library may use variables. Read its source, too: you should know what it does.)
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
        The book needs a library for this, because Foundation has few such functions. It is RXCollections by Rob Rix,
        which is no longer maintained. The book installs it with CocoaPods: `pod install` fetches the libraries that a
        Podfile names. You need not install anything. Swift's own lists have these functions, and Swift's package
        manager does what CocoaPods did, with a file `Package.swift`.

        All elements of a list are there when you begin. The next chapter uses the same three functions, and some more, for
        values that arrive later.
        """
    )
}
