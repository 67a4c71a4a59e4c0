import Narration

Chapter(
    6,
    sections: [
        whatIsMVVM, revisiting, mvvmInPractice, loginAndDetails, testingViewModels, timeline, finalThoughts,
    ],
    plays: [galleryPlay, timelinePlay]
).run()
