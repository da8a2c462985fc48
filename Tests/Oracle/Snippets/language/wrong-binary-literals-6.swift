print("a" == 1)
