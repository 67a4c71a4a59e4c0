import FRP
import Marbles
import Narration

let functionalReactiveProgramming = Section("2.2") { tell in
    tell.prose("The name has two halves, functional and reactive. The easy half comes first.")
    tellOfAssignment(tell)
    tellOfFunctions(tell)
    tellOfTime(tell)
    tellOfMarbles(tell)
    tellOfVisitors(tell)
    tell.closing(
        """
        The workbook has the book's spreadsheet as a program: swift run chapter2 play. After a
        change the sheet calculates each cell that depends on the changed one: only once, and in the
        right order. `bind(to:)` promises neither: 4.5 and 4.14 show what can happen. So the sheet
        is built in another way. Section 4.16 shows it.
        """
    )
}

private func tellOfAssignment(_ tell: Teller) {
    tell.heading("Reactive")
    tell.prose(
        """
        Everybody has seen it in a spreadsheet. A cell with the formula B + C always shows the right sum, no matter
        how B and C change. An assignment in a program does not:
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
        `+` ran once, before `b` changed. A cell has to do more. Here a cell is a `Property`: a value that you can read, set
        and observe. We begin with a cell that shows the same as another:
        """
    )
    tell.example {
        let b = Property(1)
        let a = Property(0)
        b.signal.bind(to: a)
        print("a =", a.value)
        b.value = 3
        print("a =", a.value)
    }
    tell.prose(
        """
        `b.signal` sends what `b` holds: once at the start, and again each time you set it. `bind(to:)` writes each of
        these values into `a`. Now for the sum:
        """
    )
    tell.example {
        let b = Property(1)
        let c = Property(2)
        let a = Property(0)
        b.signal.combineLatest(with: c.signal).map(+).bind(to: a)
        b.value = 3
        print("a =", a.value)
        c.value = 10
        print("a =", a.value)
    }
    tell.prose(
        """
        The fourth line of code is the rule. Read it from left to right:

        - `combineLatest` makes pairs: the latest value of `b` with the latest value of `c`.
        - `map(+)` adds each pair: Swift lets a function of two arguments take a pair.
        - `bind(to:)` writes each sum into `a`.

        In the first example, `+` ran once. Here `+` belongs to a rule, and runs again after each change. No later line sets
        `a`: it reacts to `b` and `c`.
        """
    )
}

private func tellOfFunctions(_ tell: Teller) {
    tell.heading("Functional")
    tell.prose(
        """
        In functional programming a function is a value like any other, and it always gives the same output for the
        same input. Of the next two functions, only `greeting` does:
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
        If you call `greeting` once more or once less, the other results stay the same. With `ticket` they do not: it
        depends on the variable `calls`, which is not one of its arguments. Such functions are hard to test, and
        harder to combine. A purely functional program has no such variables: nothing ever gets a second value. That
        is hard to believe: how can it deal with anything that changes?
        """
    )
}

private func tellOfTime(_ tell: Teller) {
    tell.heading("Time")
    tell.prose(
        """
        But a program works with people, and a person types something else every time. How can that be the input of a
        function that gives the same output for the same input? Write down everything that a person types, together
        with the time:
        """
    )
    tell.diagram([
        "at second   0   4   12",
        "they type   1   3   5",
    ])
    tell.prose(
        """
        Such a list, values with their times, is called a signal. At the end the list is complete: it is one value,
        and never changes. While the program runs, only its beginning is known; but we can write rules for the whole
        list. (`b.signal` is such a list, too.)
        """
    )
    tell.correction(
        """
        it says that time as an input is cheating, because then the output is different each time. But the time is a
        part of the input, so the input is different, too.
        """
    )
    tell.prose(
        """
        In code we write the list as a string in which each character is a second: a digit is a number that is typed
        then, `-` means that nothing is typed, and `|` is the end. Two people type the numbers of `b` and of `c`.
        `draw` moves a clock of its own forward, so you need not wait, and draws what happens:
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
        Read each row of the picture as one value. The row of `b` is the list above. The row of `a` is a function of
        the other two, and it is the same every time this program runs. That is functional reactive programming:
        signals for values that change, and functions between signals.

        The book calls this the best compromise between two ways. Imperative programs deal well with people and
        networks, but you have to run them in your head. Functions are easy to check, but cannot handle input that
        changes. If we make time a part of the input, they can.
        """
    )
}

private func tellOfMarbles(_ tell: Teller) {
    tell.heading("How to read the pictures")
    tell.prose(
        """
        All chapters draw such pictures. They are called marble diagrams; the strings after `marbles:` are written with the
        same symbols. Somebody types 1 and 2 into a cell that holds 7, and a thermometer breaks:
        """
    )
    tell.example {
        let typed = Signal<Int>(marbles: "--1-------2--|")
        let thermometer = Signal<Int>(marbles: "---9---'18'---X")
        let cell = Property(7)
        typed.bind(to: cell)
        draw(["typed": typed, "thermometer": thermometer, "cell": cell.signal])
    }
    tell.prose(
        """
        - The row of numbers at the bottom is a ruler: it counts the seconds. Each column is a second, and what is in a
          column happens in that second.
        - `-` is a second in which nothing happens.
        - A digit or a letter is a value. A longer value, such as 18, is in quotes in the code. In the picture it gets a
          letter, and the last row says which value that is. In the code `'18'` is four columns wide; so the `X` after it is
          at second 14.
        - `|` is the end: no more values follow.
        - `X` is an error: something went wrong, and no more values follow.
        - If a row does not finish with `|` or `X`, the signal has not ended yet. The cell goes on after `typed` has
          ended.
        """
    )
}

private func tellOfVisitors(_ tell: Teller) {
    tell.prose("The last symbols are about a visitor, who looks at the cell from second 5 to second 12:")
    tell.example {
        let typed = Signal<Int>(marbles: "--1-------2--|")
        let cell = Property(7)
        typed.bind(to: cell)
        let visitor = cell.signal.watched(from: .seconds(5), until: .seconds(12))
        draw(["cell": cell.signal, "visitor": visitor])
    }
    tell.prose(
        """
        - `^` is where somebody begins to look, and `!` is where they leave. The row is empty before `^` and after
          `!`: nobody is looking.
        - Everything in brackets happens at the second of `(`. When the visitor comes, the cell at once sends the 1
          that it holds: both happen at second 5. The brackets take four columns, 5 to 8, but only the first one
          counts. After `)` each column is its own second again. If something else happens in one of these columns, a
          letter stands for the brackets, and the last row explains the letter: `a = (^1)`.
        """
    )
}
