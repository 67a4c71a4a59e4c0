import Narration

Chapter(
    6,
    sections: [
        whatIsMVVM, revisiting, mvvmInPractice, loginAndDetails, testingViewModels, timeline, finalThoughts,
        asyncSequences, observedState,
    ],
    plays: [galleryPlay, timelinePlay]
).run()
