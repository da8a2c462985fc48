func f(x: Int = ) { }
