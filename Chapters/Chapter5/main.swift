import Narration

Chapter(
    5,
    "FRP Pixels",
    chineseTitle: "ReactiveCocoa实践",
    sections: [basics, fullSize, revisiting, networking, instantSearch, conclusion],
    plays: [galleryPlay, searchPlay]
).run()
