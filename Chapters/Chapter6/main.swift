import Narration

Chapter(
    6,
    "MVVM",
    chineseTitle: "MVVM",
    sections: [
        whatIsMVVM, revisiting, mvvmInPractice, loginAndDetails, testingViewModels, timeline, finalThoughts,
    ],
    plays: [galleryPlay, timelinePlay]
).run()
