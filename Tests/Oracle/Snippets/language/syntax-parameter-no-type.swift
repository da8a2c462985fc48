func f(x) { }
