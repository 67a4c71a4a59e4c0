print("chapter 4")
