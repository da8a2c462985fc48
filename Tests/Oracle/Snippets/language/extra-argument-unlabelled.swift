func one(_ a: Int) {}
one(1, 2)
one(1, 2, 3)
