import Narration

let philosophy = Section(
    2,
    1,
    "Philosophy",
    name: "philosophy",
    book: "chapter2/philosophy",
    chineseTitle: "理念"
) { tell in
    tell.prose(
        """
        A program can say how something is to be done, step by step, or what the result is. One small task, both
        ways: of these letters, what do the heavy ones cost to send, in all?
        """
    )
    tell.example {
        let grams = [20, 750, 35, 1200, 510]

        var total = 0
        var index = 0
        while index < grams.count {
            if grams[index] > 500 {
                total += grams[index] / 100
            }
            index += 1
        }
        print("step by step:", total)
    }
    tell.prose(
        """
        To believe that this is right one has to run it in the head: what is `index` at the end, is `total` set before it
        is read, does the loop stop? None of that is in the task.
        """
    )
    tell.example {
        let grams = [20, 750, 35, 1200, 510]

        let heavy = grams.filter { $0 > 500 }
        let prices = heavy.map { $0 / 100 }
        let total = prices.reduce(0, +)
        print("as a description:", total)
    }
    tell.prose(
        """
        The same number. But this one reads like the task: the heavy ones, their prices, the sum. There is no variable that
        changes, so there is no moment at which it is wrong. The loops are still there, inside `filter`, `map` and
        `reduce`, written once by somebody else.

        What it buys shows when the task changes. "Only the two dearest" is one more description, and none of the others
        moves:
        """
    )
    tell.example {
        let grams = [20, 750, 35, 1200, 510]
        let prices = grams.filter { $0 > 500 }.map { $0 / 100 }
        let dearest = prices.sorted(by: >).prefix(2)
        print("the two dearest:", dearest.reduce(0, +))
    }
    tell.closing(
        """
        The first way is called imperative, the second declarative. Try it: exercise 2.1.1,
        Exercises/Chapter2/Philosophy.swift
        """
    )
}
