func f(Int x) { }
