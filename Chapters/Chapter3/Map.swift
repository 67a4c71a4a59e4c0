import Narration

let map = Section("3.2") { tell in
    tell.prose(
        """
        Do you use `map` already? Then look at the last example, do exercise 3.2.2, and go on with section 3.3.

        `map` calls a function for every element, and returns a list of the results. The list is as long as before:
        """
    )
    tell.diagram(["[1, 2, 3]  ── map square ──▶  [1, 4, 9]"])
    tell.prose("First comes the loop that everybody has written a hundred times, then `map`:")
    tell.example {
        let numbers = [1, 2, 3]

        var squares: [Int] = []
        for number in numbers {
            squares.append(number * number)
        }
        print("loop:", squares)

        print("map:", numbers.map { $0 * $0 })
        print("still:", numbers)
    }
    tell.translation(["[numbers rx_mapWithBlock:^id(NSNumber *number) { … }];": "numbers.map { … }"])
    tell.correction(
        """
        it prints the old list, `array`, and shows the squares. They are in `mappedArray`.
        """
    )
    tell.correction(
        """
        it says that `rx_mapWithBlock:` is no true map, because it returns no function, and that ReactiveCocoa (RAC)
        does better. But the `map:` of RAC returns no function either.
        """
    )
    tell.prose(
        """
        With the loop you have to check: is `squares` empty at the start, is something appended in every case, does
        other code change it? With `map` you know: there are as many elements as before, in the same order, and the
        old list stays the same. (A list in a `let` cannot change at all, and neither can an `NSArray`.)

        The elements may change their type:
        """
    )
    tell.example {
        let towns = ["Riga", "Turku", "Bergen"]
        print(towns.map { $0.count })
        print(towns.map { town in town.prefix(1) + String(town.count) })
        print([String]().map { $0.count })
    }
    tell.prose(
        """
        An empty list gives an empty list; it is no special case. Two maps, one after the other, give the same as one map with
        both functions:
        """
    )
    tell.example {
        let celsius = [0.0, 20, 100]
        let warmer = { (degrees: Double) in degrees + 1 }
        let fahrenheit = { (degrees: Double) in degrees * 9 / 5 + 32 }
        print(celsius.map(warmer).map(fahrenheit))
        print(celsius.map { fahrenheit(warmer($0)) })
    }
}
