import FormPlay
import Narration

let chapter = Chapter(
    4,
    sections: [
        introduction, streamsAndSequences, signals, subscriptions, derivingState, commands,
        subjects, hotAndColdSignals, multicasting, combining, orderAndErrors, time, threads,
        bindings, lifetime, inWhichOrder, nothingArrives, fifteenErrors, conclusion, buildItYourself,
        operators,
    ],
    plays: [formPlay],
    guesses: guesses
)
// The learner's tool asks for questions in this way.
if CommandLine.arguments.dropFirst().first == "--which" {
    printQuestion(CommandLine.arguments.dropFirst(2))
} else {
    chapter.run()
}
