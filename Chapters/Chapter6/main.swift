import Narration

Chapter(
    6,
    sections: [
        whatIsMVVM, revisiting, mvvmInPractice, loginAndDetails, testingViewModels, timeline, finalThoughts,
        asyncSequences, observedState, sameSearch, whichTool,
    ],
    plays: [galleryPlay, timelinePlay],
    guesses: guesses
).run()
