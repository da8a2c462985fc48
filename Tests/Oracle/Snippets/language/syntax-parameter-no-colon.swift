func f(x Int) { }
