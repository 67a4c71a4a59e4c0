import FRP
import Marbles
import Narration

let functionalReactiveProgramming = Section(
    2,
    2,
    "Functional reactive programming",
    name: "functional-reactive-programming",
    book: "chapter2/functional_reactive_programming",
    chineseTitle: "函数式反应型编程"
) { tell in
    let typed = tell.typedLines ?? ["B1=3", "C1=4", "B1=10"]
    tellOfAssignment(tell)
    tellOfFunctions(tell)
    tellOfTime(tell)
    tellOfTheDiamond(tell)
    tellOfTheCircle(tell)
    tellOfTheSheet(tell, typed)
    tell.closing(
        """
        Live, in a terminal: swift run chapter2 play. Or type into this section:
        printf 'B1=3\\nB1=1/0\\n' | swift run chapter2 functional-reactive-programming

        Try it: exercises 2.2.1 to 2.2.3, Exercises/Chapter2/FunctionalReactiveProgramming.swift
        """
    )
}

private func tellOfAssignment(_ tell: Teller) {
    tell.prose(
        """
        The name has two halves. Reactive first, because everybody has seen it: a spreadsheet. A cell that says "B plus
        C" is right whatever becomes of B and C. An assignment in a program is not:
        """
    )
    tell.example {
        var b = 1
        let c = 2
        let a = b + c
        b = 3
        print("a =", a, "but b + c =", b + c)
    }
    tell.prose(
        """
        The plus sign was a thing to do, once. In the next version it says how the cells hang together. `Property` is a
        value one can watch, and `bind(to:)` keeps one at what a signal says:
        """
    )
    tell.example {
        let (b, c) = (Property(1), Property(2))
        let a = Property(0)
        b.signal.combineLatest(with: c.signal).map(+).bind(to: a)
        b.value = 3
        print("a =", a.value)
        c.value = 10
        print("a =", a.value)
    }
    tell.prose("Nobody set `a`. It follows.")
}

private func tellOfFunctions(_ tell: Teller) {
    tell.prose(
        """
        The other half is functional: functions are values, and a function in the strict sense gives the same output
        for the same input. Of these two, only one does:
        """
    )
    tell.example {
        var calls = 0
        func ticket(_ name: String) -> String {
            calls += 1
            return "\(name), number \(calls)"
        }
        func greeting(_ name: String) -> String { "Welcome, \(name)" }

        print(ticket("Ada"), "/", ticket("Ada"))
        print(greeting("Ada"), "/", greeting("Ada"))
    }
    tell.prose(
        """
        A call of `greeting` may be replaced by what it gives, done twice, or not at all, and nobody can tell. `ticket`
        depends on something that is not in its brackets. Such functions are hard to test and harder to combine.
        """
    )
}

private func tellOfTime(_ tell: Teller) {
    tell.prose(
        """
        But a program has to do with people and networks, and those give another answer every time. How can that be a
        function? By taking time as one of the inputs. What a person types is not a variable that changes; it is one
        value, all that is typed and when:
        """
    )
    tell.example {
        let time = TestScheduler()
        let b = MarbleSource<Int>.hot("1---3-------9|", on: time)
        let c = MarbleSource<Int>.hot("2-------4----|", on: time)
        let typedB = time.record(b.signal)
        let typedC = time.record(c.signal)
        let sum = b.signal.combineLatest(with: c.signal).map(+)
        let a = time.record(sum)
        time.run()
        draw(
            Picture(
                Timeline("b", typedB),
                Timeline("c", typedC),
                Timeline("a", a)
            )
        )
    }
    tell.prose(
        """
        Read the lines as wholes: the third is a function of the first two, the same every time this program runs. That is
        functional reactive programming: signals for what changes, functions between them.
        """
    )
}

private func tellOfTheDiamond(_ tell: Teller) {
    tell.prose(
        """
        Cells can look at cells that look at cells. A chain is harmless. A diamond, where two ways lead from one cell to
        another, has a catch. The price is at the top, the sum at the bottom:
        """
    )
    tell.example {
        let price = Property(10)
        let tax = price.signal.map { $0 / 10 }
        let postage = price.signal.map { $0 > 15 ? 0 : 5 }
        let extra = tax.combineLatest(with: postage)
            .map { "tax \($0), postage \($1)" }
        extra.subscribe(next: { print($0) })
        print("the price becomes 20")
        price.value = 20
    }
    tell.prose(
        """
        Between the two right answers there is one that never held: the new tax beside the old postage. Each source pushes
        what it has, `combineLatest` hears of one change at a time, and cannot know that the other is on its way. This is
        called a glitch. Who only shows the latest value never notices; who sends a bill does.

        Two cures. Derive from one signal instead of two that come from it:
        """
    )
    tell.example {
        let price = Property(10)
        let extra = price.signal.map { price in
            "tax \(price / 10), postage \(price > 15 ? 0 : 5)"
        }
        extra.subscribe(next: { print($0) })
        price.value = 20
    }
    tell.prose(
        """
        Or do as spreadsheets do, and the sheet below: know who looks at whom, and calculate each cell once, after all
        that it looks at.
        """
    )
    tell.example {
        let sheet = Sheet()
        for line in ["B1=10", "B2=B1/10", "B3=B1*2", "B4=B2+B3"] {
            let cell = try sheet.enter(line)
            sheet.cell(cell).signal.skip(1)
                .subscribe(next: { print(cell, "is", $0) })
        }
        try sheet.enter("B1=20")
    }
}

private func tellOfTheCircle(_ tell: Teller) {
    tell.prose(
        """
        And a circle? A cell that needs itself has no value, and two properties that push into each other would go on for
        ever. The sheet looks before it calculates, and says so; once the circle is broken, all is well again.
        """
    )
    tell.example {
        let sheet = Sheet()
        try sheet.enter("D1=A1*2")
        for line in ["A1=B1+1", "B1=C1", "C1=A1", "C1=5"] {
            try sheet.enter(line)
            print("after \(line)")
            print("    A1 shows \(sheet["A1"])")
            print("    D1 shows \(sheet["D1"])")
        }
    }
}

private func tellOfTheSheet(_ tell: Teller, _ typed: [String]) {
    tell.prose(
        "The book's sheet at last, with somebody who types. One rule, `=B1+C1`; every line below comes from it."
    )
    tell.example {
        let sheet = Sheet()
        for line in ["B1=1", "C1=2", "A1=B1+C1"] { try sheet.enter(line) }
        print("A1 shows", sheet["A1"])
        for line in typed {
            do {
                let cell = try sheet.enter(line)
                let own = sheet.cell(cell).value
                print("\(line): \(cell) shows \(own), A1 shows \(sheet["A1"])")
            } catch {
                print(error)
            }
        }
    }
}
