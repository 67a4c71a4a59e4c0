import Narration

let higherOrderFunctions = Section(
    3,
    1,
    "Higher-order functions",
    name: "higher-order-functions",
    book: "chapter3/Higher_Order_Functions",
    chineseTitle: "高阶函数"
) { tell in
    tell.prose(
        """
        In Swift a function is a value like any other. It has a type, it can be put in a constant, and called by that name:
        """
    )
    tell.example {
        func fahrenheit(_ celsius: Double) -> Double { celsius * 9 / 5 + 32 }

        let convert: (Double) -> Double = fahrenheit
        print(convert(20))
    }
    tell.prose(
        """
        So it can be given to another function. One that takes functions, or gives one back, is called a higher-order
        function. The simplest that lists have is `forEach`; beside it the loop it replaces:
        """
    )
    tell.example {
        let towns = ["Bergen", "Turku", "Riga"]

        for town in towns {
            print("loop:", town)
        }

        towns.forEach { town in
            print("forEach:", town)
        }
    }
    tell.prose(
        """
        Not shorter. But the two halves have come apart: how to go through a list, which `forEach` knows, and what to do
        with each element, which is ours. The half that is the same everywhere is written once. The next three sections
        are about better halves.
        """
    )
    tellOfFunctionsOut(tell)
    tellOfComposition(tell)
    tell.closing("Try it: exercises 3.1.1 and 3.1.2, Exercises/Chapter3/HigherOrderFunctions.swift")
}

private func tellOfFunctionsOut(_ tell: Teller) {
    tell.prose(
        "Functions can also come out. This one makes functions; each remembers the limit it was made with:")
    tell.example {
        func isAbove(_ limit: Int) -> (Int) -> Bool {
            { number in number > limit }
        }

        let isHot = isAbove(30)
        let isWarm = isAbove(20)
        print(isHot(25), isWarm(25))
        print([18, 25, 31].contains(where: isHot))
    }
}

private func tellOfComposition(_ tell: Teller) {
    tell.prose(
        """
        And two can go in and one come out. To compose functions is to make one of several, the output of the first being
        the input of the second:
        """
    )
    tell.example {
        func compose<A, B, C>(
            _ first: @escaping (A) -> B,
            _ second: @escaping (B) -> C
        ) -> (A) -> C {
            { input in second(first(input)) }
        }

        let doubled = { (number: Int) in number * 2 }
        let shown = { (number: Int) in "\(number) euros" }
        let price = compose(doubled, shown)
        print(price(4))
    }
    tell.prose(
        """
        `price` was never written; it was put together. Signals are put together in the same way: an operator takes one and
        gives one.
        """
    )
}
