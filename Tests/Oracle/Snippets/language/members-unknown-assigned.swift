struct N { var style = 1 }
enum K { case a }
var n = N()
n.stile = .decimal
n.style = .decimal
n.foo = nil
n.foo = []
n.bar(.x)
zz.foo = .y
zz = .x
n.foo = .x(1)
n.foo.bar = .z
