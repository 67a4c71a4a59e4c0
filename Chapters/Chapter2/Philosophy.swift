import Narration

let philosophy = Section("2.1") { tell in
    tell.prose(
        """
        A program can say how to do something, step by step, or what the result is. Here is a small task in both ways. A
        letter above 500 grams is heavy, and costs 1 euro for each full 100 grams. What do the heavy letters cost
        together?
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
        To check this code you have to run it in your head: what is `index` at the end, is `total` set before it is read,
        does the loop stop? The task itself mentions none of this.
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
        The number is the same. But this code reads like the task: the heavy letters, their prices, the sum. No variable
        changes, so none is ever wrong. The loops are still there, inside `filter`, `map` and `reduce`, written once by
        somebody else.

        The advantage shows when the task changes. For "only the two most expensive" you add one step; the other steps stay
        the same:
        """
    )
    tell.example {
        let grams = [20, 750, 35, 1200, 510]
        let prices = grams.filter { $0 > 500 }.map { $0 / 100 }
        let highest = prices.sorted(by: >).prefix(2)
        print("the two most expensive:", highest.reduce(0, +))
    }
    tell.prose(
        """
        A side effect is something that a function does besides returning its result: it prints, or changes a variable.
        The book quotes a definition which says that a description has no side effects. That is not guaranteed: the
        function that you give to `map` can still change a variable. But you no longer need the variable.
        """
    )
    tell.closing(
        """
        The first way, step by step, is called imperative. The second way, the description, is called declarative.
        """
    )
}
