import FRP
import Marbles
import Narration

let functionalReactiveProgramming = Section("2.2") { tell in
    let typed = tell.typedLines ?? ["B1=3", "C1=4", "B1=10"]
    tellOfAssignment(tell)
    tellOfFunctions(tell)
    tellOfTime(tell)
    tellOfTheSigns(tell)
    tellOfTheSheet(tell, typed)
    tell.closing(
        """
        Live, in a terminal: swift run chapter2 play. Or send your own lines to the sheet of this section: printf
        'B1=3\\nB1=1/0\\n' | swift run chapter2 functional-reactive-programming
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
        Here `+` is an action that happens once. In the next version it is a rule that connects the cells. A cell is a
        `Property`: a value that you can read, set and observe.
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
    tell.prose(
        """
        The third line is the rule. Read it from left to right:

        - `b.signal` sends what `b` holds: once at the start, and again after each change. `c.signal` does the same for `c`.
        - `combineLatest` makes pairs: the latest value of `b` with the latest value of `c`.
        - `map(+)` adds each pair.
        - `bind(to:)` writes each sum into `a`.

        No later line sets `a`. It follows `b` and `c`.
        """
    )
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
        everything that is typed, and when. Such a value is called a signal.

        Here two people type numbers into two cells. A text says what they type. Each character of it is a second: a
        digit is a number that is typed in that second, `-` is a second in which nothing is typed, and `|` is the end.
        `draw` runs all this, and draws what happened:
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
        Read each line as one value. The third is a function of the first two, and it is the same every time this program
        runs. That is functional reactive programming: signals for values that change, and functions between signals.

        The book says that time as an input is cheating, because the output is then different each time. It is not
        cheating: at another time the function gets another input, so it may give another output.
        """
    )
}

private func tellOfTheSigns(_ tell: Teller) {
    tell.prose(
        """
        All chapters draw such pictures. They are called marble diagrams; the text after `marbles:` in the code is
        written in the same signs. The next picture shows all of them. A cell holds 7. Somebody types 1 into it, and
        later 2. A visitor looks at the cell from second 5 to second 12. And a thermometer breaks:
        """
    )
    tell.example {
        let cell = Property(7)
        let typed = Signal<Int>(marbles: "--1-------2--|")
        typed.bind(to: cell)
        let visitor = cell.signal.watched(from: .seconds(5), until: .seconds(12))
        let thermometer = Signal<Int>(marbles: "---9---'18'---X")
        draw([
            "typed": typed, "cell": cell.signal,
            "visitor": visitor, "thermometer": thermometer,
        ])
    }
    tell.prose(
        """
        - The row of numbers below is a ruler: it counts the seconds. Each column is a second, and what stands in a column
          happens in that second.
        - `-` is a second in which nothing happens. A line that stops after a `-` has no end: nobody closes the cell.
        - A digit or a letter is a value. A value that needs more room, such as 18, stands in quotes in the code; there
          the digits and the quotes take a column each. In the picture it gets a letter; the last row says which value
          that is.
        - `|` is the end: no more values follow. `X` is an error: something went wrong, and no more values follow.
        - `^` is where somebody begins to look, and `!` is where they leave. Before and after there are blanks.
        - What stands in brackets happens in one second, that of the opening bracket: when the visitor comes, the cell
          sends the 1 that it holds. The ruler counts the columns of the brackets too: `(^1)` stands in the columns 5 to
          8, and all of it happens at second 5.
        """
    )
}

private func tellOfTheSheet(_ tell: Teller, _ typed: [String]) {
    tell.prose(
        """
        Last comes the book's sheet, made of properties. It has one rule, `A1=B1+C1`. Somebody types into it; `typed` is
        now a list of the typed lines:
        """
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
    tell.prose(
        """
        For later: what happens when two ways lead from one cell to another, or when cells depend on each other in a circle?
        Section 4.5 shows it.
        """
    )
}
