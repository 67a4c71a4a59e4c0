import Narration

let filter = Section("3.3") { tell in
    tell.prose(
        """
        Do you use `filter` already? Then read below why the order of `filter` and `map` matters, do exercise 3.3.2, and go
        on with section 3.4.

        `filter` asks a question about each element, and keeps those for which the answer is yes.
        """
    )
    tell.example {
        let numbers = [1, 2, 3]

        var even: [Int] = []
        for number in numbers {
            if number % 2 == 0 {
                even.append(number)
            }
        }
        print("loop:", even)

        print("filter:", numbers.filter { $0 % 2 == 0 })
    }
    tell.translation(["[numbers rx_filterWithBlock:^BOOL(NSNumber *number) { … }];": "numbers.filter { … }"])
    tell.prose(
        """
        The result is never longer than the list. Its elements come from the list, unchanged and in the same order.
        `map` changes the elements, but not how many there are; `filter` changes no element, but can leave some out.

        Together they replace most loops. Their order matters, because it decides what the question is about. Here the
        same question, "more than 7?", is first about grams, and then about euros (as in 2.1, one euro for each full 100
        grams):
        """
    )
    tell.example {
        let grams = [20, 750, 35, 1200]
        print("filter first:", grams.filter { $0 > 7 }.map { $0 / 100 })
        print("map first:", grams.map { $0 / 100 }.filter { $0 > 7 })
    }
    tell.prose("The question is a function, so you can give it a name, and combine it with others:")
    tell.example {
        let isLong = { (town: String) in town.count > 5 }
        let hasAnE = { (town: String) in town.contains("e") }
        let towns = ["Bergen", "Turku", "Lübeck", "Tallinn"]
        print(towns.filter { isLong($0) && hasAnE($0) })
        print(towns.filter { !isLong($0) })
    }
}
