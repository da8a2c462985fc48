func f(x = 5) { }
