import Narration

Chapter(
    4,
    "ReactiveCocoa",
    chineseTitle: "使用ReactiveCocoa",
    sections: [
        introduction, streamsAndSequences, signals, subscriptions, derivingState, commands,
        subjects, hotAndColdSignals, multicasting, recipes, conclusion,
    ],
    plays: [formPlay]
).run()
