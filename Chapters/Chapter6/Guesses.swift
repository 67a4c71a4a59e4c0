import Narration

/// What a reader is asked before an example shows what it does. A question stands where the chapter has a surprise, and each wrong
/// answer for a misconception.
let guesses: [Guess] = [
    // MVVM in practice
    Guess(
        "{ counter.active.toggle() }", "Nobody looks from 6 to 8. What does `forward` send at 8 and after?",
        .wrong(
            "nothing: all was sent while nobody looked", shows: "forward --1-23---------",
            thinking: "The signal runs on unseen, and its values are lost.",
            "That needs a subscription that goes on unseen. This one was disposed at 6."),
        .wrong(
            "only the 4, with which it goes on", shows: "forward --1-23--4------",
            thinking: "The signal waits unseen, and goes on where it was.",
            "That needs a signal that can wait. A cold signal begins again."),
        .right(
            "1, 2, 3 and 4 from the beginning", shows: "forward --1-23--1-23-4-",
            "At 8 it subscribes again, and the signal begins again.")),
    Guess(
        "gallery.visible.value = 1..<3",
        "There are four photos, and two fit on the screen. Which pictures were requested in the end?",
        .wrong(
            "all four", shows: #"["photos", "picture 1", "picture 2", "picture 3", "picture 4"]"#,
            thinking: "All photos of the list are downloaded.",
            "That needs a screen that shows all four. A photo that nobody has seen is not requested."),
        .right(
            "the three that were on the screen", shows: #"["photos", "picture 1", "picture 2", "picture 3"]"#,
            "The third was requested when the screen scrolled, and nobody has seen the fourth.")),
    // Login and details
    Guess(
        "\"then\": login.then { vote }",
        "The login is cancelled: it completes without a value. Which row still votes?",
        .wrong(
            "neither", shows: "flattenMap ---|\nthen ---|",
            thinking: "then asks for a value, as flattenMap does.",
            "That needs a value that `then` asks for. It asks only for the completion."),
        .right(
            "`then`", shows: "flattenMap ---|\nthen -----v|",
            "`then` waits for the completion alone, and that came."),
        .wrong(
            "both", shows: "flattenMap -----v|\nthen -----v|", thinking: "A completion is a success.",
            "That needs a value, for `flattenMap` makes its request for a value only.")),
    // Signals and async sequences
    Guess(
        "clock.start { try await work(on: stream, at: one) }",
        "Two loops wait for one `AsyncStream`. Who gets the letters?",
        .wrong(
            "both loops, all letters", shows: "one -a==b==c==d==-\ntwo -a==b==c==d==-",
            thinking: "An AsyncStream is a subject.",
            "That needs a queue for each loop, as `values` makes it in the next example."),
        .right(
            "each letter one loop only", shows: "one -a==---c==----\ntwo ----b==---d==-",
            "The stream has one queue, and the loops share it.")),
    // State that is observed
    Guess(
        "for number in [1, 2, 3] {",
        "At 3 the number becomes 1, 2 and 3 in one turn. What does `observed` get?",
        .wrong(
            "1, 2 and 3", shows: "observed 0--a-4-5-|", thinking: "Each change is announced.",
            "That needs a property, which sends each value that is set."),
        .right(
            "only the 3", shows: "observed 0--3-4-5-|",
            "It waits until the turn is over, and reads the value then.")),
    // The same search, four times
    Guess(
        "searchBySignals(texts, on: clock) { service.posts(on: $0) }\ndraw(",
        "At 15 the text is only “du”, while the question on “dune” is under way. Is its answer shown?",
        .right(
            "yes, at 19", shows: "signals -------------------f----------------------------g|",
            "“du” never comes to the switch, so nothing ends the question on “dune”."),
        .wrong(
            "no", shows: "signals ------------------------------------------------g|",
            thinking: "A new text always ends the old question.",
            "That needs the pause inside of the switch, so that each text ends the question before.")),
]
