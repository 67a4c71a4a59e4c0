import Narration

let philosophy = Section("2.1") { tell in
    tell.prose(
        """
        The book begins with a joke: programmers are lazy, so why should they learn a new way to program? To be even lazier.
        The new way is to do more with less code. Its price is that you leave what you are used to.

        Here is a small task in the old way and in the new one. A parcel above 500 grams is heavy. A heavy parcel costs
        1 euro for each full 100 grams. What do all heavy parcels cost together?
        """
    )
    tellOfTheSteps(tell)
    tellOfTheDescription(tell)
}

private func tellOfTheSteps(_ tell: Teller) {
    tell.heading("Imperative: how it is done")
    tell.prose(
        """
        A processor reads an instruction, carries it out, and reads the next. Most programs are written like that: they say
        how something is done, step by step. This way is called imperative.
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
}

private func tellOfTheDescription(_ tell: Teller) {
    tell.heading("Declarative: what it is")
    tell.prose("The other way says what the result is. It is called declarative.")
    tell.example {
        let grams = [20, 750, 35, 1200, 510]

        let heavy = grams.filter { $0 > 500 }
        let prices = heavy.map { $0 / 100 }
        let total = prices.reduce(0, +)
        print("as a description:", total)
    }
    tell.prose(
        """
        The number is the same. But this code reads like the task: the heavy parcels, their prices, the sum. No
        variable changes, so you need not ask which value it has at which moment. The loops still exist, inside
        `filter`, `map` and `reduce`. Somebody else wrote them, once, so you can be lazy. There are several ways to program
        declaratively; functional reactive programming is one of them.

        You see the advantage when the task changes. For "only the two most expensive" you add one line, `highest`;
        `filter` and `map` stay the same:
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
        A side effect is something that a function does besides returning its result: it prints, or changes a variable,
        even one that you pass to it with `inout`.
        The book quotes a definition: a declarative program has no
        side effects. Swift does not check this: a closure
        that you give to `map` can still change a variable. But now you have no reason to: `index` is gone, and nothing
        changes `total`.
        """
    )
}
