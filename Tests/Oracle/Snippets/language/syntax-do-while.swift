do { print("x") } while (true)
