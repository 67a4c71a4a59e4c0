import FormPlay
import Narration

Chapter(
    4,
    sections: [
        introduction, streamsAndSequences, signals, subscriptions, derivingState, commands,
        subjects, hotAndColdSignals, multicasting, combining, orderAndErrors, time, threads,
        bindings, lifetime, conclusion, buildItYourself, operators,
    ],
    plays: [formPlay],
    guesses: guesses
).run()
