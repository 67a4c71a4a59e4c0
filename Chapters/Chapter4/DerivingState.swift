import FRP
import Narration

let derivingState = Section(
    4,
    5,
    "Deriving state",
    name: "deriving-state",
    book: "chapter4/deriving_state",
    chineseTitle: "状态推导"
) { tell in
    let typed = tell.typedLines ?? ["g", "grace", "grace@", "grace@navy"]
    tell.prose(
        """
        State that has to be kept in step by hand gets out of step. Better to say once how it follows from something else.
        The book's form lets a person sign up with an address that has an @ in it: the button is enabled, and the text
        green, exactly as long as it has.
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
        property at its latest value. The same signal is used twice, once for the button and once, mapped further, for
        the colour.
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
    tell.prose("Used twice: is it computed twice? Let it count.")
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
        Yes: a signal is a recipe, and each subscriber has it cooked anew. For a search for one letter that does not
        matter. When it does, share one subscription; `replayLast` also tells newcomers the latest value.
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
