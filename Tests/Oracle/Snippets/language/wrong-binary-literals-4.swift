print("a" * 3)
