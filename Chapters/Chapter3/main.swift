import Narration

Chapter(
    3,
    sections: [higherOrderFunctions, map, filter, fold, performance, conclusion],
    guesses: guesses
).run()
