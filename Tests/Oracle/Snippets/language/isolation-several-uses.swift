actor C { var n = 0; func inc() -> Int { 1 } }
let c = C()
func s4() async { print(c.n, c.inc()) ; c.n = 3 }
