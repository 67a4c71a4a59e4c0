import Narration

/// What a reader is asked before an example shows what it does. A question stands where the chapter has a surprise, and each wrong
/// answer for a misconception.
let guesses: [Guess] = [
    // Filter
    Guess(
        "grams.filter { $0 > 7 }.map",
        "Both lines use the same two steps, in another order. Do they print the same?",
        .wrong(
            "yes, both print `[12]`", shows: "filter first: [12]\nmap first: [12]",
            thinking: "The order of filter and map is irrelevant.",
            "That needs a question that means the same before and after `map`. Here it is first about grams."),
        .wrong(
            "yes, both print four prices", shows: "filter first: [0, 7, 0, 12]\nmap first: [0, 7, 0, 12]",
            thinking: "The order of filter and map is irrelevant, and filter asks for grams.",
            "That needs four prices above 7. In the second line the question is about euros."),
        .right(
            "no, they print four prices and one", shows: "filter first: [0, 7, 0, 12]\nmap first: [12]",
            "The order decides what the question is about: first about grams, then about euros.")),
    // Fold
    Guess(
        "let tree = leaves.reversed()",
        "The fold from the left gave -6. What does the fold from the right give?",
        .wrong(
            "-6, too", shows: "(1 - (2 - (3 - 0))) = -6", thinking: "Both folds are equal.",
            "That needs an operation like `+`, for which it does not matter where the brackets stand."),
        .right(
            "2", shows: "(1 - (2 - (3 - 0))) = 2",
            "The brackets stand at the other end, and the initial value 0 with them."),
        .wrong(
            "-4", shows: "((1 - 2) - 3) = -4", thinking: "There is no initial value: 1 - 2 - 3.",
            "That needs a fold from the left without an initial value: 1 - 2 - 3.")),
    // Performance
    Guess(
        "Measurement(\"lazy chain\")", "This is a debug build. Which of the three is the fastest?",
        .right(
            "the loop", where: { $0.bar("loop") < min($0.bar("eager chain"), $0.bar("lazy chain")) },
            "In a debug build each step of a chain costs extra calls, and the loop has none."),
        .wrong(
            "the lazy chain, because it makes no lists",
            where: { $0.bar("lazy chain") <= min($0.bar("loop"), $0.bar("eager chain")) },
            thinking: "The lists on the way are the expensive part, so the calls cost nothing.",
            "That needs a release build, in which most of its calls disappear."),
        .wrong(
            "none: they all become one loop",
            where: { lines in
                let bars = ["loop", "eager chain", "lazy chain"].map { lines.bar($0) }
                return (bars.min() ?? 0) * 10 >= (bars.max() ?? 0) * 9
            },
            thinking: "The compiler makes one loop of each.",
            "That needs a compiler that optimises. In a debug build it does not.")),
]

extension [String] {
    /// How long the bar of a measurement is.
    fileprivate func bar(_ name: String) -> Int {
        first { $0.hasPrefix(name) }?.count { $0 == "█" } ?? 0
    }
}
