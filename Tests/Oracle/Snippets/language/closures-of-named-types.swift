typealias Handler = (String) -> Void
func on(_ h: Handler) { h("x") }
on { print($0 + 1) }
on { s, t in print(s) }
on { print("no param") }
