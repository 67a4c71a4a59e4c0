import FRP
import Marbles
import Narration

let higherOrderFunctions = Section("3.1") { tell in
    tell.prose(
        """
        Do you use `map`, `filter` and `reduce` already? Then look at the last two examples of this section, do exercises
        3.1.2, 3.2.2 and 3.3.2, and go on with section 3.4.

        You have to learn to walk before you run, says the book. So this chapter is about functions and lists. Nearly
        all of it comes back in chapter 4, where the lists become signals.

        In Swift a function is a value like any other. It has a type. You can store it in a constant, and call it by that
        name:
        """
    )
    tell.example {
        func fahrenheit(_ celsius: Double) -> Double { celsius * 9 / 5 + 32 }

        let convert: (Double) -> Double = fahrenheit
        print(convert(20))
    }
    tell.prose(
        """
        So you can also pass it to another function. A function that takes or returns functions is called a
        higher-order function.

        The simplest higher-order function of a list is `forEach`. Here it is, after the loop it replaces:
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
    tell.translation([
        "[towns enumerateObjectsUsingBlock:^(NSString *town, NSUInteger index, BOOL *stop) { … }];":
            "towns.forEach { town in … }"
    ])
    tell.correction(
        """
        there a function is a higher-order function only if it takes a function and returns one. Elsewhere one of the
        two is enough.
        """
    )
    tell.prose(
        """
        What is a closure in Swift is a block in Objective-C: `^(…) { … }`.

        `forEach` is not shorter than the loop. But it separates two things: how to go through a list, and what to do with
        each element. `forEach` does the first, which is the same everywhere. You write only the second. The next three
        sections show functions that save you more.
        """
    )
    tellOfFunctionsOut(tell)
    tellOfComposition(tell)
}

private func tellOfFunctionsOut(_ tell: Teller) {
    tell.prose(
        """
        A function can also return a function. The next one does. Each function that it returns remembers the limit it was made with:
        """
    )
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
        And a function can take two functions and return one. To compose two functions means to make one function of them:
        the output of the first becomes the input of the second:
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
        Chapter 4 composes functions that take a signal and return a signal. There you do not write `compose`, but a
        chain with dots. The second dot does the same as `compose`: the output of `filter` becomes the input of `map`:
        """
    )
    tell.example {
        let wind = Signal<Int>(marbles: "--3--7--9--2--|")
        draw([
            "wind": wind,
            "warning": wind.filter { $0 > 5 }.map { $0 - 5 },
        ])
    }
    tell.prose("A function that takes a signal and returns a signal is called an operator. `filter` is one.")
}
