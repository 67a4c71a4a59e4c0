import Narration

/// What a reader is asked before an example shows what it does. A question stands where the chapter has a surprise, and each wrong
/// answer for a misconception.
let guesses: [Guess] = [
    // The basics
    Guess(
        "func importPhotos(from source: StubPhotos)", "How many requests are made before anybody subscribes?",
        .wrong(
            "none", shows: "requests before anybody subscribes: 0", thinking: "Every request is cold.",
            "That needs a request that begins with its subscriber. This one is made when the function is called."
        ),
        .right(
            "one", shows: "requests before anybody subscribes: 1",
            "The function asks when it is called, and the subject keeps the answer."),
        .wrong(
            "two, one for each subscriber", shows: "requests before anybody subscribes: 2",
            thinking: "Each subscriber makes a request, and the function makes them.",
            "That needs a cold signal. Here both subscribers share a subject.")),
    // The full-size photo
    Guess(
        "print(\"turned, waiting for\", source.awaited)",
        "You turn to photo 2 while photo 1 is loading. Which request is still waited for?",
        .wrong(
            "both", shows: #"turned, waiting for ["photo 1", "photo 2"]"#, thinking: "Old requests go on.",
            "That needs a subscription that nobody disposes. A `SerialDisposable` disposes the old one."),
        .right(
            "photo 2", shows: #"turned, waiting for ["photo 2"]"#,
            "The `SerialDisposable` disposes the old subscription, and that cancels its request.")),
    // FRP Pixels revisited
    Guess(
        "load(from: StubPhotos(on: clock, failing: [\"photos\"]))",
        "The list fails, and `catchTo(.empty)` follows. What does the property hold then?",
        .wrong(
            "`[]`, an empty list", where: { $0.last == "[]" }, thinking: ".empty sends an empty list.",
            "That needs `.return([])`. `.empty` sends no value at all."),
        .right(
            "`[\"(loading)\"]`, as before", where: { $0.last == #"["(loading)"]"# },
            "`.empty` sends no value, so the property keeps what it has.")),
    // The networking layer
    Guess(
        "\"publish, late\": shared.watched(",
        "With `publish`, what does somebody get who subscribes at 5, after the answer?",
        .wrong(
            "the answer", shows: "publish, late (^a|)", thinking: "publish remembers the answer.",
            "That needs `replayLazily`, which keeps the answer."),
        .right("only the end", shows: "publish, late (^|)", "A plain subject says only that it has ended."),
        .wrong(
            "the answer to a second request, at 7", shows: "publish, late ^-(a|)",
            thinking: "A late subscriber restarts the request.",
            "That needs a signal that is not shared. A connection does not start again.")),
    // Instant search
    Guess(
        "let behind = texts.map(search)",
        "A waits for the main thread when “b” is typed. In the row `behind`, does A still come?",
        .right(
            "yes", shows: "behind -----AB-|",
            "A has passed the switch already, and nothing behind it stops A."),
        .wrong(
            "no, `switchToLatest` stops it", shows: "behind ------B-|",
            thinking: "The switch stops what has passed it.",
            "That needs `deliverOn` inside, before the switch.")),
]
