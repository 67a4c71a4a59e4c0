import FRP
import Marbles
import Narration

let derivingState = Section("4.5") { tell in
    let lines = tell.typedLines ?? ["g", "grace", "grace@", "grace@navy"]
    tell.prose(
        """
        State is what a program remembers: for example, whether a button is enabled. If you update state by hand, it
        becomes wrong sooner or later. So define once how it is calculated from other state. In the book's form you
        sign up with an address. While it has an @ in it, the button is enabled and the address is green. Otherwise
        the button is disabled and the address is red. The list `lines` holds the texts that somebody types.
        """
    )
    tell.example {
        let text = Property("")
        let isEnabled = Property(false)
        let colour = Property("")

        let isValid = text.signal.map { $0.contains("@") }
        isValid.bind(to: isEnabled)
        isValid.map { $0 ? "green" : "red" }.bind(to: colour)

        for line in lines {
            text.value = line
            let button = isEnabled.value ? "enabled" : "disabled"
            print("\(line): button \(button), text \(colour.value)")
        }
    }
    tell.translation([
        "RACSignal * validEmailSignal = [self.textField.rac_textSignal map:^id (NSString *value) { … }];":
            "let isValid = text.signal.map { … }",
        "RAC(self.button, enabled) = validEmailSignal;": "isValid.bind(to: isEnabled)",
    ])
    tell.prose(
        """
        There is no code for "when the text changes, update the button": `bind(to:)` keeps a property equal to the latest
        value of a signal. `isValid` is used twice: for the button, and, mapped again, for the colour. Try other lines:

        printf 'ab\\na@b\\n' | swift run chapter4 deriving-state
        """
    )
    tellOfTheScreen(tell)
    tellOfCounting(tell)
    tellOfTheDiamond(tell)
}

private func tellOfTheScreen(_ tell: Teller) {
    tell.heading("On a screen")
    tell.prose(
        """
        `swift run chapter4 play` shows such a form. The object behind a screen is called a view controller. Here it
        makes a text field, `field`, and a label below it, `hint`. Then it binds them to the form's model, `form`. In
        the book all of this stands in `viewDidLoad`, the method that UIKit calls once, when the screen has been made:
        """
    )
    tell.body(of: "private func bindText()", in: "Chapters/Chapter4/Form/FormController.swift")
    tell.prose(
        """
        `form.text` and `form.colour` are properties, like `text` and `colour` above. `bind(twoWay:)` keeps two
        properties equal: when one of them is set, the other one follows (4.14). So the model follows what you type.
        The two calls of `bind(to:)` make the label follow the model: its words, and its `role`, which is its colour.
        (The views are the workbook's own. On iOS the label is a `UILabel` with a `textColor`.)
        """
    )
}

private func tellOfCounting(_ tell: Teller) {
    tell.heading("Calculated how often?")
    tell.prose("Is `isValid` also calculated twice? Now its closure prints a line each time:")
    tell.example {
        let text = Property("")
        let isValid = text.signal.map { line in
            print("  looking for an @ in \"\(line)\"")
            return line.contains("@")
        }
        isValid.subscribe(next: { print("button:", $0) })
        isValid.subscribe(next: { print("colour:", $0 ? "green" : "red") })
        text.value = "a@b"
    }
    tell.prose(
        """
        Yes. You typed once, but each subscriber has a copy of the chain, so the closure of `map` runs for each of
        them (4.8). For a short calculation this does not matter. If it matters, store the result in a property, and
        derive all the rest from that property:
        """
    )
    tell.example {
        let text = Property("")
        let isValid = Property(false)
        text.signal.map { line in
            print("  looking for an @ in \"\(line)\"")
            return line.contains("@")
        }
        .bind(to: isValid)
        isValid.signal.subscribe(next: { print("button:", $0) })
        isValid.signal.subscribe(next: { print("colour:", $0 ? "green" : "red") })
        text.value = "a@b"
    }
    tell.prose(
        """
        Now the closure runs once for each change. (Section 4.9 shows another way: there, all subscribers share one
        subscription.) But you must keep this property: no signal and no subscription keeps it for you (4.4). Here
        only a function holds the property, so it goes away when the function returns:
        """
    )
    tell.example {
        func isValid(_ text: Property<String>) -> Signal<Bool> {
            let isValid = Property(false)
            text.signal.map { $0.contains("@") }.bind(to: isValid)
            return isValid.signal
        }
        let text = Property("a@b")
        isValid(text).subscribe(
            next: { print("valid:", $0) },
            completed: { print("the property is gone") })
        text.value = "a"
    }
}

private func tellOfTheDiamond(_ tell: Teller) {
    tell.heading("A trap: the diamond")
    tell.prose(
        """
        What do you pay besides the price? Tax, which is half of the price, and delivery, which is 3, or 0 if the
        price is above 5. So two ways lead from the price to the sum of both. They part and meet again, like the sides
        of a diamond (◇). `combineLatest` joins them: when one of two signals sends a value, it sends this value
        together with the latest value of the other. Then `map(+)` adds the two.
        """
    )
    tell.diagram(
        """
                ┌──▶ tax ───────┐
        price ──┤               ├──▶ sum
                └──▶ delivery ──┘
        """)
    tell.example {
        let price = Property(2)
        Signal<Int>(marbles: "-----8").bind(to: price)

        let tax = price.signal.map { $0 / 2 }
        let delivery = price.signal.map { $0 > 5 ? 0 : 3 }
        let sum = tax.combineLatest(with: delivery).map(+)
        let better = price.signal.map { $0 / 2 + ($0 > 5 ? 0 : 3) }

        draw([
            "price": price.signal, "tax": tax, "delivery": delivery,
            "sum": sum, "better": better,
        ])
    }
    tell.prose(
        """
        The sum is 4 for both prices. But at second 5 it is 7 for a moment: the new tax, 4, and the old delivery, 3. This is
        called a glitch. `combineLatest` receives one change at a time, and cannot know that another one is coming. Code
        that shows the latest value shows the 4 in the end. But code that sends a bill for each value sends a wrong bill. So
        calculate the sum with one `map` of the price, like `better`.
        """
    )
}
