import Narration

Chapter(
    4,
    sections: [
        introduction, streamsAndSequences, signals, subscriptions, derivingState, commands,
        subjects, hotAndColdSignals, multicasting, recipes, conclusion,
    ],
    plays: [formPlay]
).run()
