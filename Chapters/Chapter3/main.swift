import Narration

Chapter(
    3,
    "Functional programming with lists",
    chineseTitle: "用RXCollections进行函数式编程",
    sections: [higherOrderFunctions, map, filter, fold, performance, conclusion]
).run()
