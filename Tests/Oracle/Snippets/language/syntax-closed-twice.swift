print("a"))
