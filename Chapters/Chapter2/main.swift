import Narration

Chapter(
    2,
    "Functional reactive programming",
    chineseTitle: "函数式反应型编程",
    sections: [philosophy, functionalReactiveProgramming, conclusion],
    plays: [sheetPlay]
).run()
