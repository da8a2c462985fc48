actor C { var n = 0; func inc() -> Int { 1 } }
let c = C()
func s4() async { print(c.inc()) }
func s5() async { if c.n > 3 { print(1) } }
func s6(_ d: C) async { d.n = 4; d.n += 1; print("\(d.n)"); await d.inc() }
