import FRP
import Narration

let conclusion = Section("2.3") { tell in
    tell.prose("The book ends the chapter with three points. Here they are, with code that shows them.")
    tell.prose(
        """
        1. You get more done. In 2.1 the steps took eight lines and the description three. This is the description in
           one line, for a shorter list:
        """
    )
    tell.example {
        print([20, 750, 1200].filter { $0 > 500 }.map { $0 / 100 }.reduce(0, +))
    }
    tell.prose(
        """
        2. You think about the task, and not about the steps. A function that gives the same output for the same input (2.2)
           is easy to check: call it, and compare.
        """
    )
    tell.example {
        let tax = { (price: Int) in price / 10 }
        print(tax(20) == 2)
    }
    tell.prose(
        """
        3. Functional and reactive programming belong together: values that change over time, and functions between them
           (2.2). You say once how the values depend on each other.
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
