let (a, b) = (1, 2, 3)
func local() { let (c, d) = ("x", 2, 3.0); print(c, d) }
func triple() -> (Int, Int, Int) { (1, 2, 3) }
func called() { let (e, f) = triple(); print(e, f) }
local()
called()
