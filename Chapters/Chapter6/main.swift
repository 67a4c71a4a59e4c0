import Narration

Chapter(
    6,
    sections: [
        whatIsMVVM, revisiting, mvvmInPractice, loginAndDetails, testingViewModels, timeline, finalThoughts,
        swiftToday,
    ],
    plays: [galleryPlay, timelinePlay]
).run()
