extension Wrapping {
    /// The exercises in which one operator too many leaves a right answer right, with the reasons.
    static let harmless: [String: [Wrapping: String]] = [
        "4.3.1": [
            .endsAfterSix: "There are two events at most.",
            .beginsAtOnce: "All events come at once, and nothing is done for them.",
            .dropsRepeats: "The news of a parcel are never the same twice.",
            .subscribesTwice: "All events come at once, and nothing is done for them.",
            .neverDisposes: "When all events come at once, nothing is left to dispose.",
        ],
        "4.7.3": [
            .subscribesTwice: "The calls are hot, and the board listens anyway.",
            .neverDisposes: "The board listens to the end, whoever leaves.",
        ],
        "4.9.3": [
            .triesAgain: "A clock that has broken is broken for everybody who comes later.",
            .servesOnce: "It is what the task asks for.",
            .subscribesTwice: "The clock is shared: whoever listens in secret leaves with the others.",
        ],
        "4.9.4": [
            .subscribesTwice: "The request is shared: it is made once for both.",
            .neverDisposes: "The task leaves open whether the request goes on when all have left.",
        ],
        "4.11.3": [
            .swallowsErrors: "It never fails: yesterday's forecast comes instead.",
            .triesAgain: "It never fails: yesterday's forecast comes instead.",
        ],
        "4.18.2": [.dropsRepeats: "Each number is one more than the one before."],
        "5.3.3": [
            .dropsRepeats: "Twice the same picture looks like once.",
            .neverCompletes: "A photo's picture can always change, and the task leaves open when this ends.",
        ],
        "5.4.1": [
            .dropsRepeats: "A call has one answer.", .endsEarly: "A call has one answer, and ends with it.",
            .endsAfterSix: "A call has one answer, and ends with it.",
        ],
        "5.5.1": [.dropsRepeats: "The task drops them."],
    ]
}
