if (1 > 2) print("x")
