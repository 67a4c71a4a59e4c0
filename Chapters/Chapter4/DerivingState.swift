import FRP
import Narration

let derivingState = Section("4.5") { tell in
    let typed = tell.typedLines ?? ["g", "grace", "grace@", "grace@navy"]
    tell.prose(
        """
        State that you update by hand sooner or later becomes wrong. Define once how it is calculated from other state. In
        the book's form you sign up with an address that has an @ in it. The button is enabled, and the text is green,
        exactly while the address has one.
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
    tell.prose(
        """
        There is no code for "when the text changes, update the button". `isValid` is a signal, and `bind(to:)` keeps a
        property equal to its latest value. The signal is used twice: for the button, and, mapped again, for the colour.
        """
    )
    tellOfCounting(tell)
    tell.closing(
        """
        In the book: `RAC(self.button, enabled) = …`. In Rx: `bind(to:)`, in Combine: `assign(to:)`. Live, in a
        terminal: swift run chapter4 play. Or type into this section:
        printf 'ab\\na@b\\n' | swift run chapter4 deriving-state

        Try it: exercises 4.5.1 to 4.5.4, Exercises/Chapter4/DerivingState.swift
        """
    )
}

private func tellOfCounting(_ tell: Teller) {
    tell.prose("It is used twice. Is it also computed twice? Now it prints a line each time:")
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
        matter. When it does, share one subscription. `replayLast` also sends the latest value to new subscribers:
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
