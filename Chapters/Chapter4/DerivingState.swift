import FRP
import Marbles
import Narration

let derivingState = Section("4.5") { tell in
    let typed = tell.typedLines ?? ["g", "grace", "grace@", "grace@navy"]
    tell.prose(
        """
        State that you update by hand sooner or later becomes wrong. So define once how it is calculated from other state.
        In the book's form you sign up with an address that has an @ in it. The button is enabled while the address has
        one, and the text is then green; otherwise it is red.
        """
    )
    tell.example {
        let text = Property("")
        let isEnabled = Property(false)
        let colour = Property("")

        let isValid = text.signal.map { $0.contains("@") }
        isValid.bind(to: isEnabled)
        isValid.map { $0 ? "green" : "red" }.bind(to: colour)

        for line in typed {
            text.value = line
            let button = isEnabled.value ? "enabled" : "disabled"
            print("\(line): button \(button), text \(colour.value)")
        }
    }
    tell.translation([
        "RACSignal *isValid = [RACObserve(self, text) map:^id(NSString *text) { … }];":
            "let isValid = text.signal.map { … }",
        "RAC(self, isEnabled) = isValid;": "isValid.bind(to: isEnabled)",
    ])
    tell.prose(
        """
        There is no code for "when the text changes, update the button". `isValid` is a signal, and `bind(to:)` keeps a
        property equal to its latest value. You use the signal twice: for the button, and, mapped again, for the colour.
        """
    )
    tellOfCounting(tell)
    tellOfTheDiamond(tell)
    tellOfTheCircle(tell)
    tell.closing(
        """
        In Rx: `bind(to:)`, in Combine: `assign(to:)`. Live, in a terminal: swift run chapter4 play. Or send your own
        texts to the example of this section: printf 'ab\\na@b\\n' | swift run chapter4 deriving-state
        """
    )
}

private func tellOfCounting(_ tell: Teller) {
    tell.prose("Is it also computed twice? Now it prints a line each time:")
    tell.example {
        let text = Property("")
        let isValid = text.signal.map { line in
            print("  looking for an @ in \"\(line)\"")
            return line.contains("@")
        }
        isValid.subscribe(next: { print("button:", $0) })
        isValid.subscribe(next: { print("colour:", $0) })
        text.value = "a@b"
    }
    tell.prose(
        """
        Yes: a signal is a recipe, and it is cooked again for each subscriber. For a search for one letter that does not
        matter. If it matters, share one subscription. `replayLast` does that, and also sends the latest value to new
        subscribers:
        """
    )
    tell.example {
        let text = Property("")
        let isValid = text.signal.map { line in
            print("  looking for an @ in \"\(line)\"")
            return line.contains("@")
        }
        .replayLast()
        isValid.subscribe(next: { print("button:", $0) })
        isValid.subscribe(next: { print("colour:", $0) })
        text.value = "a@b"
    }
    tell.prose("Section 4.9 has more on sharing.")
}

private func tellOfTheDiamond(_ tell: Teller) {
    tell.prose(
        """
        Two traps wait where values follow from each other. The first is a diamond: two ways lead from one value to another.
        A shop adds tax, which is half of the price, and postage, which is free above 5. Both follow from the price, and
        their sum follows from both:
        """
    )
    tell.example {
        let price = Property(2)
        Signal<Int>(marbles: "-----8").bind(to: price)

        let tax = price.signal.map { $0 / 2 }
        let postage = price.signal.map { $0 > 5 ? 0 : 3 }
        let sum = tax.combineLatest(with: postage).map(+)
        let cured = price.signal.map { $0 / 2 + ($0 > 5 ? 0 : 3) }

        draw([
            "price": price.signal, "tax": tax, "postage": postage,
            "sum": sum, "cured": cured,
        ])
    }
    tell.prose(
        """
        The sum is 4 for both prices, but at second 5 it is 7 for a moment: the new tax, 4, with the old postage, 3.
        `combineLatest` receives one change at a time, and cannot know that another is on its way. This is called a
        glitch. Code that only
        displays the latest value never notices. Code that sends an invoice for each value does. The cure is to derive the
        sum from one signal, and not from two that come from it. (The sheet of section 2.2 has another cure: it knows which
        cell depends on which, and calculates each cell once, after all the cells it depends on.)
        """
    )
}

private func tellOfTheCircle(_ tell: Teller) {
    tell.prose(
        """
        The second trap is a circle. The volume of a phone and of its headset must be the same, so each follows the other:
        """
    )
    tell.example {
        let (phone, headset) = (Property(3), Property(3))
        phone.signal.distinctUntilChanged().bind(to: headset)
        headset.signal.distinctUntilChanged().bind(to: phone)

        let louder = Signal<Int>(marbles: "-----5")
        let quieter = Signal<Int>(marbles: "----------1")
        louder.subscribe(next: { phone.value = $0 })
        quieter.subscribe(next: { headset.value = $0 })
        draw([
            "phone": phone.signal,
            "headset": headset.signal,
            "heard": headset.signal.distinctUntilChanged(),
        ])
    }
    tell.prose(
        """
        At second 5 the phone is set to the volume 5. The headset follows, and sends its 5 back: the phone gets 5 twice.
        A property also sends a value that equals the one before, so this could go on forever. `distinctUntilChanged`
        stops it: it does not pass on a value that equals the one before. Compare `heard` with `headset` at second 10:
        it has only one 1. Section 4.13 has a binding that works in both directions, and stops by itself.
        """
    )
}
