struct P { var x = 1 }
func show<T: CustomStringConvertible>(_ x: T) {}
show(P())
