import Narration
import SheetPlay

Chapter(
    2,
    sections: [philosophy, functionalReactiveProgramming, conclusion],
    plays: [sheetPlay],
    guesses: guesses
).run()
