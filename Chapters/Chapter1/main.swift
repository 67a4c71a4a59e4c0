import Narration

Chapter(1, "Welcome", chineseTitle: "致谢", sections: [welcome]).run()
