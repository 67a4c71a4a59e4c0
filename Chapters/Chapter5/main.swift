import Narration

Chapter(
    5,
    sections: [basics, fullSize, revisiting, networking, instantSearch, conclusion],
    plays: [galleryPlay, searchPlay]
).run()
