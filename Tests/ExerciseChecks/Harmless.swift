extension Wrapping {
    private static let alike = "The source happens once: shared or not is the same."

    /// Where one operator more leaves a right answer right, and why.
    static let harmless: [String: [Wrapping: String]] = [
        "4.3.1": [
            .beginsAtOnce: "All events come at once, and nothing is done for them.",
            .dropsRepeats: "The news of a parcel are never the same twice.",
            .subscribesTwice: "All events come at once, and nothing is done for them.",
            .neverDisposes: "When all events come at once, nothing is left to dispose.",
        ],
        "4.3.2": [.servesOnce: alike],
        "4.3.4": [.servesOnce: alike],
        "4.7.3": [
            .subscribesTwice: "The calls are hot, and the board listens anyway.",
            .neverDisposes: "The board listens to the end, whoever leaves.",
        ],
        "4.9.3": [
            .servesOnce: "It is what the task asks for.",
            .subscribesTwice: "The clock is shared: whoever listens in secret leaves with the others.",
        ],
        "4.9.4": [
            .subscribesTwice: "The request is shared: it is made once for both.",
            .neverDisposes: "The task leaves open whether the request goes on when all have left.",
        ],
        "4.10.3": [.servesOnce: alike],
        "4.11.3": [
            .servesOnce: "The request knows how often it was made, so nobody is asked to come later.",
            .swallowsErrors: "It never fails: yesterday's forecast comes instead.",
        ],
        "4.12.1": [.servesOnce: alike],
        "4.15.3": [.servesOnce: alike],
        "5.1.2": [.servesOnce: alike],
        "5.2.1": [.dropsRepeats: "A photo has one picture."],
        "5.3.3": [.dropsRepeats: "Twice the same picture looks like once."],
        "5.4.1": [
            .dropsRepeats: "A call has one answer.", .endsEarly: "A call has one answer, and ends with it.",
        ],
        "5.5.1": [.dropsRepeats: "The task drops them."],
        "6.4.3": [.servesOnce: "Who has logged in is remembered, so nobody is asked to come later."],
        "6.6.3": [.servesOnce: alike],
    ]
}
