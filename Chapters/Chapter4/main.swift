import Narration

Chapter(
    4,
    "ReactiveCocoa",
    chineseTitle: "使用ReactiveCocoa",
    sections: [introduction, streamsAndSequences, signals]
).run()
