import FRP
import Narration

let conclusion = Section("2.3") { tell in
    tell.prose("Three points, each with a line that shows it.")
    tell.prose(
        """
        1. Describe the result, not the steps (2.1). The description is shorter, and no variable is ever wrong.
        """
    )
    tell.example {
        print([20, 750, 1200].filter { $0 > 500 }.map { $0 / 100 }.reduce(0, +))
    }
    tell.prose(
        "2. A function gives the same output for the same input (2.2). To test it, call it and compare the result."
    )
    tell.example {
        let tax = { (price: Int) in price / 10 }
        print(tax(20) == tax(20))
    }
    tell.prose(
        """
        3. Functional and reactive together: values that change over time, and functions between them (2.2). Say once how
           the values depend on each other.
        """
    )
    tell.example {
        let price = Property(20)
        let label = Property("")
        price.signal.map { "tax \($0 / 10)" }.bind(to: label)
        price.value = 50
        print(label.value)
    }
    tell.prose(
        """
        That is enough theory. Chapter 3 does the functional half with lists, which have all their values at once. Chapter
        4 does the same with signals, whose values arrive over time.
        """
    )
}
