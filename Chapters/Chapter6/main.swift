import Narration

Chapter(
    6,
    "MVVM",
    chineseTitle: "MVVM",
    sections: [],
    plays: []
).run()
