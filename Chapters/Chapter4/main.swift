import Narration

Chapter(
    4,
    sections: [
        introduction, streamsAndSequences, signals, subscriptions, derivingState, commands,
        subjects, hotAndColdSignals, multicasting, combining, orderAndErrors, timeAndThreads,
        bindingsAndLifetime, conclusion, buildItYourself,
    ],
    plays: [formPlay]
).run()
