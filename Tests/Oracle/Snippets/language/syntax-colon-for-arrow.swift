func f(x: Int) : Int { 5 }
