import Narration

Chapter(
    2,
    sections: [philosophy, functionalReactiveProgramming, conclusion],
    plays: [sheetPlay]
).run()
