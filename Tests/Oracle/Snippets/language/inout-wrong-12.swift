func inc(_ x: inout Int) { x += 1 }
var s = "x"
inc(&s)
