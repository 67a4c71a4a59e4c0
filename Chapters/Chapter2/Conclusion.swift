import FRP
import Narration

let conclusion = Section(
    2,
    3,
    "Conclusion",
    name: "conclusion",
    book: "chapter2/conclusion",
    chineseTitle: "结论"
) { tell in
    tell.prose("Three points, each with the line that showed it.")
    tell.prose(
        "1. Say what, not how (2.1). The description is shorter, and it does not pass through wrong states.")
    tell.example {
        print([20, 750, 1200].filter { $0 > 500 }.map { $0 / 100 }.reduce(0, +))
    }
    tell.prose(
        "2. A function gives the same for the same (2.2). So it can be tested by one line, in any order.")
    tell.example {
        let tax = { (price: Int) in price / 10 }
        print(tax(20) == tax(20))
    }
    tell.prose(
        """
        3. Functional and reactive together: values that change over time, and functions between them (2.2). State how
        things hang together, once.
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
        That is theory enough. The next chapter does the functional half with lists, where everything is at rest; chapter 4
        does the same with signals, where it moves.
        """
    )
}
