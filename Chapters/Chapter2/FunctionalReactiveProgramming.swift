import FRP
import Marbles
import Narration

let functionalReactiveProgramming = Section("2.2") { tell in
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
        The name has two halves. Reactive comes first, because everybody has seen it in a spreadsheet. A cell with the
        formula B + C always shows the right sum, however B and C change. An assignment in a program does not:
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
        Here `+` is an action that happens once. In the next version it is a rule that connects the cells. A `Property` is
        a value that you can observe. `bind(to:)` keeps a property equal to the latest value of a signal.
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
    tell.prose("No line sets `a` again. It follows `b` and `c`.")
}

private func tellOfFunctions(_ tell: Teller) {
    tell.prose(
        """
        The other half is functional. Functions are values, and a function in the strict sense always gives the same output
        for the same input. Only one of these two does:
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
        You can replace a call of `greeting` by its result, call it twice, or leave a call out: no other call changes.
        `ticket` depends on something that isn't one of its arguments. Such functions are hard to test and harder to
        combine.
        """
    )
}

private func tellOfTime(_ tell: Teller) {
    tell.prose(
        """
        But a program works with people and networks, and they give a different answer every time. How can that be a
        function? Make time one of the inputs. Then a person's typing is not a variable that changes. It is one value:
        everything that is typed, and when:
        """
    )
    tell.example {
        let b = Signal<Int>(marbles: "1---3-------5|")
        let c = Signal<Int>(marbles: "2-------4----|")
        let a = b.combineLatest(with: c).map(+)
        draw(["b": b, "c": c, "a": a])
    }
    tell.prose(
        """
        A column is a second, as the numbers below say, and `|` is the end. Read each line as one value. The third is a
        function of the first two, the same every time this program runs. That is functional reactive programming: signals
        for values that change, and functions between signals.
        """
    )
}

private func tellOfTheDiamond(_ tell: Teller) {
    tell.prose(
        """
        A cell can depend on cells that depend on other cells. A chain of cells causes no problem. A diamond does: there,
        two ways lead from one cell to another. Here `price` is at the top and `extra` at the bottom:
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
        Between the two right answers there is a wrong one: the new tax with the old postage. `combineLatest` receives one
        change at a time, and cannot know that another is on its way. This is called a glitch. Code that only displays the
        latest value never notices. Code that sends an invoice for each value does.

        There are two cures. Derive `extra` from one signal, not from two that come from it:
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
        Or do as spreadsheets and the sheet below do: remember which cell depends on which, and calculate each cell once,
        after all the cells it depends on.
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
        What about a circle? A cell that needs itself has no value, and two properties that push into each other would go
        on forever. The sheet looks for a circle before it calculates, and reports it. Without the circle, the cells have
        values again:
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
    tell.prose("Last comes the book's sheet, and somebody types into it. It has one rule, `A1=B1+C1`:")
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
