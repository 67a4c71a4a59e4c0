import Narration

Chapter(1, sections: [welcome]).run()
