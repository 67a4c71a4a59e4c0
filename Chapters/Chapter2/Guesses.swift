import Narration

/// What a reader is asked before an example shows what it does. A question stands where the chapter has a surprise, and each wrong
/// answer for a misconception.
let guesses: [Guess] = [
    // Functional reactive programming
    Guess(
        "let a = b.combineLatest(with: c)",
        "`b` sends at 0, 4 and 12, and `c` at 0 and 8. When does the sum `a` come?",
        .wrong(
            "for each pair: at 0 and at 8", shows: "a 3-------7----|",
            thinking: "Values are paired by position, as zip does it.",
            "That needs an operator that pairs first with first and second with second. This one takes the latest."
        ),
        .right(
            "at 0, 4, 8 and 12", shows: "a 3---5---7---9|",
            "There is a sum for each value of either side, with the latest value of the other."),
        .wrong(
            "at 4, 8 and 12", shows: "a ----5---7---9|", thinking: "The first values are no change.",
            "That needs a rule for changes alone. The first two values make a sum, too."))
]
