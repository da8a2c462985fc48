func one(a: Int) {}
one(a: 1, b: 2)
one(a: 1, 2)
func none() {}
none(1)
none(a: 1)
