var a = 1
func plain(_ x: Int) {}
plain(&a)
