import Narration

Chapter(
    5,
    sections: [basics, fullSize, revisiting, networking, instantSearch, conclusion, picturesOfAuthors],
    plays: [galleryPlay, searchPlay],
    guesses: guesses
).run()
