import FormPlay
import Narration

Chapter(
    4,
    sections: [
        introduction, streamsAndSequences, signals, subscriptions, derivingState, commands,
        subjects, hotAndColdSignals, multicasting, combining, orderAndErrors, timeAndThreads,
        bindingsAndLifetime, conclusion, buildItYourself, operators,
    ],
    plays: [formPlay]
).run()
