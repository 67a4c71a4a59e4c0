import FRP
import Marbles
import Narration
import SheetPlay

let inWhichOrder = Section("4.16") { tell in
    tell.prose(
        """
        The book explains reactive programming with a spreadsheet. You would build one with `combineLatest` and
        `bind(to:)`. But the sheet of `swift run chapter2 play` uses neither. This section builds a small sheet in three
        ways, and shows why. Its cells are B1, C1 = B1 * 2, and A1 = B1 + C1.
        """
    )
    tellOfTheHand(tell)
    tellOfBoundCells(tell)
    tellOfMarks(tell)
    tellOfQuestions(tell)
    tellOfCirclesOfCells(tell)
    tellOfToday(tell)
}

private func tellOfTheHand(_ tell: Teller) {
    tell.heading("By hand")
    tell.prose("Three variables, and a function that calculates all cells in the order of their names:")
    tell.example {
        var (a1, b1, c1) = (0, 1, 0)
        func calculate() {
            a1 = b1 + c1
            c1 = b1 * 2
        }
        calculate()
        print("A1 =", a1)
        b1 = 2
        calculate()
        print("A1 =", a1, "and should be", 2 + 4)
    }
    tell.prose(
        """
        The first A1 should be 3. A1 is calculated before C1, and takes the old value: the two lines of `calculate` are
        in the wrong order. For three cells you can find the right order. For a hundred you cannot, if people type new
        formulas.
        """
    )
}

private func tellOfBoundCells(_ tell: Teller) {
    tell.heading("With combineLatest")
    tell.prose("Now each cell says once what it follows from, and nobody thinks of an order:")
    tell.example {
        let typed = Signal<Int>(marbles: "-----2-----3")
        let b1 = Property(1)
        typed.bind(to: b1)
        let c1 = b1.signal.map { $0 * 2 }
        let a1 = b1.signal.combineLatest(with: c1).map(+)
        draw(["B1": b1.signal, "C1": c1, "A1": a1])
    }
    tell.prose(
        """
        At the end of each second A1 is right. But at 5 it is 4 for a moment: the 2 of B1, and the old 2 of C1. That is
        the glitch of 4.5. A signal pushes each value on at once, and A1 does not know that C1 will follow.

        The second problem is a circle. Here two cells depend on each other, as in 4.14. Nobody types, and yet they
        change forever; `take(4)` stops them:
        """
    )
    tell.example {
        let (a1, b1) = (Property(0), Property(0))
        a1.signal.map { $0 + 1 }.bind(to: b1)
        b1.signal.subscribe(next: { print("B1 =", $0) })
        b1.signal.map { $0 + 1 }.take(4).bind(to: a1)
    }
}

private func tellOfMarks(_ tell: Teller) {
    tell.heading("With marks")
    tell.prose(
        """
        A spreadsheet works in two steps. In the first step it pushes a mark, and no value. The mark says “you are no
        longer right”. When `set` gives a cell a formula, it marks the cell, the cells that look at it, the cells that
        look at those, and so on. No formula runs. `rules` holds each formula, and the cells that it looks at. This is
        the body of `set`:
        """
    )
    tell.body(of: "func set(", in: "Chapters/Chapter2/Sheet/MarkedCells.swift")
    tell.prose("`dependents(of:)` finds the cells to mark. Its body:")
    tell.body(of: "func dependents(", in: "Chapters/Chapter2/Sheet/MarkedCells.swift")
    tell.prose(
        """
        So a marked cell is one without a value. The second step begins when somebody asks for a cell. If it has a
        value, that is the answer. If it is marked, its formula runs: `rule` is a closure, and its argument, `{
        self[$0] }`, gives it the values of other cells. So it asks for these in the same way, and they are calculated
        first. (A cell without a formula is `empty`; `circle` comes below.) This is the body of `cells[name]`:
        """
    )
    tell.body(of: "subscript(", in: "Chapters/Chapter2/Sheet/MarkedCells.swift")
}

private func tellOfQuestions(_ tell: Teller) {
    tell.prose("This is the same sheet. Each formula says when it runs:")
    tell.example {
        let cells = MarkedCells<String, Int>(empty: 0) { _ in 0 }
        cells.set("A1", from: ["B1", "C1"]) { cell in
            print("  A1 calculates")
            return cell("B1") + cell("C1")
        }
        cells.set("C1", from: ["B1"]) { cell in
            print("  C1 calculates")
            return cell("B1") * 2
        }
        cells.set("B1") { _ in 1 }
        print("A1 =", cells["A1"])
        let marked = cells.set("B1") { _ in 2 }
        print("marked:", marked.sorted())
        cells.set("B1") { _ in 3 }
        print("A1 =", cells["A1"])
        print("A1 =", cells["A1"])
    }
    tell.prose(
        """
        You see three things:

        - There is no glitch. A1 is 3, and then 9.
        - No formula ran for the 2: nobody asked for A1 in between.
        - The last question runs no formula either, because nothing was marked since.

        A1 begins first, but it cannot finish before C1 has. So nobody has to find the order: the questions find it.
        """
    )
}

private func tellOfCirclesOfCells(_ tell: Teller) {
    tell.prose(
        """
        A circle would be a question that asks itself. So before a formula runs, `circle` looks for a way from the
        cell back to itself. If there is one, the closure behind `MarkedCells(…)`, which is `inCircle` above, gives
        the value:
        """
    )
    tell.example {
        let cells = MarkedCells<String, String>(empty: "0") { circle in
            "a circle: " + circle.joined(separator: " → ")
        }
        cells.set("B1", from: ["A1"]) { cell in cell("A1") + " + 1" }
        print("B1 is", cells["B1"])
        cells.set("A1", from: ["B1"]) { cell in cell("B1") + " + 1" }
        print("B1 is", cells["B1"])
    }
    tell.prose(
        """
        The sheet of chapter 2 runs on these cells. After each key it asks for all marked cells, and puts their values
        into properties; a screen observes those. Type a circle into it: `swift run chapter2 play`.
        """
    )
}

private func tellOfToday(_ tell: Teller) {
    tell.heading("Who does it so today")
    tell.prose(
        """
        Push a mark, and pull the value: not only spreadsheets do this.

        - Swift's Observation (6.9) only says that something will change. SwiftUI then asks for what its screen shows.
        - The “signals” of the web (Angular, Vue, and a proposal for JavaScript itself) are such cells. Do not mix them
          up with the signals of this book.

        These systems note which cells a formula asks while it runs, so you need not list them.
        """
    )
    tell.diagram(
        """
        cells: there is always a value,       signals: each value counts,
        and only the latest one counts        and the moment at which it comes

        a total, a label, a colour            a tap, a key, an answer
        whether a button is enabled           at most one search in a second
        """)
    tell.prose(
        """
        So use cells, or one `map` (4.5), for state that follows from state. Use signals for what happens, and for what has to do
        with time: marks cannot say that somebody has tapped twice.
        """
    )
}
